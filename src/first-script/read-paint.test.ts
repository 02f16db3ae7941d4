import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { paintRecord } from '../contract/paint-record';
import { readPaint } from './read-paint';

const record = { merchant: 'KOPI', name: 'Kopi', logo: '', lang: 'id', dir: 'ltr', tokens: { '--color-text': '#000' } };

describe('[BOOT-5] the paint record of the last visit', () => {
  test('is read as it was written', () => {
    expect(readPaint(JSON.stringify(record))).toEqual(record);
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
  ])('is ignored when it is %s, as its schema has it', (text) => {
    expect(readPaint(text)).toBeUndefined();
    expect(safeParse(paintRecord, tryJson(text)).success).toBe(false);
  });
});

function tryJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
