import { describe, expect, test } from 'vitest';
import { CACHED_AT_HEADER } from '../../src/contract/service-worker-cache';
import { CACHED_BYTES_HEADER, isFreshEnough, MAX_PUBLIC_RESPONSE_BYTES, toCachedResponse } from './cached-response';

const NOW = 1_700_000_000_000;
const BODY = '{"success":true,"value":{"list":[]}}';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns a response as `fetch` resolves with it; type and redirect flag can only be set afterwards. */
function received(body: BodyInit | null, init: ResponseInit = {}, properties: Record<string, unknown> = {}): Response {
  const response = new Response(body, { ...init, headers: { ...JSON_TYPE, ...init.headers } });
  for (const [name, value] of Object.entries({ type: 'basic', ...properties }))
    Object.defineProperty(response, name, { value });
  return response;
}

describe('[OFF-3] which responses are cached', () => {
  test('a successful response is cached with its time and size and without its other headers', async () => {
    const cached = await toCachedResponse(received(BODY, { headers: { 'x-trace': '7', 'set-cookie': 'a=b' } }), NOW);
    expect(await cached?.text()).toBe(BODY);
    expect(Object.fromEntries(cached?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      [CACHED_AT_HEADER.toLowerCase()]: String(NOW),
      [CACHED_BYTES_HEADER.toLowerCase()]: String(BODY.length),
    });
  });

  test.each([
    ['another status', received(BODY, { status: 203 })],
    ['an HTTP error', received(BODY, { status: 500 })],
    ['a refusal of the platform', received('{"success":false,"errorCode":"maintenance"}')],
    ['success as a text', received('{"success":"true"}')],
    ['HTML of a gateway', received('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['HTML with the type of JSON', received('<h1>Sign in to the Wi-Fi</h1>')],
    ['a truncated body', received(BODY.slice(0, -1))],
    ['JSON without an envelope', received('null')],
    ['no-store', received(BODY, { headers: { 'cache-control': 'no-store' } })],
    ['private', received(BODY, { headers: { 'cache-control': 'private, max-age=5' } })],
    ['Vary: *', received(BODY, { headers: { vary: '*' } })],
    ['a redirected response', received(BODY, {}, { redirected: true })],
    ['an opaque response', received(BODY, {}, { type: 'opaque' })],
    ['a response of another origin', received(BODY, {}, { type: 'cors' })],
    ['one that is too large', received(BODY.padEnd(MAX_PUBLIC_RESPONSE_BYTES + 1))],
  ])('a response is not cached in the case “%s”', async (_case, response) => {
    expect(await toCachedResponse(response, NOW)).toBeUndefined();
  });

  test('a response that is exactly as large as allowed is cached', async () => {
    expect(await toCachedResponse(received(BODY.padEnd(MAX_PUBLIC_RESPONSE_BYTES)), NOW)).toBeDefined();
  });
});

describe('[OFF-3] which cached responses are shown', () => {
  const MAX_AGE_MS = 1_000;
  const cachedAtTime = (at: string | undefined, body = BODY) =>
    new Response(body, { headers: { ...JSON_TYPE, ...(at === undefined ? {} : { [CACHED_AT_HEADER]: at }) } });

  test.each([
    ['of this moment', String(NOW), BODY, true],
    ['as old as allowed', String(NOW - MAX_AGE_MS), BODY, true],
    ['too old', String(NOW - MAX_AGE_MS - 1), BODY, false],
    ['of the future, as after the clock was set back', String(NOW + 1), BODY, false],
    ['without a time, as written by somebody else', undefined, BODY, false],
    ['with an invalid time', 'yesterday', BODY, false],
    ['with an empty time', '', BODY, false],
    ['with a damaged body', String(NOW), BODY.slice(1), false],
    ['with a body of another shape', String(NOW), '{"lanes":[]}', false],
  ])('a cached response %s is shown: $3', async (_case, at, body, isShown) => {
    const cached = cachedAtTime(at, body);
    expect(await isFreshEnough(cached, MAX_AGE_MS, NOW)).toBe(isShown);
    expect(await cached.text()).toBe(body);
  });
});
