import { describe, expect, test } from 'vitest';
import { findResponseMismatch } from './find-response-mismatch';

type Answer = Parameters<typeof findResponseMismatch>[0];
const answer = (contentType: string, rest: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(contentType ? { 'content-type': contentType } : {}),
  ...rest,
});

describe('[OFF-2] validation of a response before it is stored as an app file', () => {
  test.each([
    ['/m/assets/x.js', answer('text/javascript; charset=utf-8'), undefined],
    ['/m/assets/x.js', answer('application/javascript'), undefined],
    ['/m/assets/x.js', answer('text/html'), 'type'],
    ['/m/assets/x.js', answer(''), 'type'],
    ['/m/assets/x.css', answer('text/css'), undefined],
    ['/m/assets/x.css', answer('text/plain'), 'type'],
    ['/m/index.html', answer('text/html; charset=utf-8'), undefined],
    ['/m/asset-manifest.json', answer('application/json'), undefined],
    ['/m/asset-manifest.json', answer('text/html'), 'type'],
    ['/m/manifest.webmanifest', answer('application/manifest+json'), undefined],
    ['/m/icons/icon-192x192.png', answer('image/png'), undefined],
    ['/m/icons/icon-192x192.png', answer('text/html'), 'type'],
    ['/m/fonts/x.woff2', answer('font/woff2'), undefined],
    ['/m/sound.bin', answer('application/octet-stream'), undefined],
    ['/m/sound.bin', answer('text/html'), 'type'],
    ['/m/sound.bin', answer('multipart/related; type=text/html'), undefined],
    ['/m/sound.bin', answer(''), undefined],
  ])(
    'for a request for %s and a response with the properties %j, findResponseMismatch() returns %s',
    (url, response, failure) => {
      expect(findResponseMismatch(response, url)).toBe(failure);
    },
  );

  test('a response that a script has created (type “default”) is valid', () => {
    expect(findResponseMismatch(answer('text/javascript', { type: 'default' }), '/m/assets/x.js')).toBeUndefined();
  });

  test.each<[string, Partial<Answer>]>([
    ['a missing file', { status: 404 }],
    ['a partial response', { status: 206 }],
    ['a server error', { status: 503 }],
    ['a redirected response', { redirected: true }],
    ['an opaque response', { type: 'opaque', status: 0 }],
    ['a response of another origin', { type: 'cors' }],
  ])('for %s, findResponseMismatch() returns “status”', (_, rest) => {
    expect(findResponseMismatch(answer('text/javascript', rest), '/m/assets/x.js')).toBe('status');
  });
});
