import { describe, expect, test } from 'vitest';
import { ILLUSTRATION_NAMES } from '../../../src/contract/merchant/illustration-names';
import { findMerchant } from '../merchants/find-merchant';
import { setUpTestPlatform } from '../testing/test-platform';
import { drawIllustration } from './draw-illustration';

const MAX_CHARACTERS = 6 * 1024;
const CODES = ['FAIR', 'KOPI', 'SOL'];

const { platform } = setUpTestPlatform();

const draw = (code: string, name: string): string => {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error(`no merchant ${code}`);
  return drawIllustration(merchant, name) ?? '';
};
const drawings = CODES.flatMap((code) => ILLUSTRATION_NAMES.map((name) => ({ code, name, svg: draw(code, name) })));
const describeDrawing = ({ code, name }: { readonly code: string; readonly name: string }) => `${code} ${name}`;
const listIds = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** Returns the names of elements that are not closed, or not in their order. */
function findOpenElements(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = '', isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash !== '') {
      if (open.pop() !== name) return [...open, `/${name}`];
    } else if (isEmpty === '') open.push(name);
  }
  return open;
}

describe('[WL-2.4] the illustrations of the local merchants', () => {
  test('are thirteen different drawings for each merchant', () => {
    expect(drawings).toHaveLength(39);
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(39);
  });

  test('are well-formed, with numbers only', () => {
    for (const drawing of drawings) {
      expect(findOpenElements(drawing.svg), describeDrawing(drawing)).toEqual([]);
      expect(drawing.svg.replaceAll(/<[^<>]+>/g, ''), describeDrawing(drawing)).toBe('');
      expect(drawing.svg, describeDrawing(drawing)).not.toMatch(/undefined|NaN|\[object|FILL|SOLID/);
    }
  });

  test('have no text, and neither a frame nor a ground of their own', () => {
    const framed = drawings.filter(({ svg }) => /<(text|rect|image|style|script)\b|M0 0H288V240/.test(svg));
    expect(framed.map(describeDrawing)).toEqual([]);
  });

  test('have at most 6 KB', () => {
    expect(drawings.filter(({ svg }) => svg.length > MAX_CHARACTERS).map(describeDrawing)).toEqual([]);
  });

  test('have ids that no other drawing has, and refer only to their own', () => {
    const ids = drawings.flatMap(({ svg }) => listIds(svg));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const drawing of drawings) {
      const own = new Set(listIds(drawing.svg));
      const used = [...drawing.svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = '']) => id);
      expect(
        used.filter((id) => !own.has(id)),
        describeDrawing(drawing),
      ).toEqual([]);
    }
  });

  test('are served by name, and no other name is', async () => {
    const request = (file: string) => fetch(`${platform().origin}/cdn/FAIR/art/${file}`);
    const lost = await request('lost.svg');
    expect([lost.status, lost.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await lost.text()).toBe(draw('FAIR', 'lost'));
    expect((await request('nothing.svg')).status).toBe(404);
    expect((await request('toString.svg')).status).toBe(404);
  });

  test('are a star in the accent colour, with every name, for a merchant without a character', () => {
    const fair = findMerchant('FAIR');
    if (!fair) throw new Error('no merchant');
    const other = { ...fair, code: 'ACME', accent: '#0b6e4f' };
    const stars = ILLUSTRATION_NAMES.map((name) => drawIllustration(other, name));
    expect(new Set(stars).size).toBe(1);
    expect(stars[0]).toContain('#0b6e4f');
    expect(drawIllustration(other, 'nothing')).toBeUndefined();
  });
});
