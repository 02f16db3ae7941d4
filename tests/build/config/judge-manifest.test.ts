import { expect, test } from 'vitest';
import { judgeManifest } from '../../../deploy/config-check/judge-manifest';
import { judgeStatusWithPictures } from '../../../deploy/config-check/judge-site';
import { readPicture } from '../../../deploy/config-check/load-picture';
import { fail, ok } from '../../../src/base/result';
import { formatFinding } from '../../../src/services/config-check/finding';
import { drawMerchantIconPng } from '../../platform/art/draw-merchant-icon-png';
import { FAIR } from '../../platform/merchants/fair';

const ORIGIN = 'https://m.fair.example';
const ICONS = [192, 256, 384, 512].map((edge) => ({ src: `/cdn/icon-${edge}.png`, sizes: `${edge}x${edge}` }));
const TEMPLATE = { title: 'Fair', icons: ICONS, desktop_app_feature: true, apple_touch_icon: '/cdn/icon-192.png' };

/** Resolves with a PNG of the size in the name of the file; `missing` is not found. */
async function loadPicture(url: string) {
  if (url.includes('missing')) return fail('the server answers 404');
  const edge = Number(/-(\d+)\.png$/.exec(url)?.[1]);
  return ok(Number.isNaN(edge) ? {} : { width: edge, height: edge });
}

const judge = async (template: unknown, origin: string | undefined = ORIGIN) =>
  (await judgeManifest(template, origin, loadPicture)).map((finding) => `${finding.level} ${formatFinding(finding)}`);
const withIcon = (icon: object) => ({ ...TEMPLATE, icons: [...ICONS, icon] });

test('[OPS-1.1] a manifest template whose icons load in their sizes has no fault and no warning', async () => {
  expect(await judge(TEMPLATE)).toEqual([]);
});

test.each([
  ['no object', [], 'fault The manifest template must be one object: { … }.'],
  ['no title', { ...TEMPLATE, title: ' ' }, 'fault title: is missing: the installed app has no name.'],
  [
    'a misspelt key',
    { ...TEMPLATE, apple_touch_icon: undefined, aple_touch_icon: '/a.png' },
    'fault aple_touch_icon: ',
  ],
  [
    'icons that are no list',
    { ...TEMPLATE, icons: '/a.png' },
    'fault icons: must be a list: [ … ], but it is the text',
  ],
  ['no icon of 512 px', { ...TEMPLATE, icons: ICONS.slice(0, 3) }, 'fault icons: have no icon of 512x512.'],
  [
    'no icon of 384 px',
    { ...TEMPLATE, icons: ICONS.filter((_, at) => at !== 2) },
    'warning icons: have no icon of 384x384.',
  ],
  [
    'an icon that is not found',
    withIcon({ src: '/missing.png', sizes: '144x144' }),
    'fault icons[4].src: https://m.fair.example/missing.png does not load: the server answers 404.',
  ],
  [
    'an icon of another size',
    withIcon({ src: 'https://img.example/icon-96.png', sizes: '144x144' }),
    'fault icons[4].src: https://img.example/icon-96.png is 96x96, and not 144x144 as stated.',
  ],
  ['an icon that is no PNG', withIcon({ src: '/x.png', sizes: '144x144' }), 'x.png is no PNG file.'],
  [
    'an icon with the name of another format',
    withIcon({ src: '/x.svg', sizes: '144x144' }),
    'icons[4].src: "/x.svg" is ignored',
  ],
  [
    'a size that is not square',
    withIcon({ src: '/x.png', sizes: '144x96' }),
    'icons[4].sizes: "144x96" is no square size',
  ],
  ['a touch icon that is not found', { ...TEMPLATE, apple_touch_icon: '/missing.png' }, 'fault apple_touch_icon: '],
])('[OPS-1.1] %s in a manifest template is named', async (_, template, message) => {
  expect((await judge(template)).join('\n')).toContain(message);
});

test.each([
  ['of any size', { src: '/x.svg', sizes: 'any' }],
  ['of several sizes', { src: '/x.png', sizes: '16x16 32x32' }],
  ['of another format', { src: '/x.svg', sizes: '144x144' }],
])('[OPS-1.3] an icon %s beside good ones is a warning: the app leaves it out', async (_, icon) => {
  expect(await judge(withIcon(icon))).toEqual([expect.stringMatching(/^warning icons\[4\]\./)]);
});

test('[OPS-1.1] a picture that browsers do not show is a fault, and is not loaded', async () => {
  const requested: string[] = [];
  const load = async (url: string) => {
    requested.push(url);
    return loadPicture(url);
  };
  const template = { ...TEMPLATE, apple_touch_icon: 'http://127.0.0.1:9/internal.png' };
  const findings = [...(await judgeManifest(template, ORIGIN, load))];
  const branding = { logo: 'http://127.0.0.1:9/internal.png' };
  const status = { info: { whitelabelVal: branding } };
  findings.push(
    ...(await judgeStatusWithPictures({ status, origin: ORIGIN, deployment: undefined, isLocal: true }, load)),
  );
  expect(findings.map(formatFinding).filter((line) => line.includes('127.0.0.1'))).toEqual([
    expect.stringContaining('apple_touch_icon: the app does not show "http://127.0.0.1:9/internal.png"'),
    expect.stringContaining('info.whitelabelVal.logo: the app does not show "http://127.0.0.1:9/internal.png"'),
  ]);
  expect(requested.filter((url) => url.includes('127.0.0.1'))).toEqual([]);
});

test('[OPS-1.1] an icon that the app leaves out does not count as one of its size', async () => {
  const icons = [...ICONS.slice(0, 3), { src: '/x.svg', sizes: '512x512' }];
  expect(await judge({ ...TEMPLATE, icons })).toContain('fault icons: have no icon of 512x512.');
});

test('[OPS-1.3] icons at a path cannot be loaded without the URL of a site, which is a warning', async () => {
  const findings = (await judgeManifest(TEMPLATE, undefined, loadPicture)).map(formatFinding);
  expect(findings).toContain('icons[0].src: /cdn/icon-192.png was not loaded: name the URL of the site too.');
});

test('[OPS-1.1] the size of a PNG file is read from the file; another file has none', () => {
  expect(readPicture(drawMerchantIconPng(FAIR, 48))).toEqual({ width: 48, height: 48 });
  expect(readPicture(Buffer.from('GIF89a'))).toEqual({});
  expect(readPicture(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).toEqual({});
});
