import { parse } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { launchGame, trialLaunch } from '../../../src/contract/endpoints/game';
import { gameLanes } from '../../../src/contract/endpoints/game-lanes';
import { rankProgress } from '../../../src/contract/endpoints/promotion';
import { testPlatform } from '../testing/test-platform';

const { caller } = testPlatform();
let token = '';
beforeEach(async () => {
  token = await caller().signIn('alice', 'Wonder-land-7');
});

const QUERY = {
  lottoArea: 'TCG',
  launchMode: 'LOTT',
  lottoPrizeMode: '1960',
  lottoMode: '',
  lottoView: '',
  device: 'MOBILE',
  backUrl: '/m/home?r=abc',
  hasLobby: 'true',
  language: 'EN',
  title: '',
  labelName: '',
};
const launch = (lottoGameCode: string, more: Record<string, string> = {}) =>
  caller().call(launchGame, { token, query: { ...QUERY, lottoGameCode, ...more } });

async function open(code: string, more: Record<string, string> = {}): Promise<string> {
  const { gameUrl } = parse(launchGame.answer, (await launch(code, more)).value);
  expect(new URL(gameUrl).origin).toBe(caller().origin);
  return (await fetch(gameUrl)).text();
}

describe('[GAME-1] launching a lottery game', () => {
  test.each(['FERRIS_FIVE', 'ferris_five', '1001'])('[GAME-1] by %s opens the game for the member', async (code) => {
    const page = await open(code);
    expect(page).toContain('<h1>Ferris Five</h1>');
    expect(page).toContain('<b id="member">alice</b>');
    expect(page).toContain('href="/m/home?r=abc"');
  });

  test.each(['', 'lobby', 'LOBBY', 'game_list'])('[GAME-2] by "%s" opens the lobby', async (code) => {
    expect(await open(code)).toContain('<h1>Lottery lobby</h1>');
  });

  test('[GAME-1] that does not exist is refused', async () => {
    expect((await launch('NO_SUCH_GAME')).errorCode).toBe('game.not.found');
  });

  test.each(['https://evil.example/m/home', '//evil.example/m', 'javascript:alert(1)', '/console'])(
    '[GAME-1] does not lead back to %s',
    async (backUrl) => {
      expect(await open('FERRIS_FIVE', { backUrl })).toContain('href="/m/home"');
    },
  );

  test('[VIP-1] plays towards the next rank, and no further than to it; a lobby does not', async () => {
    const ask = async () => parse(rankProgress.answer, (await caller().call(rankProgress, { token })).value);
    await launch('lobby');
    expect((await ask()).currentProgress.completedConditions).toBe(4);
    await launch('FERRIS_FIVE');
    expect((await ask()).currentProgress.completedConditions).toBe(5);
    for (let played = 0; played < 8; played += 1) await launch('FERRIS_FIVE');
    expect((await ask()).currentProgress).toEqual({ completedConditions: 10, totalExpectedConditions: 10 });
  });

  test('[GAME-1] shows what the query says as text', async () => {
    expect(await open('FERRIS_FIVE', { language: '"><script>' })).not.toContain('"><script>');
  });

  test('[GAME-2] that is staged dead never answers; staged broken it is refused', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'dead' });
    const url = `${caller().origin}${launchGame.path}?${new URLSearchParams({ ...QUERY, lottoGameCode: '' })}`;
    const answer = fetch(url, { headers: { Authorization: token }, signal: AbortSignal.timeout(150) });
    await expect(answer).rejects.toThrow(/timeout|aborted/i);
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'error' });
    expect((await launch('FERRIS_FIVE')).errorCode).toBe('game.maintenance');
  });
});

describe('[GAME-3] a trial', () => {
  const trial = (nodeId: string) => caller().call(trialLaunch, { query: { gameId: '', nodeId, platform: 'html5' } });

  test('[GAME-3] opens for a visitor, where the game has one', async () => {
    const { gameUrl } = parse(trialLaunch.answer, (await trial('CAROUSEL_DRAW')).value);
    expect(await (await fetch(gameUrl)).text()).toContain('Play money');
    expect((await trial('FERRIS_FIVE')).errorCode).toBe('trial.not.offered');
  });

  test('[GAME-3] is staged as launches are: refused, or by somebody hostile', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'error' });
    expect((await trial('CAROUSEL_DRAW')).errorCode).toBe('game.maintenance');
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'normal', hostileGames: true });
    const { gameUrl } = parse(trialLaunch.answer, (await trial('CAROUSEL_DRAW')).value);
    expect(await (await fetch(gameUrl)).text()).toContain('Hostile game');
  });
});

describe('[MINI-1] the mini game’s script', () => {
  const script = (name: string) => fetch(`${caller().origin}/mini-game/${name}`);

  test.each(['v1', 's1'])('%s is a script that a frame without an origin may run', async (name) => {
    const answer = await script(name);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toContain('initMiniGame');
  });

  test('there is no other, and a hostile one only where it is staged', async () => {
    expect((await script('v2')).status).toBe(404);
    expect((await script('hostile.js')).status).toBe(404);
    await caller().control('scenarios', { merchant: 'FAIR', hostileGames: true });
    expect(await (await script('v1')).text()).toContain('tryEverything');
  });
});

describe('[GAME-5] the lanes', () => {
  const lanes = async (language: string) =>
    parse(gameLanes.answer, (await caller().call(gameLanes, { headers: { Language: language } })).value).data.lanes;

  test('[GAME-5] hold at least sixty games, each with a picture of its own', async () => {
    const cards = (await lanes('EN')).flatMap((lane) => lane.cards);
    expect(cards.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cards.map(({ gameCode }) => gameCode)).size).toBe(cards.length);
    const pictures = await Promise.all(cards.map(async ({ image }) => (await fetch(caller().origin + image)).text()));
    expect(pictures.every((picture) => picture.startsWith('<svg '))).toBe(true);
    expect(new Set(pictures).size).toBe(cards.length);
  });

  test('[GAME-5] are as long as the operator stages them', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', games: 10_000 });
    const cards = (await lanes('EN')).flatMap((lane) => lane.cards);
    expect(cards).toHaveLength(10_000);
    expect(new Set(cards.map(({ nodeId }) => nodeId)).size).toBe(10_000);
    expect((await fetch(`${caller().origin}${cards[5_000]?.image}`)).status).toBe(200);
    await caller().control('scenarios', { merchant: 'FAIR', games: 0 });
  });

  test('[GAME-5] count their games, and speak the language of the call', async () => {
    const [english, chinese] = [await lanes('EN'), await lanes('CN')];
    expect(english.every(({ cards, gameCount }) => cards.length === gameCount && gameCount > 0)).toBe(true);
    expect([english[0]?.title, chinese[0]?.title]).toEqual(['Lottery', '彩票']);
  });
});
