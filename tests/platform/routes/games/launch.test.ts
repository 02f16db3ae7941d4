import { parse } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { launchGame, launchTrialGame } from '../../../../src/contract/endpoints/games/game';
import { gameLanes } from '../../../../src/contract/endpoints/games/game-lanes';
import { rankProgress } from '../../../../src/contract/endpoints/site/vip';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
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

const lanes = async (language: string) =>
  parse(gameLanes.response, (await caller().call(gameLanes, { headers: { Language: language } })).value).data.lanes;

async function openGame(code: string, more: Record<string, string> = {}): Promise<string> {
  const { gameUrl } = parse(launchGame.response, (await launch(code, more)).value);
  expect(new URL(gameUrl).origin).toBe(caller().origin);
  return (await fetch(gameUrl)).text();
}

describe('[GAME-1] launching a lottery game', () => {
  test.each(['FERRIS_FIVE', 'ferris_five', '1001'])(
    'launching a lottery game with the code or node %s opens the game for the member',
    async (code) => {
      const page = await openGame(code);
      expect(page).toContain('<h1>Ferris Five</h1>');
      expect(page).toContain('<b id="balance">₱2,480.50</b>');
      expect(page).toContain('href="/m/home?r=abc"');
    },
  );

  test.each(['', 'lobby', 'LOBBY', 'game_list'])(
    '[GAME-2.3] launching a lottery game with the code “%s” opens the lobby',
    async (code) => {
      expect(await openGame(code)).toContain('<h1>Lottery lobby</h1>');
    },
  );

  test('launching a lottery game with an unknown code is refused', async () => {
    expect((await launch('NO_SUCH_GAME')).errorCode).toBe('game.not.found');
  });

  test.each(['https://evil.example/m/home', '//evil.example/m', 'javascript:alert(1)', '/console'])(
    'launching a lottery game with the back URL %s returns a game page that does not link to that URL',
    async (backUrl) => {
      expect(await openGame('FERRIS_FIVE', { backUrl })).toContain('href="/m/home"');
    },
  );

  test('[VIP-1] launching a lottery game counts towards the next VIP rank, but opening the lobby does not', async () => {
    const fetchProgress = async () =>
      parse(rankProgress.response, (await caller().call(rankProgress, { token })).value);
    await launch('lobby');
    expect((await fetchProgress()).currentProgress.completedConditions).toBe(4);
    await launch('FERRIS_FIVE');
    expect((await fetchProgress()).currentProgress.completedConditions).toBe(5);
    for (let played = 0; played < 8; played += 1) await launch('FERRIS_FIVE');
    expect((await fetchProgress()).currentProgress).toMatchObject({
      completedConditions: 10,
      totalExpectedConditions: 10,
    });
  });

  test('the page of a launched lottery game escapes query parameters', async () => {
    expect(await openGame('FERRIS_FIVE', { language: '"><script>' })).not.toContain('"><script>');
  });

  test('[GAME-2] launching a lottery game gets no response in the scenario “dead”, and is refused in the scenario “error”', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'dead' });
    const url = `${caller().origin}${launchGame.path}?${new URLSearchParams({ ...QUERY, lottoGameCode: '' })}`;
    const stop = new AbortController();
    let isAnswered = false;
    const response = fetch(url, { headers: { Authorization: token }, signal: stop.signal }).finally(() => {
      isAnswered = true;
    });
    const isSent = () =>
      platform()
        .services.wire.all()
        .some(({ endpoint }) => endpoint === 'launchGame');
    await expect.poll(isSent).toBe(true);
    await lanes('EN');
    expect(isAnswered).toBe(false);
    stop.abort();
    await expect(response).rejects.toThrow(/aborted/i);
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'error' });
    expect((await launch('FERRIS_FIVE')).errorCode).toBe('game.maintenance');
  });
});

describe('[GAME-3] trial', () => {
  const trial = (nodeId: string) =>
    caller().call(launchTrialGame, { query: { gameId: '', nodeId, platform: 'html5' } });

  test('opens for a visitor only if the game offers one', async () => {
    const { gameUrl } = parse(launchTrialGame.response, (await trial('CAROUSEL_DRAW')).value);
    expect(await (await fetch(gameUrl)).text()).toContain('play coins');
    expect((await trial('FERRIS_FIVE')).errorCode).toBe('trial.not.offered');
  });

  test('is refused in the scenario “error”', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'error' });
    expect((await trial('CAROUSEL_DRAW')).errorCode).toBe('game.maintenance');
    await caller().control('scenarios', { merchant: 'FAIR', launch: 'normal', hostileGames: true });
    const { gameUrl } = parse(launchTrialGame.response, (await trial('CAROUSEL_DRAW')).value);
    expect(await (await fetch(gameUrl)).text()).toContain('Hostile game');
  });
});

describe('[MINI-1.1] mini game’s script', () => {
  const script = (name: string) => fetch(`${caller().origin}/mini-game/${name}`);

  test.each(['v1', 's1'])('the mini game’s script %s may be loaded by a frame with an opaque origin', async (name) => {
    const response = await script(name);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('initMiniGame');
  });

  test('the mini game’s script is not served under an unknown name', async () => {
    expect((await script('v2')).status).toBe(404);
    expect((await script('hostile.js')).status).toBe(404);
    await caller().control('scenarios', { merchant: 'FAIR', hostileGames: true });
    expect(await (await script('v1')).text()).toContain('tryEverything');
  });
});

describe('[GAME-5] lanes', () => {
  test('the game lanes contain at least sixty games, each with its own image', async () => {
    const cards = (await lanes('EN')).flatMap((lane) => lane.cards);
    expect(cards.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cards.map(({ gameCode }) => gameCode)).size).toBe(cards.length);
    const pictures = await Promise.all(cards.map(async ({ image }) => (await fetch(caller().origin + image)).text()));
    expect(pictures.every((picture) => picture.startsWith('<svg '))).toBe(true);
    expect(new Set(pictures).size).toBe(cards.length);
  });

  test('the game lanes contain the configured number of games', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', games: 10_000 });
    const cards = (await lanes('EN')).flatMap((lane) => lane.cards);
    expect(cards).toHaveLength(10_000);
    expect(new Set(cards.map(({ nodeId }) => nodeId)).size).toBe(10_000);
    expect((await fetch(`${caller().origin}${cards[5_000]?.image}`)).status).toBe(200);
    await caller().control('scenarios', { merchant: 'FAIR', games: 0 });
  });

  test('[GAME-5.4] the game lanes each state how many games they contain, and have titles in the language of the request', async () => {
    const [english, chinese] = [await lanes('EN'), await lanes('CN')];
    expect(english.every(({ cards, gameCount }) => cards.length === gameCount && gameCount > 0)).toBe(true);
    expect([english[0]?.title, chinese[0]?.title]).toEqual(['Lottery', '彩票']);
  });
});
