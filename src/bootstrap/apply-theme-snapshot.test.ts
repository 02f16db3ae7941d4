import { describe, expect, test } from 'vitest';
import type { ThemeSnapshot } from '../contract/bootstrap/theme-snapshot';
import { applyThemeSnapshot } from './apply-theme-snapshot';

const record: ThemeSnapshot = {
  merchant: 'KOPI',
  name: 'Kopi',
  logo: '',
  lang: 'ar',
  dir: 'rtl',
  tokens: { '--color-text': '#102030' },
};

/** Applies a snapshot to a fake root element. */
function applyChanged(change: Partial<ThemeSnapshot>, prefersDark = false) {
  const properties = new Map<string, string>();
  const setProperty = (name: string, value: string) => void properties.set(name, value);
  const root = { lang: '', dir: '', style: { setProperty } };
  applyThemeSnapshot({ ...record, ...change }, root, prefersDark);
  return { root, properties };
}

describe('[WL-2] the branding of the skeleton', () => {
  test('includes the language, the direction and the colours of the theme snapshot', () => {
    const { root, properties } = applyChanged({});
    expect([root.lang, root.dir, properties.get('--color-text')]).toEqual(['ar', 'rtl', '#102030']);
  });

  test.each([
    ['Kopi', '"Kopi"'],
    ['Kopi "Luwak" \\', '"Kopi \\"Luwak\\" \\\\"'],
    ['two\nlines', '"two lines"'],
  ])('includes the name %j as the CSS string %s', (name, text) => {
    expect(applyChanged({ name }).properties.get('--first-name')).toBe(text);
  });

  test.each([
    ['light', '#102030'],
    ['dark', '#f0f0f0'],
  ])(
    '[WL-2.3] if the user prefers the %s color scheme, the branding of the skeleton includes the text colour $1',
    (scheme, color) => {
      const { properties } = applyChanged({ dark: { '--color-text': '#f0f0f0' } }, scheme === 'dark');
      expect(properties.get('--color-text')).toBe(color);
    },
  );

  test('includes the logo instead of the name if there is a logo', () => {
    const { properties } = applyChanged({ logo: 'https://img.example/a"b).png' });
    expect(properties.get('--first-name')).toBe('""');
    expect(properties.get('--first-logo')).toBe('url("https://img.example/a\\"b).png")');
  });
});
