import { describe, expect, test } from 'vitest';
import { checkDocumentFile, toBase64 } from './read-document-file';

const MB = 1024 * 1024;

describe('[SAFE-5.9] which files can be sent, and why others cannot', () => {
  test.each([
    ['image/jpeg', 1, { ok: true, value: 'image/jpeg' }],
    ['image/png', 8 * MB, { ok: true, value: 'image/png' }],
    ['application/pdf', 500, { ok: true, value: 'application/pdf' }],
    ['image/jpeg', 8 * MB + 1, { ok: false, error: 'tooLarge' }],
    ['image/jpeg', 0, { ok: false, error: 'unusable' }],
    ['image/heic', 100, { ok: false, error: 'wrongType' }],
    ['image/heic', 8 * MB + 1, { ok: false, error: 'wrongType' }],
    ['image/svg+xml', 100, { ok: false, error: 'wrongType' }],
    ['text/html', 100, { ok: false, error: 'wrongType' }],
    ['', 100, { ok: false, error: 'wrongType' }],
  ])('%s of %i bytes: %j', (type, size, result) => {
    expect(checkDocumentFile({ type, size })).toEqual(result);
  });

  test('the largest file is below the limit of a request, as base64 in its body', () => {
    expect(Math.ceil((8 * MB) / 3) * 4).toBeLessThan(12 * MB - 1024);
  });
});

test('[SAFE-5.9] the base64 of a `data:` URL is what follows the comma', () => {
  expect(toBase64('data:image/png;base64,aGVsbG8=')).toBe('aGVsbG8=');
});
