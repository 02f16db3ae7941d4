import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseUrl } from './parse-url';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser of 2022 (iOS 16) without URL.parse and URL.canParse. */
function takeNewerParsers() {
  class OlderUrl extends URL {}
  vi.stubGlobal('URL', Object.assign(OlderUrl, { canParse: undefined, parse: undefined }));
}

describe.each([
  ['a current browser', () => undefined],
  ['a browser without URL.parse (iOS 16)', takeNewerParsers],
])('[TRK-3] parseUrl() in %s', (_, prepare) => {
  test.each([
    ['https://m.example/m/home?r=7', undefined, 'https://m.example/m/home?r=7'],
    ['/m/home', 'https://m.example', 'https://m.example/m/home'],
    ['/m/home', undefined, undefined],
    ['', undefined, undefined],
    ['no address', undefined, undefined],
    ['https://', 'https://m.example', undefined],
  ])('parseUrl() parses %j relative to %s as %s', (text, base, href) => {
    prepare();
    expect(parseUrl(text, base)?.href).toBe(href);
  });
});
