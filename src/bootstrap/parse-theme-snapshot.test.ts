import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { themeSnapshot } from '../contract/bootstrap/theme-snapshot';
import { whiteLabelSettings } from '../contract/merchant/white-label';
import { deriveMerchantThemeTokens } from '../services/theme/merchant-theme-tokens';
import { parseThemeSnapshot } from './parse-theme-snapshot';

const record = { merchant: 'KOPI', name: 'Kopi', logo: '', lang: 'id', dir: 'ltr', tokens: { '--color-text': '#000' } };

describe('[BOOT-5] the theme snapshot of the last visit', () => {
  test('is read as written', () => {
    expect(parseThemeSnapshot(JSON.stringify(record))).toEqual(record);
  });

  test.each([
    ['https://cdn.example/logo.png'],
    ['HTTPS://CDN.EXAMPLE/logo.png'],
    ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['//cdn.example/logo.png'],
    ['/cdn/logo.svg?v=2'],
    ['data:image/png;base64,AAAA'],
  ])('[WL-2] a theme snapshot with the logo %s is read', (logo) => {
    expect(parseThemeSnapshot(JSON.stringify({ ...record, logo }))).toMatchObject({ logo });
  });

  test('[WL-2] a theme snapshot with every token that a design can have is read', () => {
    for (const texture of ['none', 'confetti', 'linen', 'papercut'])
      for (const displayFace of ['system', 'rounded', 'serif', 'festive'])
        for (const illustrations of ['', '/cdn/art/', 'https://cdn.example/art/'])
          for (const bottomBar of ['flat', 'raised', 'pill']) {
            const design = { texture, displayFace, illustrations, bottomBar, scheme: 'system', header: 'gradient' };
            const seeds = { name: 'Kopi', accent: '#aa3300', background: '#ffffff', design };
            const stored = { ...record, ...deriveMerchantThemeTokens(parse(whiteLabelSettings, seeds)) };
            expect(parseThemeSnapshot(JSON.stringify(stored))).toEqual(stored);
          }
  });

  test.each([
    ['background-image', 'none'],
    ['background', 'url("https://other.example/")'],
    ['--', '#000'],
    ['--color-text', 'url(https://other.example/)'],
    ['--color-text', "url('https://other.example/')"],
    ['--color-text', 'url("http://other.example/")'],
    ['--color-text', 'url("javascript:alert(1)")'],
    ['--color-text', 'url("data:text/html,x")'],
    ['--color-text', 'image-set("https://other.example/" 1x)'],
    ['--color-text', '\\75rl("https://other.example/")'],
    ['--color-text', '#000; background: url("https://other.example/")'],
    ['--color-text', 'url("/a"), url("ws://other.example")'],
  ])('[WL-2] a theme snapshot with the stored style %s: %s is ignored', (name, value) => {
    expect(parseThemeSnapshot(JSON.stringify({ ...record, tokens: { [name]: value } }))).toBeUndefined();
    expect(parseThemeSnapshot(JSON.stringify({ ...record, dark: { [name]: value } }))).toBeUndefined();
  });

  test.each([
    ['http://other.example/a.png'],
    ['javascript:alert(1)'],
    ['intent://other.example'],
    ['data:text/html,x'],
  ])('[WL-2] a theme snapshot with the logo %s is read without the logo', (logo) => {
    expect(parseThemeSnapshot(JSON.stringify({ ...record, logo }))).toEqual(record);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['[]'],
    [JSON.stringify({ ...record, dir: 'up' })],
    [JSON.stringify({ ...record, name: 7 })],
    [JSON.stringify({ ...record, lang: undefined })],
    [JSON.stringify({ ...record, merchant: null })],
    [JSON.stringify({ ...record, tokens: null })],
    [JSON.stringify({ ...record, tokens: { '--color-text': 7 } })],
    [JSON.stringify({ ...record, dark: { '--color-text': 7 } })],
    [JSON.stringify({ ...record, dark: null })],
  ])('does not match the schema and is ignored if its stored text is %s', (text) => {
    expect(parseThemeSnapshot(text)).toBeUndefined();
    expect(safeParse(themeSnapshot, tryJson(text)).success).toBe(false);
  });
});

function tryJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
