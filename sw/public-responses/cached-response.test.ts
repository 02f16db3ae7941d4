import { describe, expect, test } from 'vitest';
import { CACHED_AT_HEADER } from '../../src/contract/service-worker-cache';
import { CACHED_BYTES_HEADER, isUsableCachedResponse, toCachedResponse } from './cached-response';

const NOW = 1_700_000_000_000;
const MAX_BYTES = 1_000;
const BODY = '{"success":true,"value":{"list":[]}}';
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Returns a response like one from `fetch`. Properties such as `type` and `redirected` are set afterwards, because
 * the `Response` constructor cannot set them.
 */
function received(body: BodyInit | null, init: ResponseInit = {}, properties: Record<string, unknown> = {}): Response {
  const response = new Response(body, { ...init, headers: { ...JSON_TYPE, ...init.headers } });
  for (const [name, value] of Object.entries({ type: 'basic', ...properties }))
    Object.defineProperty(response, name, { value });
  return response;
}

describe('[OFF-3] which responses are cached', () => {
  test('[OFF-3.5] a successful response is cached with its content type, the caching time and its size, but no other headers', async () => {
    const cached = await toCachedResponse(
      received(BODY, { headers: { 'x-trace': '7', 'set-cookie': 'a=b' } }),
      NOW,
      MAX_BYTES,
    );
    expect(await cached?.text()).toBe(BODY);
    expect(Object.fromEntries(cached?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      [CACHED_AT_HEADER.toLowerCase()]: String(NOW),
      [CACHED_BYTES_HEADER.toLowerCase()]: String(BODY.length),
    });
  });

  test.each([
    ['a status other than 200', received(BODY, { status: 203 })],
    ['an HTTP error', received(BODY, { status: 500 })],
    ['an error code of the platform', received('{"success":false,"errorCode":"maintenance"}')],
    ['`success` as a string', received('{"success":"true"}')],
    ['a success without a value', received('{"success":true}')],
    ['a success with the value null', received('{"success":true,"value":null}')],
    ['the HTML of a gateway', received('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['HTML with the content type of JSON', received('<h1>Sign in to the Wi-Fi</h1>')],
    ['a truncated body', received(BODY.slice(0, -1))],
    ['JSON without an envelope', received('null')],
    ['the cache control no-store', received(BODY, { headers: { 'cache-control': 'no-store' } })],
    ['the cache control private', received(BODY, { headers: { 'cache-control': 'private, max-age=5' } })],
    ['the header Vary: *', received(BODY, { headers: { vary: '*' } })],
    ['a redirected response', received(BODY, {}, { redirected: true })],
    ['an opaque response', received(BODY, {}, { type: 'opaque' })],
    ['a response of another origin', received(BODY, {}, { type: 'cors' })],
    ['a body that is too large', received(BODY.padEnd(MAX_BYTES + 1))],
  ])('[API-2.5] a response is not cached in the case of %s', async (_case, response) => {
    expect(await toCachedResponse(response, NOW, MAX_BYTES)).toBeUndefined();
  });

  test('a response of exactly the maximum size is cached', async () => {
    expect(await toCachedResponse(received(BODY.padEnd(MAX_BYTES)), NOW, MAX_BYTES)).toBeDefined();
  });
});

describe('[OFF-3] which cached responses are used', () => {
  const MAX_AGE_MS = 1_000;
  const cachedAtTime = (at: string | undefined, body = BODY) =>
    new Response(body, { headers: { ...JSON_TYPE, ...(at === undefined ? {} : { [CACHED_AT_HEADER]: at }) } });

  test.each([
    ['cached now', String(NOW), BODY],
    ['of exactly the maximum age', String(NOW - MAX_AGE_MS), BODY],
  ])('isUsableCachedResponse() returns true for a response %s', async (_case, at, body) => {
    const cached = cachedAtTime(at, body);
    expect(await isUsableCachedResponse(cached, MAX_AGE_MS, NOW)).toBe(true);
    expect(await cached.text()).toBe(body);
  });

  test.each([
    ['older than the maximum age', String(NOW - MAX_AGE_MS - 1), BODY],
    ['cached in the future, as after the clock was set back', String(NOW + 1), BODY],
    ['without a time, as written by other code', undefined, BODY],
    ['with an invalid time', 'yesterday', BODY],
    ['with an empty time', '', BODY],
    ['with a damaged body', String(NOW), BODY.slice(1)],
    ['with an unexpected body', String(NOW), '{"lanes":[]}'],
  ])('isUsableCachedResponse() returns false for a response %s', async (_case, at, body) => {
    const cached = cachedAtTime(at, body);
    expect(await isUsableCachedResponse(cached, MAX_AGE_MS, NOW)).toBe(false);
    expect(await cached.text()).toBe(body);
  });
});
