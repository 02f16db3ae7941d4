import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { leaderBoard, missions } from '../../../src/contract/endpoints/leader-board';
import {
  chatLaunch,
  chatUnread,
  customerServices,
  promotionCategories,
  rankLevels,
} from '../../../src/contract/endpoints/promotion';
import { agentRegister, referralInfo } from '../../../src/contract/endpoints/referral';
import { testPlatform } from '../testing/test-platform';

const { caller } = testPlatform();
const alice = () => caller().signIn('alice', 'Wonder-land-7');

describe('[CS-2] the chat', () => {
  const unread = async (token: string) =>
    parse(chatUnread.answer, (await caller().call(chatUnread, { token })).value).unReadCount;
  const chatAddress = async (token: string) => {
    const query = { headerColor: '#000000', language: 'EN' };
    return parse(chatLaunch.answer, (await caller().call(chatLaunch, { token, query })).value).url;
  };

  test('[CS-2] opening it reads what was told, and what comes later is unread again', async () => {
    const token = await alice();
    expect(await unread(token)).toBe(2);
    expect(await (await fetch(await chatAddress(token))).text()).toContain('Gold benefits');
    expect(await unread(token)).toBe(0);
    await caller().control('chat', { merchant: 'FAIR', username: 'alice', text: 'One more' });
    expect(await unread(token)).toBe(1);
  });

  test('[CS-2] what is told for later counts when its time has come', async () => {
    const token = await alice();
    await caller().control('chat', { merchant: 'FAIR', username: 'alice', text: 'Later', after: 60 });
    expect(await unread(token)).toBe(2);
    await caller().control('clock', { advance: 61_000 });
    expect(await unread(token)).toBe(3);
  });

  test('[CS-2] a word of the member is answered a little later', async () => {
    const token = await alice();
    await fetch(`${await chatAddress(token)}&say=hello`);
    expect(await unread(token)).toBe(0);
    await caller().control('clock', { advance: 30_000 });
    expect(await unread(token)).toBe(1);
  });

  test('[CS-2] a restricted member has neither', async () => {
    const token = await caller().signIn('rex', 'Restrict-66');
    expect((await caller().call(chatUnread, { token })).errorCode).toBe('no_permissions');
  });
});

test('[CS-1] an entry that is none is left out and takes no other with it', () => {
  const good = { csType: 'AICAN', csPosition: 'FLOAT', title: 'x', path: 'abc' };
  const services = [null, 7, 'text', {}, { ...good, path: 7 }, good, { ...good, csPosition: null, title: null }];
  expect(parse(customerServices.answer, { services }).services).toEqual([good, { ...good, csPosition: '', title: '' }]);
});

test('[VIP-1] ranks come in the language of the call, with what each gives', async () => {
  const ask = async (Language: string) =>
    parse(
      rankLevels.answer,
      (await caller().call(rankLevels, { token: await alice(), headers: { Language } })).value,
    ).levels.map(({ labelName }) => labelName);
  expect(await ask('EN')).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
  expect((await ask('VI'))[2]).toBe('Vàng');
});

test('[I18N-1] the kinds of promotions come in the language of the call', async () => {
  const ask = async (Language: string) =>
    parse(
      promotionCategories.answer,
      (await caller().call(promotionCategories, { headers: { Language } })).value,
    ).categories.map(({ name }) => name);
  expect((await ask('EN'))[0]).toBe('Welcome');
  expect((await ask('VI'))[0]).toBe('Chào mừng');
});

describe('[LINK-3] referral', () => {
  const info = async (token: string) =>
    parse(referralInfo.answer, (await caller().call(referralInfo, { token })).value);
  const body = { kind: 'member', username: 'downline', password: 'Brand-new-1' };

  test('[LINK-3] an agent registers somebody, who counts and can sign in', async () => {
    const token = await caller().signIn('arlo', 'Agent-one-44');
    expect((await caller().call(agentRegister, { token, body })).success).toBe(true);
    expect(await info(token)).toMatchObject({ registered: 1 });
    expect(await caller().signIn('downline', 'Brand-new-1')).toMatch(/^[\w-]{43}$/);
    expect((await caller().call(agentRegister, { token, body })).errorCode).toBe('username.exists');
  });

  test('[LINK-3] nobody else does', async () => {
    expect((await caller().call(agentRegister, { token: await alice(), body })).errorCode).toBe('no_permissions');
  });
});

describe('the leaderboard', () => {
  const ask = async (token: string, period: string) =>
    parse(leaderBoard.answer, (await caller().call(leaderBoard, { token, query: { period } })).value);

  test('[MEM-1] names the first places and one’s own, which may come after them', async () => {
    const token = await alice();
    const { list, own, endsAt } = await ask(token, 'DAY');
    expect(list.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(own).toMatchObject({ name: 'alice', own: true });
    expect(new Date(endsAt).toISOString()).toBe('2026-01-03T00:00:00.000Z');
    expect(new Date((await ask(token, 'WEEK')).endsAt).toISOString()).toBe('2026-01-05T00:00:00.000Z');
    expect(new Date((await ask(token, 'MONTH')).endsAt).toISOString()).toBe('2026-02-01T00:00:00.000Z');
  });

  test('[MEM-1] whoever has no score is not placed', async () => {
    expect((await ask(await caller().signIn('bob', 'Builder-box-8'), 'DAY')).own).toBeNull();
  });

  test('[MEM-1] can be empty, as the console says', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', leaderBoard: 'empty' });
    const token = await alice();
    expect((await ask(token, 'DAY')).list).toEqual([]);
    expect(parse(missions.answer, (await caller().call(missions, { token })).value).list).toEqual([]);
  });
});
