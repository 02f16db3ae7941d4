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
function build(bodies: typeof BODIES): HTMLElement | undefined {
  const visit = parseFirstVisitContent(bodies, { merchant: 'KOPI', language: 'EN', catalogue: english });
  if (!visit) return undefined;
  const frame = document.createElement('div');
  frame.append(...buildFirstVisitNodes(visit, (key) => visit.texts[key] ?? '').map(buildDomNode));
  return frame;
}

const sourcesOf = (frame: HTMLElement | undefined) =>
  [...(frame?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));

describe('[BOOT-1] first screen of a first visit', () => {
  test('[WL-2.10] shows the merchant’s name in place of a logo without a scheme, and a banner without its picture', () => {
    const values = ['status', 'value', 'info', 'whitelabelVal'];
    const frame = build(replaceAt(BODIES, [...values, 'logo'], '//cdn.example/l.svg'));
    expect(frame?.querySelector('h1')?.textContent).toBe('Kopi');
    expect(sourcesOf(frame)).toContain('/i.svg');
    const withoutIcon = build(replaceAt(BODIES, [...values, 'icon'], '//cdn.example/i.svg'));
    expect(withoutIcon?.querySelector('h1 img')?.getAttribute('src')).toBe('/l.svg');
    const banner = build(replaceAt(BODIES, ['banners', 'value', 'list', '0', 'image'], '//cdn.example/b.svg'));
    expect(sourcesOf(banner)).not.toContain('//cdn.example/b.svg');
    expect(banner?.textContent).toContain('Hello');
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
