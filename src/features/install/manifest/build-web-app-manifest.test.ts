import { describe, expect, test } from 'vitest';
import {
  buildWebAppManifest,
  type ManifestContext,
  selectValidIcons,
  selectValidScreenshots,
  toManifestIconUrl,
} from './build-web-app-manifest';

const HOSTS = { origin: 'https://m.fair.example' };
const icon = (src: string, sizes = '192x192', purpose = '') => ({ src, sizes, purpose });

describe('[ENG-6] [WL-2] icons of a merchant', () => {
  test.each([
    ['/cdn/icon.png', 'https://m.fair.example/cdn/icon.png'],
    ['https://cdn.example/a.PNG?v=1', 'https://cdn.example/a.PNG?v=1'],
    ['http://cdn.example/a.png', ''],
    ['//cdn.example/a.png', ''],
    ['data:image/png;base64,aaaa', ''],
    ['javascript:alert(1)//.png', ''],
    ['/cdn/icon.svg', ''],
    ['/cdn/icon.pngx', ''],
    ['/cdn/icon.png.svg', ''],
    ['/cdn.png/icon', ''],
    ['', ''],
  ])('[ENG-6.2] the URL %j of a merchant icon is resolved to %j (empty: the icon is not used)', (src, url) => {
    expect(toManifestIconUrl(src, HOSTS)).toBe(url);
  });

  test.each([
    ['192x192', 1],
    [' 512X512 ', 1],
    ['143x143', 0],
    ['144x144', 1],
    ['1024x1024', 1],
    ['1025x1025', 0],
    ['192x256', 0],
    ['any', 0],
    ['192x192 256x256', 0],
    ['', 0],
  ])('[ENG-6.2] for a merchant icon with the sizes %j, selectValidIcons() returns %i usable icons', (sizes, count) => {
    const found = selectValidIcons([icon('/a.png', sizes), icon('/sure.png')], HOSTS);
    expect(found.filter(({ src }) => src.endsWith('/a.png'))).toHaveLength(count);
  });

  test('the purpose of a merchant icon contains only known keywords', () => {
    const purposes = selectValidIcons([icon('/a.png'), icon('/b.png', '192x192', 'any  maskable evil')], HOSTS);
    expect(purposes.map(({ purpose }) => purpose)).toEqual(['any', 'any maskable']);
  });

  test('[ENG-6.2] if no icon of a merchant is usable, the icons of the build are used', () => {
    expect(selectValidIcons([icon('/a.svg')], HOSTS)).toEqual(
      [192, 256, 384, 512].map((size) => ({
        src: `https://m.fair.example/m/icons/icon-${size}x${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any',
      })),
    );
  });

  test('a merchant icon gets an absolute URL, normalized sizes, a type and a purpose', () => {
    expect(selectValidIcons([icon('/a.png', ' 192X192 ')], HOSTS)).toEqual([
      { src: 'https://m.fair.example/a.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    ]);
  });
});

describe('[ENG-6] screenshots of a merchant', () => {
  const shot = (src: string, sizes = '540x1140', label = '') => ({ src, sizes, label });

  test.each([
    ['/a.jpg', 'image/jpeg'],
    ['/a.JPEG', 'image/jpeg'],
    ['/a.png?v=1', 'image/png'],
    ['https://cdn.example/a.webp#x', 'image/webp'],
    ['/a.svg', undefined],
    ['/a.constructor', undefined],
    ['/a', undefined],
    ['/a.png/b', undefined],
    ['/.jpg', 'image/jpeg'],
    ['http://cdn.example/a.png', undefined],
  ])(
    '[ENG-6.3] a merchant screenshot with the URL %s has the type %s (undefined: the screenshot is not used)',
    (src, type) => {
      const found = selectValidScreenshots([shot(src, ' 540x1140 ')], HOSTS);
      expect(found.map((one) => one.type)).toEqual(type === undefined ? [] : [type]);
    },
  );

  test.each([
    ['540x1140', 'narrow'],
    ['1024X640', 'wide'],
    ['320x736', 'narrow'],
    ['320x737', undefined],
    ['736x320', 'wide'],
    ['319x600', undefined],
    ['3840x3840', 'narrow'],
    ['3841x3840', undefined],
    ['1x2', undefined],
    ['any', undefined],
    ['540x1140x1', undefined],
    ['1x540x1140', undefined],
  ])(
    '[ENG-6.3] a merchant screenshot of the size %s has the form factor %s (undefined: the screenshot is not used)',
    (sizes, formFactor) => {
      expect(selectValidScreenshots([shot('/a.png', sizes)], HOSTS)[0]?.form_factor).toBe(formFactor);
    },
  );

  test('at most eight merchant screenshots are used, with their labels', () => {
    const many = Array.from({ length: 9 }, () => shot('/a.png', '540x1140', 'Home'));
    expect(selectValidScreenshots([shot('/b.png', '540x1140', ' '), ...many], HOSTS)).toEqual(
      [undefined, ...Array.from({ length: 7 }, () => 'Home')].map((label) => ({
        src: `https://m.fair.example/${label === undefined ? 'b' : 'a'}.png`,
        sizes: '540x1140',
        type: 'image/png',
        form_factor: 'narrow',
        ...(label !== undefined && { label }),
      })),
    );
  });
});

test('[ENG-6.1] the web app manifest has the title of the merchant’s template, and a fixed id, start URL and scope', () => {
  const template = {
    title: 'Fair',
    icons: [icon('/a.png')],
    desktop_app_feature: true,
    apple_touch_icon: '',
    screenshots: [],
  };
  const context: ManifestContext = {
    hosts: HOSTS,
    language: 'en',
    direction: 'ltr',
    description: 'Every day',
    themeColor: '#111111',
    backgroundColor: '#222222',
    shortcuts: [{ name: 'Deposit', path: '/m/voucherCenter' }],
  };
  const manifest = buildWebAppManifest(template, selectValidIcons(template.icons, HOSTS), context);
  expect(manifest).toEqual({
    id: 'https://m.fair.example/m/',
    name: 'Fair',
    short_name: 'Fair',
    description: 'Every day',
    lang: 'en',
    dir: 'ltr',
    start_url: 'https://m.fair.example/m/home',
    scope: 'https://m.fair.example/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: '#111111',
    background_color: '#222222',
    icons: selectValidIcons(template.icons, HOSTS),
    screenshots: [],
    shortcuts: [{ name: 'Deposit', url: 'https://m.fair.example/m/voucherCenter' }],
    launch_handler: { client_mode: 'navigate-existing' },
    prefer_related_applications: false,
  });
});
