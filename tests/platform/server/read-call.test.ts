import { describe, expect, test } from 'vitest';
import { launchGame } from '../../../src/contract/endpoints/game';
import { gameLanes } from '../../../src/contract/endpoints/game-lanes';
import { memberInfo } from '../../../src/contract/endpoints/member';
import { announcements, availablePromotions } from '../../../src/contract/endpoints/promotion';
import { country, ping, status } from '../../../src/contract/endpoints/system';
import { trackEvents } from '../../../src/contract/endpoints/tracking';
import { rawGet } from '../testing/raw-get';
import { testPlatform } from '../testing/test-platform';

const { caller, platform } = testPlatform();
const STATUS = { query: { device: 'MOBILE', track: '', originalDomain: 'x', url: 'y' } };

async function merchantAt(host: string, merchant?: string): Promise<string> {
  const path = `${status.path}?${new URLSearchParams(STATUS.query)}`;
  const headers = { Host: `${host}:${platform().port}`, ...(merchant === undefined ? {} : { Merchant: merchant }) };
  return JSON.parse((await rawGet(platform().port, path, headers)).body).value?.info?.merchantCode ?? 'refused';
}

describe('[API-1] the merchant of a call', () => {
  test('[BOOT-7] is the header’s', async () => {
    expect(await merchantAt('localhost', 'SOL')).toBe('SOL');
    expect(await merchantAt('localhost', 'NOBODY')).toBe('refused');
  });

  test('[WL-2] is the host’s when no header names one', async () => {
    expect(await merchantAt('localhost')).toBe('FAIR');
    expect(await merchantAt('kopi.localhost')).toBe('KOPI');
    expect(await merchantAt('127.0.0.1')).toBe('FAIR');
  });
});

describe('[API-6] Authorization', () => {
  test.each([announcements, availablePromotions, gameLanes])('[API-6] does not belong on %o', async (endpoint) => {
    const token = await caller().signIn('alice', 'Wonder-land-7');
    const answer = await caller().call(endpoint, { token });
    expect(answer.errorCode).toBe('request.invalid');
  });

  test.each([launchGame, memberInfo])('[API-6] is required on %o', async (endpoint) => {
    expect((await caller().call(endpoint)).errorCode).toBe('CUSTOMER_NOT_LOGIN');
  });
});

describe('[API-2] a request that does not fit its schema', () => {
  test('[API-2] is refused with the field that is wrong', async () => {
    const { errorCode, message } = await caller().call(country, { query: { _: '1' } });
    expect(errorCode).toBe('request.invalid');
    expect(message).toMatch(/^merchant: /);
  });

  test('[API-1] is refused when its body is not JSON', async () => {
    const post = (body: string, contentType: string) =>
      fetch(caller().origin + trackEvents.path, { method: 'POST', body, headers: { 'Content-Type': contentType } });
    for (const answer of [await post('{', 'application/json'), await post('{"events":"[]"}', 'text/plain')]) {
      expect(JSON.parse(await answer.text()).errorCode).toBe('request.invalid');
    }
  });
});

test('[API-5] a call that nobody knows is a 404 in the envelope', async () => {
  const answer = await fetch(`${caller().origin}/wps/no/such`);
  expect(answer.status).toBe(404);
  expect(JSON.parse(await answer.text())).toMatchObject({ success: false, errorCode: 'endpoint.unknown' });
});

test('[DOM-2] a ping, and only a ping, may come from another origin', async () => {
  const preflight = (path: string) => fetch(caller().origin + path, { method: 'OPTIONS' });
  expect((await preflight(ping.path)).headers.get('access-control-allow-headers')).toContain('Merchant');
  expect((await preflight(memberInfo.path)).status).toBe(404);
  expect((await caller().fetch(ping)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await caller().fetch(gameLanes)).headers.get('access-control-allow-origin')).toBeNull();
});
