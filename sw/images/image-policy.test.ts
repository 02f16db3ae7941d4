import { describe, expect, test } from 'vitest';
import { isCacheableImage, isFreshImage, isFromImageHost, parseFreshnessLifetime } from './image-policy';

const DAY = 24 * 3_600_000;
const IMAGE = { status: 200, type: 'cors' as ResponseType, redirected: false };
const headers = (more: Record<string, string> = {}) => new Headers({ 'content-type': 'image/webp', ...more });

describe('[OFF-3] which images are cached', () => {
  test.each([
    ['an image of another host with CORS', {}, {}, true],
    ['an image of this host', { type: 'basic' as const }, {}, true],
    ['an opaque response', { type: 'opaque' as const, status: 0 }, {}, false],
    ['a partial response', { status: 206 }, {}, false],
    ['a missing image', { status: 404 }, {}, false],
    ['a redirected response', { redirected: true }, {}, false],
    ['an opaque redirect', { type: 'opaqueredirect' as const }, {}, false],
    ['an HTML page', {}, { 'content-type': 'text/html' }, false],
    ['another content type', {}, { 'content-type': 'application/x-image/png' }, false],
    ['no content type', {}, { 'content-type': '' }, false],
    ['no-store', {}, { 'cache-control': 'max-age=60, no-store' }, false],
    ['private', {}, { 'cache-control': 'private, max-age=60' }, false],
    ['Vary: *', {}, { vary: '*' }, false],
    ['Vary: Accept-Encoding', {}, { vary: 'Accept-Encoding' }, true],
  ])('%s is cached: $3', (_, response, more, isCached) => {
    expect(isCacheableImage({ ...IMAGE, ...response, headers: headers(more) })).toBe(isCached);
  });

  test.each([
    [0, true],
    [7 * DAY - 1, true],
    [7 * DAY, false],
    [-1, false],
  ])('an image stored %s ms ago is fresh: %s', (age, fresh) => {
    expect(isFreshImage(1_000 * DAY - age, 1_000 * DAY)).toBe(fresh);
  });
});

test.each([
  ['https://m.example/cdn/a.png', true],
  ['https://elsewhere.example/cdn/a.png', false],
  ['https://m.example/wps/captcha.png', false],
  ['https://img.example/brand/a.png', true],
  ['https://img.example/other/a.png', false],
  ['http://img.example/brand/a.png', false],
  ['https://img.example.evil/brand/a.png', false],
])('[OFF-3] the URL %s is from an image host: %s', (address, expected) => {
  const hosts = ['https://img.example/brand/', 'not an address'];
  expect(isFromImageHost(new URL(address), 'https://m.example', hosts)).toBe(expected);
});

describe('[OFF-3] the freshness lifetime of an image', () => {
  test.each([
    ['max-age=60', undefined, 60_000],
    ['public, max-age=3600, immutable', undefined, 3_600_000],
    ['max-age="60"', undefined, 60_000],
    ['max-age =60', undefined, 60_000],
    ['max-age-limit=60', undefined, undefined],
    ['Max-Age=60', '20', 40_000],
    ['max-age=60', '90', 0],
    ['max-age=0', undefined, 0],
    ['no-cache', undefined, 0],
    ['max-age=60, no-cache', undefined, 0],
    ['s-maxage=60', undefined, undefined],
    ['public', undefined, undefined],
    ['max-age=soon', undefined, undefined],
    [undefined, undefined, undefined],
  ])('an image with the cache control “%s” and the age %s is fresh for %s ms', (cacheControl, age, expected) => {
    const headers = new Headers({
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      ...(age === undefined ? {} : { age }),
    });
    expect(parseFreshnessLifetime(headers)).toBe(expected);
  });

  test.each([
    [59_999, 60_000, true],
    [60_000, 60_000, false],
    [0, 0, false],
    [7 * 24 * 3_600_000 - 1, undefined, true],
    [7 * 24 * 3_600_000, 365 * 24 * 3_600_000, false],
  ])('an image %s ms after it was stored, with a lifetime of %s ms, is fresh: %s', (age, freshFor, fresh) => {
    expect(isFreshImage(1_000, 1_000 + age, freshFor)).toBe(fresh);
  });
});
