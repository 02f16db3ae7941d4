import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { EarlyRequest } from '../../contract/bootstrap/early-requests';
import { abortUnneededEarlyRequests, consumeEarlyResponse } from './early-requests';

const URL_OF_GAMES = 'https://fair.example/wps/games';
const request = (change: object = {}) => ({
  url: URL_OF_GAMES,
  method: 'GET',
  cache: 'default',
  headers: { Merchant: 'FAIR', Language: 'EN', ...change },
});

let games: EarlyRequest & { readonly abort: Mock<() => void> };
const response = new Response('{}');

beforeEach(() => {
  games = {
    url: URL_OF_GAMES,
    merchant: 'FAIR',
    language: 'EN',
    requestId: 'early',
    response: Promise.resolve(response),
    abort: vi.fn<() => void>(),
  };
  vi.stubGlobal('window', { earlyRequests: [games] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const take = (of: Parameters<typeof consumeEarlyResponse>[0] = request(), stop = new AbortController()) =>
  consumeEarlyResponse(of, stop.signal);

describe('[API-4] response to an early request', () => {
  test('the response to an early request is used once, for an equal request', async () => {
    expect(await take()).toEqual({ response, requestId: 'early' });
    expect(await take()).toBeUndefined();
  });

  test.each([
    ['another URL', { ...request(), url: `${URL_OF_GAMES}?page=2` }],
    ['another method', { ...request(), method: 'POST' }],
    ['a reload', { ...request(), cache: 'reload' }],
    ['another merchant', request({ Merchant: 'KOPI' })],
    ['another language', request({ Language: 'VI' })],
    ['a request with a token', request({ Authorization: 'token' })],
  ])('[BOOT-1.5] the response to an early request is not used for %s', async (_, other) => {
    expect(await take(other)).toBeUndefined();
    expect(window.earlyRequests).toEqual([games]);
  });

  test('[BOOT-7] the response to an early request without a merchant is used for a request without a merchant', async () => {
    const status = { ...games, merchant: '' };
    vi.stubGlobal('window', { earlyRequests: [status] });
    expect(await take(request())).toBeUndefined();
    expect((await take(request({ Merchant: undefined })))?.response).toBe(response);
  });

  test('more than a minute after the start, the response to an early request is no longer used', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await take()).toBeUndefined();
    expect(games.abort).toHaveBeenCalledOnce();
  });

  test('consumeEarlyResponse() returns undefined if the bootstrap script has not run', async () => {
    vi.stubGlobal('window', {});
    expect(await take()).toBeUndefined();
  });

  test('consumeEarlyResponse() returns undefined if the early request has failed', async () => {
    window.earlyRequests = [{ ...games, response: Promise.resolve(undefined) }];
    expect(await take()).toBeUndefined();
  });

  test('aborting a request also aborts the early request whose response it uses', async () => {
    const stop = new AbortController();
    const taken = take(request(), stop);
    stop.abort();
    await expect(taken).rejects.toThrow();
    expect(games.abort).toHaveBeenCalledOnce();
  });
});

describe('[BOOT-1] early requests once the site status is known', () => {
  test('once the site status is known, early requests for its merchant and language are not aborted', () => {
    abortUnneededEarlyRequests(({ merchant, language }) => merchant === 'FAIR' && language === 'EN');
    expect(window.earlyRequests).toEqual([games]);
    expect(games.abort).not.toHaveBeenCalled();
  });

  test('once the site status is known, early requests for another merchant or language are aborted', () => {
    abortUnneededEarlyRequests(({ language }) => language === 'VI');
    expect(window.earlyRequests).toEqual([]);
    expect(games.abort).toHaveBeenCalledOnce();
  });
});
