import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { playStatement } from '../../../src/contract/endpoints/account/play-limits';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

test('[SAFE-3.8] the figures of a session are those since its sign-in, and those of the period stay', async () => {
  const { members, bets } = platform().services;
  const alice = members.byName('FAIR', 'alice');
  if (!alice) throw new Error('no alice');
  const game = { memberId: alice.id, game: 'x', picked: [1, 2, 3, 4, 5], luck: 'lose' } as const;
  const play = (stake: number) => bets.place({ ...game, requestId: String(stake), stake });
  const signIn = () => caller().signIn('alice', 'Wonder-land-7');
  const read = async (token: string) =>
    parse(playStatement.response, (await caller().call(playStatement, { token, query: { period: 'DAY' } })).value);
  const before = await read(await signIn());
  play(1_000);
  await caller().control('clock', { advance: 60_000 });
  const token = await signIn();
  expect((await read(token)).session).toMatchObject({ staked: '0.00', won: '0.00' });
  play(700);
  const { staked, session } = await read(token);
  expect(session?.staked).toBe('7.00');
  expect(Number(staked)).toBe(Number(before.staked) + 17);
});
