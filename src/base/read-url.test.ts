import { afterEach, describe, expect, test, vi } from 'vitest';
import { readUrl } from './read-url';

afterEach(() => vi.unstubAllGlobals());

/** The parser of a browser of 2022, which iPhones that get no newer iOS than 16 have. */
function takeNewerParsers() {
  class OlderUrl extends URL {}
  vi.stubGlobal('URL', Object.assign(OlderUrl, { canParse: undefined, parse: undefined }));
}

describe.each([
  ['today', () => undefined],
  ['on iOS 16', takeNewerParsers],
])('[TRK-3] reading an address %s', (_, prepare) => {
  test.each([
    ['https://m.example/m/home?r=7', undefined, 'https://m.example/m/home?r=7'],
    ['/m/home', 'https://m.example', 'https://m.example/m/home'],
    ['/m/home', undefined, undefined],
    ['', undefined, undefined],
    ['no address', undefined, undefined],
    ['https://', 'https://m.example', undefined],
  ])('%s on %s: %s', (text, base, href) => {
    prepare();
    expect(readUrl(text, base)?.href).toBe(href);
  });
});
