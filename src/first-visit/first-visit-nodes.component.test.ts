import { describe, expect, test } from 'vitest';
import { WRONG_TYPE_VALUES } from '../../tests/support/api/invalid-values';
import { buildDomNode } from '../bootstrap/build-dom-node';
import english from '../services/i18n/catalogues/en.json';
import { buildFirstVisitNodes } from './first-visit-nodes';
import { parseFirstVisitContent } from './parse-first-visit-content';

const success = (value: unknown) => ({ success: true, value });
const GAME = { displayName: 'Wheel', providerName: 'Maker', image: '/w.svg', trial: true, hot: true, jackpot: 900 };
const BODIES = {
  status: success({
    maintenance: false,
    info: {
      merchantCode: 'KOPI',
      whitelabel: { CBS3: true },
      whitelabelVal: { name: 'Kopi', logo: '/l.svg', icon: '/i.svg', languages: ['EN'], features: { rewards: true } },
    },
  }),
  banners: success({ list: [{ title: 'Hello', image: '/b.svg' }] }),
  lanes: success({ data: { lanes: [{ title: 'Slots', category: 'SLOT', cards: [GAME, { ...GAME, hot: false }] }] } }),
};

/** Path of the merchant's settings in the bodies. */
const VALUES = ['status', 'value', 'info', 'whitelabelVal'];

/** Values that a platform may send in any field, among them each kind of URL that a snapshot refuses. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...WRONG_TYPE_VALUES.map(([, value]) => value),
  '//cdn.example/a.svg',
  ' //cdn.example/a.svg',
  'http://cdn.example/a.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:text/html,a',
  'https:a',
  '/\\cdn.example/a.svg',
  '" onload="alert(1)',
  '<img src=x onerror=alert(1)>',
  '\u0000\ud800\u202e',
  'x'.repeat(10_000),
  Number.MAX_VALUE,
  '__proto__',
];

/** Returns the paths of all fields and entries below a value. */
function listPaths(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...at, name], ...listPaths(field, [...at, name])]);
}

function replaceAt(root: unknown, path: readonly string[], value: unknown): typeof BODIES {
  const copy = structuredClone(root);
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((one, key) => Object(one[key]), Object(copy));
  parent[path.at(-1) ?? ''] = value;
  return copy as typeof BODIES;
}

/** Builds the first screen. Returns its element, or undefined if the skeleton stays. */
function build(bodies: typeof BODIES, isReducedMotion = false): HTMLElement | undefined {
  const visit = parseFirstVisitContent(bodies, { merchant: 'KOPI', language: 'EN', catalogue: english });
  if (!visit) return undefined;
  const frame = document.createElement('div');
  frame.append(...buildFirstVisitNodes(visit, (key) => visit.texts[key] ?? '', isReducedMotion).map(buildDomNode));
  return frame;
}

const sourcesOf = (frame: HTMLElement | undefined) =>
  [...(frame?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));

describe('[BOOT-1] first screen of a first visit', () => {
  test('[WL-2.10] shows the merchant’s name in place of a logo without a scheme, and a banner without its picture', () => {
    const frame = build(replaceAt(BODIES, [...VALUES, 'logo'], '//cdn.example/l.svg'));
    expect(frame?.querySelector('h1')?.textContent).toBe('Kopi');
    expect(sourcesOf(frame)).toContain('/i.svg');
    const withoutIcon = build(replaceAt(BODIES, [...VALUES, 'icon'], '//cdn.example/i.svg'));
    expect(withoutIcon?.querySelector('h1 img')?.getAttribute('src')).toBe('/l.svg');
    const banner = build(replaceAt(BODIES, ['banners', 'value', 'list', '0', 'image'], '//cdn.example/b.svg'));
    expect(sourcesOf(banner)).not.toContain('//cdn.example/b.svg');
    expect(banner?.textContent).toContain('Hello');
  });

  test('[WL-2.18] shows the picture of a category on a board, and the app’s icon for one without a picture', () => {
    const lanes = success({
      data: {
        lanes: [
          { title: 'Slots', category: 'SLOT', icon: '/c/slots.svg', cards: [GAME] },
          { title: 'Fishing', category: 'FISH', cards: [GAME] },
        ],
      },
    });
    const board = replaceAt({ ...BODIES, lanes }, [...VALUES, 'design'], {
      home: [{ module: 'tabs', variant: 'board' }],
    });
    const tabs = [...(build(board)?.querySelectorAll('nav')[0]?.querySelectorAll('li') ?? [])];
    expect(tabs.map((tab) => [tab.textContent, tab.querySelector('img')?.getAttribute('src')])).toEqual([
      ['Slots', '/c/slots.svg'],
      ['Fishing', undefined],
    ]);
    expect(tabs.map((tab) => tab.querySelector('use') !== null)).toEqual([false, true]);
  });

  test.each([
    [false, 1],
    [true, 0],
  ])('[GAME-5.15] with reduced motion (%s), the banners have %i buttons', (isReducedMotion, count) => {
    const banners = success({ list: [1, 2].map((number) => ({ title: `Banner ${number}`, image: '/b.svg' })) });
    const frame = build({ ...BODIES, banners }, isReducedMotion);
    expect(frame?.querySelectorAll('section button')).toHaveLength(count);
  });

  test.each([
    [{ age: 21 }, 2],
    [undefined, 1],
  ])('[WL-2.20] with the legal kit %j, the way to register has %i blocks', (legal, count) => {
    const frame = build(replaceAt(BODIES, [...VALUES, 'legal'], legal));
    const entry = frame?.querySelector('main [data-to*=register]')?.parentElement?.parentElement;
    expect(entry?.childElementCount).toBe(count);
  });

  test('is built or left to the skeleton, and never throws, whatever a field of the responses contains', () => {
    const paths = listPaths(BODIES);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      for (const value of HOSTILE_VALUES) {
        expect(() => build(replaceAt(BODIES, path, value)), `${path.join('.')} = ${String(value)}`).not.toThrow();
      }
    }
  });
});
