import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { fine, json, startServer, type TestServer } from '../../tests/support/http-server';
import { balance, greeting } from '../../tests/support/sample-endpoints';
import { ANSWER_PREFIX } from '../contract/storage-keys';
import { LARGEST_CACHED } from './answer-cache';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = fine({ words: 'hello', amount: 5 });
});

describe('[API-3] kept answers', () => {
  const ask = { query: { name: 'ann' } };

  test('are shown again without asking, whatever the cache buster says; flush and fresh ask', async () => {
    const { api } = createApiRig(server.origin);
    await api.call(greeting, { query: { name: 'ann', _: '1' } });
    const again = await api.call(greeting, { query: { name: 'ann', _: '2' } });
    expect(again).toEqual({ ok: true, value: { words: 'hello', n: 0 } });
    expect(server.arrived).toHaveLength(1);
    await api.call(greeting, { ...ask, flush: true });
    await api.call(greeting, { ...ask, fresh: true });
    expect(server.arrived).toHaveLength(3);
    await api.call(greeting, { query: { name: 'bob' } });
    expect(server.arrived).toHaveLength(4);
  });

  test('after a failure fresh still has the old one, flush has not', async () => {
    const { api } = createApiRig(server.origin);
    await api.call(greeting, ask);
    server.answer = (_, response) => json(response, {}, 500);
    expect(await api.call(greeting, { ...ask, fresh: true })).toMatchObject({ ok: false });
    expect(await api.call(greeting, ask)).toMatchObject({ ok: true });
    expect(await api.call(greeting, { ...ask, flush: true })).toMatchObject({ ok: false });
    expect(await api.call(greeting, ask)).toMatchObject({ ok: false });
  });

  test('grow old, and a clock that is set back makes them no younger', async () => {
    const { api, clock, store } = createApiRig(server.origin);
    await api.call(greeting, ask);
    await clock.advance(5 * 60_000 - 1);
    await api.call(greeting, ask);
    expect(server.arrived).toHaveLength(1);
    await clock.advance(1);
    await api.call(greeting, ask);
    expect(server.arrived).toHaveLength(2);
    const [key = ''] = store.keys(ANSWER_PREFIX);
    store.set(key, { at: clock.now() + 1_000, value: { words: 'from the future' } });
    expect(await api.call(greeting, ask)).toMatchObject({ value: { words: 'hello' } });
  });

  test('that are too large for a tab’s storage are not kept, and leave no older one in their place', async () => {
    const { api, store } = createApiRig(server.origin);
    await api.call(greeting, ask);
    expect(store.keys(ANSWER_PREFIX)).toHaveLength(1);
    server.answer = fine({ words: 'x'.repeat(LARGEST_CACHED), amount: 5 });
    expect(await api.call(greeting, { ...ask, fresh: true })).toMatchObject({ ok: true });
    expect(store.keys(ANSWER_PREFIX)).toEqual([]);
  });

  test('that do not fit any more are asked anew', async () => {
    const { api, clock, store } = createApiRig(server.origin);
    await api.call(greeting, ask);
    const [key = ''] = store.keys(ANSWER_PREFIX);
    store.set(key, { at: clock.now(), value: { words: 7 } });
    expect(await api.call(greeting, ask)).toEqual({ ok: true, value: { words: 'hello', n: 0 } });
  });

  test('belong to a merchant and a language', async () => {
    const { api, session } = createApiRig(server.origin);
    await api.call(greeting, ask);
    session.merchant = 'KOPI';
    await api.call(greeting, ask);
    session.language = 'ID';
    await api.call(greeting, ask);
    expect(server.arrived).toHaveLength(3);
  });

  test('[SESS-4] of a member are for that session alone, and gone from storage with it', async () => {
    const { api, session, store } = createApiRig(server.origin);
    const memberKeys = () => store.keys(ANSWER_PREFIX).filter((key) => key.includes('member'));
    await api.call(balance);
    await api.call(balance);
    await api.call(greeting, ask);
    expect(server.arrived).toHaveLength(2);
    const [keyOfFirst] = memberKeys();
    Object.assign(session, { token: 'token-2', epoch: 2 });
    server.answer = fine({ amount: 9 });
    expect(await api.call(balance)).toEqual({ ok: true, value: { amount: 9 } });
    expect(memberKeys()).toHaveLength(1);
    expect(memberKeys()).not.toContain(keyOfFirst);
    expect(store.keys().join()).not.toContain('token');
    api.forgetMember();
    expect(memberKeys()).toEqual([]);
    expect(store.keys(ANSWER_PREFIX)).toHaveLength(1);
  });

  test('of a member cannot be found by another, even after a reload that starts counting epochs again', async () => {
    const first = createApiRig(server.origin);
    await first.api.call(balance);
    const second = createApiRig(server.origin, { store: first.store });
    second.session.token = 'token-of-another';
    server.answer = fine({ amount: 9 });
    expect(await second.api.call(balance)).toEqual({ ok: true, value: { amount: 9 } });
  });

  test('errors and refusals are never kept', async () => {
    const { api, store } = createApiRig(server.origin);
    for (const body of [{ success: false, errorCode: 'x' }, { success: true, value: { words: 1 } }, 'text']) {
      server.answer = (_, response) => json(response, body);
      expect(await api.call(greeting, ask)).toMatchObject({ ok: false });
    }
    expect(store.keys()).toEqual([]);
  });
});
