import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { startBreakFromPlay, startSelfExclusion } from '../../../src/contract/endpoints/account/play-limits';
import { launchGame } from '../../../src/contract/endpoints/games/game';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../testing/test-platform';
import { getGamePageTexts } from './game-page-texts';

const { caller, platform } = setUpTestPlatform();
const LAUNCH = {
  ...{ lottoArea: 'TCG', launchMode: 'LOTT', lottoPrizeMode: '1960', lottoMode: '', lottoView: '', device: 'MOBILE' },
  ...{ backUrl: '/m/home', hasLobby: 'true', language: 'EN', title: '', labelName: '', lottoGameCode: 'FERRIS_FIVE' },
};
const balance = () => {
  const { members, ledger } = platform().services;
  return ledger.balance(members.byName('FAIR', 'alice')?.id ?? 0, 'cash');
};

/** Opens a game as Alice. Resolves with her token and a function that places a bet in the open game. */
async function openGame() {
  const token = await caller().signIn('alice', 'Wonder-land-7');
  const { value } = await caller().call(launchGame, { token, query: LAUNCH });
  const address = new URL(parse(launchGame.response, value).gameUrl);
  const ticket = address.searchParams.get('ticket') ?? '';
  const game = address.searchParams.get('game') ?? '';
  const place = async (change: object = {}) => {
    const body = JSON.stringify({ ticket, requestId: 'bet-1', game, picked: [1, 2, 3, 4, 5], ...change });
    return (await fetch(new URL('/games/bet', caller().origin), { method: 'POST', body })).json();
  };
  return { token, place };
}

describe('[SAFE-2] a bet in a game that was open before', () => {
  test.each([
    [6, Date.UTC(2026, 6, 2, 3, 4, 5)],
    [0, 0],
  ])(
    '[SAFE-2.10] is refused after an exclusion of %i months (0: for good) with its code and end',
    async (months, until) => {
      const { token, place } = await openGame();
      const before = balance();
      await caller().call(startSelfExclusion, { token, body: { months } });
      expect(await place()).toEqual({ errorCode: ERROR_CODES.excluded, until });
      expect(balance()).toBe(before);
    },
  );

  test('[SAFE-2.10] is refused during a break with its code and end', async () => {
    const { token, place } = await openGame();
    const before = balance();
    await caller().call(startBreakFromPlay, { token, body: { period: 'DAY' } });
    const until = TEST_CLOCK_TIME_MS + 24 * 3_600_000;
    expect(await place()).toEqual({ errorCode: CASHIER_ERROR_CODES.breakActive, until });
    expect(balance()).toBe(before);
  });

  test('other refusals have a code too, and a bet that was placed has none', async () => {
    const { place } = await openGame();
    expect(await place({ picked: [1, 1, 1, 1, 1] })).toEqual({ errorCode: 'ticket.invalid', until: 0 });
    expect(await place({ ticket: 'unknown' })).toEqual({ errorCode: 'game.closed', until: 0 });
    expect(await place({ picked: 'x' })).toEqual({ errorCode: ERROR_CODES.requestInvalid, until: 0 });
    expect(await place()).not.toHaveProperty('errorCode');
  });
});

describe('[SAFE-2] texts of the game page', () => {
  const { breakActive, lossLimitReached, stakeLimitReached, timeLimitReached, balanceTooLow } = CASHIER_ERROR_CODES;
  test.each(['EN', 'CN', 'TW', 'VI'])(
    '[SAFE-2.10] the game in %s names each reason of a refusal in words, none of which says that a bet was lost',
    (language) => {
      const { refused, lost } = getGamePageTexts(language);
      const codes = [ERROR_CODES.excluded, breakActive, balanceTooLow, 'ticket.invalid', 'game.closed'];
      for (const code of [...codes, lossLimitReached, stakeLimitReached, timeLimitReached])
        expect(refused[code], code).toBeTruthy();
      expect(Object.values(refused)).not.toContain(lost);
    },
  );
});
