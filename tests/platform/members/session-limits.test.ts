import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { extendSession } from '../../../src/contract/endpoints/account/extend-session';
import { memberInfo } from '../../../src/contract/endpoints/account/member';
import { depositOrWithdrawal } from '../../../src/contract/endpoints/money/cashier';
import { transactionStats } from '../../../src/contract/endpoints/money/wallet';
import { chatUnreadCount } from '../../../src/contract/endpoints/site/chat';
import { MINUTE_MS, setUpTestPlatform } from '../testing/test-platform';

const { caller } = setUpTestPlatform();
const LIFETIME_S = 12 * 3600;

const signIn = async (sessionLimit: string) => {
  await caller().control('scenarios', { merchant: 'FAIR', sessionLimit });
  return caller().signIn('alice', 'Wonder-land-7');
};
const advance = (minutes: number) => caller().control('clock', { advance: minutes * MINUTE_MS });
const readLeft = async (token: string) =>
  parse(transactionStats.response, (await caller().call(transactionStats, { token })).value).sessionSecondsLeft;
const isActive = async (token: string) => (await caller().call(memberInfo, { token })).success;

describe('[SESS-7] the end of a session of the local platform', () => {
  test.each([
    ['told', LIFETIME_S],
    ['untold', undefined],
    ['minutes', 300],
    ['idle', 300],
  ])('[SESS-7.1][SESS-7.4] with “%s” the member has %s seconds left after the sign-in', async (limit, left) => {
    expect(await readLeft(await signIn(limit))).toBe(left);
  });

  test('[SESS-7.3] a short session ends after five minutes, whatever the member does', async () => {
    const token = await signIn('minutes');
    await advance(4);
    expect(await isActive(token)).toBe(true);
    expect(await readLeft(token)).toBe(60);
    await advance(1);
    expect(await isActive(token)).toBe(false);
  });

  test.each([
    ['the statistics', (token: string) => caller().call(transactionStats, { token })],
    ['unread messages', (token: string) => caller().call(chatUnreadCount, { token })],
    ['a pending order', (token: string) => caller().call(depositOrWithdrawal, { token, query: { id: 'd1' } })],
  ])('[SESS-7.3] an idle limit begins again with what the member does, not with a poll of %s', async (_what, poll) => {
    const token = await signIn('idle');
    await advance(4);
    expect(await readLeft(token)).toBe(60);
    expect(await isActive(token)).toBe(true);
    expect(await readLeft(token)).toBe(300);
    for (const _ of [1, 2, 3, 4, 5]) {
      await advance(1);
      await poll(token);
    }
    expect(await isActive(token)).toBe(false);
  });

  test.each([
    ['told', LIFETIME_S],
    ['minutes', 300],
  ])('[SESS-7.2] an extension with “%s” lasts %i seconds again, as often as it is pressed', async (limit, left) => {
    const token = await signIn(limit);
    for (const _ of [1, 2, 3]) {
      await advance(4);
      expect((await caller().call(extendSession, { token })).success).toBe(true);
      expect(await readLeft(token)).toBe(left);
    }
  });

  test('[SESS-7.2] a session that has ended cannot be extended', async () => {
    const token = await signIn('minutes');
    await advance(5);
    expect((await caller().call(extendSession, { token })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
    expect(await isActive(token)).toBe(false);
  });
});
