import { describe, expect, test } from 'vitest';
import { isCacheableImage, isFreshImage, isFromImageHost, parseFreshnessLifetime } from './image-policy';

const DAY = 24 * 3_600_000;
const IMAGE = { status: 200, type: 'cors' as ResponseType, redirected: false };
const headers = (more: Record<string, string> = {}) => new Headers({ 'content-type': 'image/webp', ...more });

describe('[OFF-3] which images are cached', () => {
  test.each([
    ['an image of another host with CORS', {}, {}],
    ['an image of this host', { type: 'basic' as const }, {}],
    ['a response with Vary: Accept-Encoding', {}, { vary: 'Accept-Encoding' }],
  ])('%s is cached as an image', (_, response, more) => {
    expect(isCacheableImage({ ...IMAGE, ...response, headers: headers(more) })).toBe(true);
  });

  test.each([
    ['an opaque response', { type: 'opaque' as const, status: 0 }, {}],
    ['a partial response', { status: 206 }, {}],
    ['a missing image', { status: 404 }, {}],
    ['a redirected response', { redirected: true }, {}],
    ['an opaque redirect', { type: 'opaqueredirect' as const }, {}],
    ['an HTML page', {}, { 'content-type': 'text/html' }],
    ['a response of another content type', {}, { 'content-type': 'application/x-image/png' }],
    ['a response without a content type', {}, { 'content-type': '' }],
    ['a response with no-store', {}, { 'cache-control': 'max-age=60, no-store' }],
    ['a private response', {}, { 'cache-control': 'private, max-age=60' }],
    ['a response with Vary: *', {}, { vary: '*' }],
  ])('%s is not cached as an image', (_, response, more) => {
    expect(isCacheableImage({ ...IMAGE, ...response, headers: headers(more) })).toBe(false);
  });

  test.each([[0], [7 * DAY - 1]])(
    'without a freshness lifetime in its headers, an image stored %s ms ago is fresh',
    (age) => {
      expect(isFreshImage(1_000 * DAY - age, 1_000 * DAY)).toBe(true);
    },
  );

  test.each([[7 * DAY], [-1]])(
    'without a freshness lifetime in its headers, an image stored %s ms ago is stale',
    (age) => {
      expect(isFreshImage(1_000 * DAY - age, 1_000 * DAY)).toBe(false);
    },
  );
});

test.each(['https://m.example/cdn/a.png', 'https://img.example/brand/a.png'])(
  '[OFF-3] the image URL %s belongs to an image host',
  (address) => {
    const hosts = ['https://img.example/brand/', 'not an address'];
    expect(isFromImageHost(new URL(address), 'https://m.example', hosts)).toBe(true);
  },
);

test.each([
  'https://elsewhere.example/cdn/a.png',
  'https://m.example/wps/captcha.png',
  'https://img.example/other/a.png',
  'http://img.example/brand/a.png',
  'https://img.example.evil/brand/a.png',
])('[OFF-3] the image URL %s does not belong to an image host', (address) => {
  const hosts = ['https://img.example/brand/', 'not an address'];
  expect(isFromImageHost(new URL(address), 'https://m.example', hosts)).toBe(false);
});

describe('[OFF-3.6] the freshness lifetime of an image', () => {
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
  ])(
    'an image with Cache-Control “%s” and Age %s has the freshness lifetime %s (ms)',
    (cacheControl, age, expected) => {
      const headers = new Headers({
        ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
        ...(age === undefined ? {} : { age }),
      });
      expect(parseFreshnessLifetime(headers)).toBe(expected);
    },
  );

  test.each([
    [59_999, 60_000],
    [7 * 24 * 3_600_000 - 1, undefined],
  ])('an image stored %s ms ago with the freshness lifetime %s (ms) is fresh', (age, freshFor) => {
    expect(isFreshImage(1_000, 1_000 + age, freshFor)).toBe(true);
  });

  test.each([
    [60_000, 60_000],
    [0, 0],
    [7 * 24 * 3_600_000, 365 * 24 * 3_600_000],
  ])('an image stored %s ms ago with the freshness lifetime %s (ms) is stale', (age, freshFor) => {
    expect(isFreshImage(1_000, 1_000 + age, freshFor)).toBe(false);
  });
});
