import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { themeSnapshot } from '../contract/bootstrap/theme-snapshot';
import { parseThemeSnapshot } from './parse-theme-snapshot';

const record = { merchant: 'KOPI', name: 'Kopi', logo: '', lang: 'id', dir: 'ltr', tokens: { '--color-text': '#000' } };

describe('[BOOT-5] the theme snapshot of the last visit', () => {
  test('is read as written', () => {
    expect(parseThemeSnapshot(JSON.stringify(record))).toEqual(record);
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
