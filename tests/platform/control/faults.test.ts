import { describe, expect, test } from 'vitest';
import { registerByUsername } from '../../../src/contract/endpoints/account/registration';
import { gameLanes } from '../../../src/contract/endpoints/games/game-lanes';
import { domainRoute, ping } from '../../../src/contract/endpoints/site/domains';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const addFault = (fault: object) => caller().control('faults', fault);
const sendPing = async (merchant = 'FAIR') => caller().fetch(ping, { merchant });

describe('[API-2] injected fault', () => {
  test.each([
    // what, fault, status, type, body
    ['HTML', { body: '<html>', contentType: 'text/html' }, 200, 'text/html', '<html>'],
    ['an empty body', { body: '' }, 200, 'application/json', ''],
    ['a gateway error', { status: 502, body: 'Bad gateway' }, 502, 'application/json', 'Bad gateway'],
    ['a string as success', { body: '{"success":"true"}' }, 200, 'application/json', '{"success":"true"}'],
  ])('makes the platform respond with %s', async (_, fault, status, type, body) => {
    await addFault({ endpoint: 'ping', ...fault });
    const response = await sendPing();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(body);
  });

  test('[API-7] makes the platform respond with an error code', async () => {
    await addFault({ endpoint: '*', errorCode: 'TOO_MANY_REQUEST', message: 'Slow down' });
    const refusal = { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'Slow down' };
    expect(await caller().call(ping)).toMatchObject(refusal);
    expect(await caller().call(gameLanes)).toMatchObject(refusal);
  });

  test('[API-8] applies to its endpoint and merchant only, as often as configured', async () => {
    await addFault({ endpoint: 'ping', merchant: 'SOL', status: 503, times: 2 });
    expect((await sendPing('FAIR')).status).toBe(200);
    expect((await caller().fetch(domainRoute, { merchant: 'SOL' })).status).toBe(200);
    expect([(await sendPing('SOL')).status, (await sendPing('SOL')).status, (await sendPing('SOL')).status]).toEqual([
      503, 503, 200,
    ]);
  });

  test('[API-1] can delay a response that then succeeds', async () => {
    await addFault({ endpoint: 'ping', latencyMs: 120, times: 1 });
    const started = performance.now();
    expect((await caller().call(ping)).success).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('[API-8] can hold back a response until it is released, while other requests get their responses', async () => {
    const release = platform().services.faults.hold({ endpoint: 'ping', status: 503, times: 1 });
    let receivedStatus: number | undefined;
    const held = sendPing().then(({ status }) => {
      receivedStatus = status;
    });
    await expect.poll(() => platform().services.faults.all()).toEqual([]);
    expect((await sendPing()).status).toBe(200);
    expect(receivedStatus).toBeUndefined();
    release();
    await held;
    expect(receivedStatus).toBe(503);
  });

  test('[GAME-2] can leave a request without a response', async () => {
    await addFault({ endpoint: 'ping', hang: true, times: 1 });
    const stop = new AbortController();
    let isAnswered = false;
    const response = fetch(caller().origin + ping.path, { signal: stop.signal }).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => platform().services.faults.all()).toEqual([]);
    expect((await sendPing()).status).toBe(200);
    expect(isAnswered).toBe(false);
    stop.abort();
    await expect(response).rejects.toThrow(/aborted/i);
  });

  test('[API-8] can reset the connection after a registration; the repeated request then succeeds', async () => {
    const body = {
      registerMethod: 'H5',
      registerUrl: 'u',
      loginDeviceId: 'd',
      isOfficialAppLogin: false,
      domain: 'localhost',
      login: false,
      username: 'newcomer',
      password: 'Brand-new-1',
      requestId: 'one-wish-0001',
    };
    await addFault({ endpoint: 'registerByUsername', cut: true, times: 1 });
    const cut = await caller().fetch(registerByUsername, { body });
    await expect(cut.text()).rejects.toThrow();
    expect((await caller().call(registerByUsername, { body })).success).toBe(true);
  });

  test('[UPD-2] can apply to every path that starts with a prefix, but never to the console', async () => {
    await addFault({ endpoint: '/cdn/', status: 404, body: '' });
    await addFault({ endpoint: '/', status: 500, body: '' });
    expect((await fetch(`${caller().origin}/cdn/games/1001.svg`)).status).toBe(404);
    expect((await fetch(`${caller().origin}/m/home`)).status).toBe(500);
    expect(await caller().read('faults')).toHaveLength(2);
  });

  test('can be cleared alone or together with all other faults', async () => {
    await addFault([
      { endpoint: 'ping', status: 500 },
      { endpoint: 'country', status: 500 },
    ]);
    const clear = (query: string) => fetch(`${caller().origin}/console/api/faults${query}`, { method: 'DELETE' });
    const faults = JSON.parse(JSON.stringify(await caller().read('faults')));
    await clear(`?id=${faults[0].id}`);
    expect((await sendPing()).status).toBe(200);
    expect(await caller().read('faults')).toHaveLength(1);
    await clear('');
    expect(await caller().read('faults')).toHaveLength(0);
  });
});
