import { describe, expect, test } from 'vitest';
import { isFreshImage, isFromImageHost, mayKeepImage } from './judge-image';

const DAY = 24 * 3_600_000;
const PICTURE = { status: 200, type: 'cors' as ResponseType, redirected: false };
const headers = (more: Record<string, string> = {}) => new Headers({ 'content-type': 'image/webp', ...more });

describe('[OFF-3] which pictures are kept', () => {
  test.each([
    ['one of another host that may be read', {}, {}, true],
    ['one of this host', { type: 'basic' as const }, {}, true],
    ['one that cannot be read', { type: 'opaque' as const, status: 0 }, {}, false],
    ['a part', { status: 206 }, {}, false],
    ['a missing one', { status: 404 }, {}, false],
    ['one from elsewhere', { redirected: true }, {}, false],
    ['a page', {}, { 'content-type': 'text/html' }, false],
    ['one that must not be stored', {}, { 'cache-control': 'max-age=60, no-store' }, false],
    ['one for one visitor', {}, { 'cache-control': 'private, max-age=60' }, false],
    ['one that varies with everything', {}, { vary: '*' }, false],
    ['one that varies with the encoding', {}, { vary: 'Accept-Encoding' }, true],
  ])('%s', (_, answer, more, kept) => {
    expect(mayKeepImage({ ...PICTURE, ...answer, headers: headers(more) })).toBe(kept);
  });

  test.each([
    [0, true],
    [7 * DAY - 1, true],
    [7 * DAY, false],
    [-1, false],
  ])('stored %s ms ago: shown at once %s', (age, fresh) => {
    expect(isFreshImage(1_000 * DAY - age, 1_000 * DAY)).toBe(fresh);
  });
});

test.each([
  ['https://m.example/cdn/a.png', true],
  ['https://m.example/wps/captcha.png', false],
  ['https://img.example/brand/a.png', true],
  ['https://img.example/other/a.png', false],
  ['http://img.example/brand/a.png', false],
  ['https://img.example.evil/brand/a.png', false],
])('[OFF-3] %s is of an image host: %s', (address, expected) => {
  const hosts = ['https://img.example/brand/', 'not an address'];
  expect(isFromImageHost(new URL(address), 'https://m.example', hosts)).toBe(expected);
});
