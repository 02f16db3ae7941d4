import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { referralInfo, registerDownlineAccount } from '../../../src/contract/endpoints/account/referral';
import { leaderBoard, missions } from '../../../src/contract/endpoints/money/leader-board';
import { chatUnreadCount, launchChat } from '../../../src/contract/endpoints/site/chat';
import { customerServices } from '../../../src/contract/endpoints/site/customer-services';
import { promotionCategories } from '../../../src/contract/endpoints/site/promotion';
import { rankLevels } from '../../../src/contract/endpoints/site/vip';
import { parseTolerantOrThrow } from '../../support/api/parse-tolerant-or-throw';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller } = setUpTestPlatform();
const alice = () => caller().signIn('alice', 'Wonder-land-7');

describe('[CS-2] chat', () => {
  const unread = async (token: string) =>
    parse(chatUnreadCount.response, (await caller().call(chatUnreadCount, { token })).value).unReadCount;
  const chatAddress = async (token: string) => {
    const query = { headerColor: '#000000', language: 'EN' };
    return parse(launchChat.response, (await caller().call(launchChat, { token, query })).value).url;
  };

  test('marks earlier messages as read when it opens, but not messages that arrive later', async () => {
    const token = await alice();
    expect(await unread(token)).toBe(2);
    expect(await (await fetch(await chatAddress(token))).text()).toContain('Gold benefits');
    expect(await unread(token)).toBe(0);
    await caller().control('chat', { merchant: 'FAIR', username: 'alice', text: 'One more' });
    expect(await unread(token)).toBe(1);
  });

  test('counts a delayed message as unread once it is due', async () => {
    const token = await alice();
    await caller().control('chat', { merchant: 'FAIR', username: 'alice', text: 'Later', after: 60 });
    expect(await unread(token)).toBe(2);
    await caller().control('clock', { advance: 61_000 });
    expect(await unread(token)).toBe(3);
  });

  test('replies to a message of the member within 30 seconds', async () => {
    const token = await alice();
    await fetch(`${await chatAddress(token)}&say=hello`);
    expect(await unread(token)).toBe(0);
    await caller().control('clock', { advance: 30_000 });
    expect(await unread(token)).toBe(1);
  });

  test('is not available to a restricted member', async () => {
    const token = await caller().signIn('rex', 'Restrict-66');
    expect((await caller().call(chatUnreadCount, { token })).errorCode).toBe('no_permissions');
  });
});

test('[CS-1.3] the app drops an invalid customer-service entry without affecting the other entries', () => {
  const valid = { csType: 'AICAN', csPosition: 'FLOAT', title: 'x', path: 'abc' };
  const services = [null, 7, 'text', {}, { ...valid, path: 7 }, valid, { ...valid, csPosition: null, title: null }];
  expect(parseTolerantOrThrow(customerServices.response, { services }).services).toEqual([
    valid,
    { ...valid, csPosition: '', title: '' },
  ]);
});

test('[VIP-1] the names of VIP ranks are in the language of the request', async () => {
  const fetchData = async (Language: string) =>
    parse(
      rankLevels.response,
      (await caller().call(rankLevels, { token: await alice(), headers: { Language } })).value,
    ).levels.map(({ labelName }) => labelName);
  expect(await fetchData('EN')).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
  expect((await fetchData('VI'))[2]).toBe('Vàng');
});

test('[I18N-1] the names of promotion categories are in the language of the request', async () => {
  const fetchData = async (Language: string) =>
    parse(
      promotionCategories.response,
      (await caller().call(promotionCategories, { headers: { Language } })).value,
    ).categories.map(({ name }) => name);
  expect((await fetchData('EN'))[0]).toBe('Welcome');
  expect((await fetchData('VI'))[0]).toBe('Chào mừng');
});

describe('[LINK-3] referral', () => {
  const info = async (token: string) =>
    parse(referralInfo.response, (await caller().call(referralInfo, { token })).value);
  const body = { kind: 'member', username: 'downline', password: 'Brand-new-1' };

  test('[LINK-3.5] a member registered by an agent counts as a referral and can sign in', async () => {
    const token = await caller().signIn('arlo', 'Agent-one-44');
    expect((await caller().call(registerDownlineAccount, { token, body })).success).toBe(true);
    expect(await info(token)).toMatchObject({ registered: 1 });
    expect(await caller().signIn('downline', 'Brand-new-1')).toMatch(/^[\w-]{43}$/);
    expect((await caller().call(registerDownlineAccount, { token, body })).errorCode).toBe('username.exists');
  });

  test('[LINK-3.5][API-8] if an agent sends a registration again with the same request id, the same account is returned', async () => {
    const token = await caller().signIn('arlo', 'Agent-one-44');
    const request = { token, body: { ...body, requestId: 'r1' } };
    expect((await caller().call(registerDownlineAccount, request)).success).toBe(true);
    expect((await caller().call(registerDownlineAccount, request)).value).toEqual({ userName: 'downline' });
    expect(await info(token)).toMatchObject({ registered: 1 });
    const other = await caller().call(registerDownlineAccount, { token, body: { ...body, requestId: 'r2' } });
    expect(other.errorCode).toBe('username.exists');
  });

  test('a member who is not an agent cannot register other members', async () => {
    expect((await caller().call(registerDownlineAccount, { token: await alice(), body })).errorCode).toBe(
      'no_permissions',
    );
  });
});

describe('[MEM-1] leaderboard', () => {
  const fetchData = async (token: string, period: string) =>
    parse(leaderBoard.response, (await caller().call(leaderBoard, { token, query: { period } })).value);

  test('lists the top places and the member’s own place', async () => {
    const token = await alice();
    const { list, own, endsAt } = await fetchData(token, 'DAY');
    expect(list.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(own).toMatchObject({ name: 'alice', own: true });
    expect(new Date(endsAt).toISOString()).toBe('2026-01-03T00:00:00.000Z');
    expect(new Date((await fetchData(token, 'WEEK')).endsAt).toISOString()).toBe('2026-01-05T00:00:00.000Z');
    expect(new Date((await fetchData(token, 'MONTH')).endsAt).toISOString()).toBe('2026-02-01T00:00:00.000Z');
  });

  test('contains no place for a member without a score', async () => {
    expect((await fetchData(await caller().signIn('bob', 'Builder-box-8'), 'DAY')).own).toBeUndefined();
  });

  test('the leaderboard and the missions are empty in the scenario “empty”', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', leaderBoard: 'empty' });
    const token = await alice();
    const prizes = ['500.00', '200.00', '100.00', '60.00', '60.00', '40.00', '40.00', '40.00'];
    expect(await fetchData(token, 'DAY')).toMatchObject({ list: [], prizes });
    expect(parse(missions.response, (await caller().call(missions, { token })).value).list).toEqual([]);
  });
});
