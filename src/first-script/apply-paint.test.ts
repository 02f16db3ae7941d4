import { describe, expect, test } from 'vitest';
import type { PaintRecord } from '../contract/paint-record';
import { applyPaint } from './apply-paint';

const record: PaintRecord = {
  merchant: 'KOPI',
  name: 'Kopi',
  logo: '',
  lang: 'ar',
  dir: 'rtl',
  tokens: { '--color-text': '#102030' },
};

/** The three members of an element that painting writes. */
function paint(change: Partial<PaintRecord>) {
  const properties = new Map<string, string>();
  const setProperty = (name: string, value: string) => void properties.set(name, value);
  const root = { lang: '', dir: '', style: { setProperty } };
  applyPaint({ ...record, ...change }, root);
  return { root, properties };
}

describe('[WL-2] the skeleton takes the look of the merchant', () => {
  test('language, direction and colours', () => {
    const { root, properties } = paint({});
    expect([root.lang, root.dir, properties.get('--color-text')]).toEqual(['ar', 'rtl', '#102030']);
  });

  test.each([
    ['Kopi', '"Kopi"'],
    ['Kopi "Luwak" \\', '"Kopi \\"Luwak\\" \\\\"'],
    ['two\nlines', '"two lines"'],
  ])('the name %j as a CSS string', (name, text) => {
    expect(paint({ name }).properties.get('--first-name')).toBe(text);
  });

  test('instead of the name in index.html', () => {
    expect(paint({}).properties.get('--first-default')).toBe('none');
  });

  test('the logo instead of the name', () => {
    const { properties } = paint({ logo: 'https://img.example/a"b).png' });
    expect(properties.get('--first-name')).toBe('""');
    expect(properties.get('--first-logo')).toBe('url("https://img.example/a\\"b).png")');
  });
});
