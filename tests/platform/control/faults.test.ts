import { describe, expect, test, vi } from 'vitest';
import { gameLanes } from '../../../src/contract/endpoints/game-lanes';
import { register } from '../../../src/contract/endpoints/registration';
import { domainRoute, ping } from '../../../src/contract/endpoints/system';
import { testPlatform } from '../testing/test-platform';

const { caller, platform } = testPlatform();
const dial = (fault: object) => caller().control('faults', fault);
const ask = async (merchant = 'FAIR') => caller().fetch(ping, { merchant });

describe('[API-2] a dialled fault', () => {
  test.each([
    // what, fault, status, type, body
    ['HTML', { body: '<html>', contentType: 'text/html' }, 200, 'text/html', '<html>'],
    ['an empty body', { body: '' }, 200, 'application/json', ''],
    ['a gateway error', { status: 502, body: 'Bad gateway' }, 502, 'application/json', 'Bad gateway'],
    ['a text for success', { body: '{"success":"true"}' }, 200, 'application/json', '{"success":"true"}'],
  ])('[API-2] answers %s', async (_, fault, status, type, body) => {
    await dial({ endpoint: 'ping', ...fault });
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toBe(body);
  });

  test('[API-7] answers a refusal with a code', async () => {
    await dial({ endpoint: '*', errorCode: 'TOO_MANY_REQUEST', message: 'Slow down' });
    const refusal = { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'Slow down' };
    expect(await caller().call(ping)).toMatchObject(refusal);
    expect(await caller().call(gameLanes)).toMatchObject(refusal);
  });

  test('[API-8] strikes as often as told, its endpoint and merchant only', async () => {
    await dial({ endpoint: 'ping', merchant: 'SOL', status: 503, times: 2 });
    expect((await ask('FAIR')).status).toBe(200);
    expect((await caller().fetch(domainRoute, { merchant: 'SOL' })).status).toBe(200);
    expect([(await ask('SOL')).status, (await ask('SOL')).status, (await ask('SOL')).status]).toEqual([503, 503, 200]);
  });

  test('[API-1] delays, and what is late still comes', async () => {
    await dial({ endpoint: 'ping', latencyMs: 120, times: 1 });
    const started = performance.now();
    expect((await caller().call(ping)).success).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('[API-8] that is held strikes and counts, and answers once it is let go', async () => {
    const letGo = platform().services.faults.hold({ endpoint: 'ping', status: 503, times: 1 });
    let answered: number | undefined;
    const held = ask().then(({ status }) => {
      answered = status;
    });
    await vi.waitUntil(() => platform().services.faults.all().length === 0, { timeout: 10_000 });
    expect((await ask()).status).toBe(200);
    expect(answered).toBeUndefined();
    letGo();
    await held;
    expect(answered).toBe(503);
  });

  test('[GAME-2] never answers when it hangs', async () => {
    await dial({ endpoint: 'ping', hang: true, times: 1 });
    const answer = fetch(caller().origin + ping.path, { signal: AbortSignal.timeout(150) });
    await expect(answer).rejects.toThrow(/timeout|aborted/i);
  });

  test('[API-8] that cuts lets the work be done; the resend gets the same member', async () => {
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
    await dial({ endpoint: 'register', cut: true, times: 1 });
    const cut = await caller().fetch(register, { body });
    await expect(cut.text()).rejects.toThrow();
    expect((await caller().call(register, { body })).success).toBe(true);
  });

  test('[UPD-2] strikes whatever is served below a path, and the console never', async () => {
    await dial({ endpoint: '/cdn/', status: 404, body: '' });
    await dial({ endpoint: '/', status: 500, body: '' });
    expect((await fetch(`${caller().origin}/cdn/games/1001.svg`)).status).toBe(404);
    expect((await fetch(`${caller().origin}/m/home`)).status).toBe(500);
    expect(await caller().read('faults')).toHaveLength(2);
  });

  test('[API-2] is cleared alone or with the others', async () => {
    await dial([
      { endpoint: 'ping', status: 500 },
      { endpoint: 'country', status: 500 },
    ]);
    const clear = (query: string) => fetch(`${caller().origin}/console/api/faults${query}`, { method: 'DELETE' });
    const faults = JSON.parse(JSON.stringify(await caller().read('faults')));
    await clear(`?id=${faults[0].id}`);
    expect((await ask()).status).toBe(200);
    expect(await caller().read('faults')).toHaveLength(1);
    await clear('');
    expect(await caller().read('faults')).toHaveLength(0);
  });
});
