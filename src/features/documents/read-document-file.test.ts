import { describe, expect, test } from 'vitest';
import { findDocumentType, toBase64 } from './read-document-file';

const MB = 1024 * 1024;

describe('[SAFE-5.9] which files can be sent', () => {
  test.each([
    ['image/jpeg', 1, 'image/jpeg'],
    ['image/png', 8 * MB, 'image/png'],
    ['application/pdf', 500, 'application/pdf'],
    ['image/jpeg', 8 * MB + 1, undefined],
    ['image/jpeg', 0, undefined],
    ['image/heic', 100, undefined],
    ['image/svg+xml', 100, undefined],
    ['text/html', 100, undefined],
    ['', 100, undefined],
  ])('%s of %i bytes: %s', (type, size, known) => {
    expect(findDocumentType({ type, size })).toBe(known);
  });

  test('the largest file is below the limit of a request, as base64 in its body', () => {
    expect(Math.ceil((8 * MB) / 3) * 4).toBeLessThan(12 * MB - 1024);
  });
});

test('[SAFE-5.9] the base64 of a `data:` URL is what follows the comma', () => {
  expect(toBase64('data:image/png;base64,aGVsbG8=')).toBe('aGVsbG8=');
});
