import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { RECENT_GAMES_COUNT_PREFIX } from '../../contract/storage-keys';
import { beginSession, endSession, getCurrentSession } from '../session/session-store';
import { clearRecentGamesOnSignOut } from './clear-recent-games-on-sign-out';
import { clearRecentGames, loadRecentGames, prependRecentGame, recordOpenedGame } from './recent-games';
import { hasOpenedGame, readRecentGamesCount } from './recent-games-index';

const signIn = (id: string, merchantCode = 'FAIR') =>
  beginSession({
    id,
    merchantCode,
    token: `token of ${id}`,
    userName: id,
    type: 0,
    firstTimeLogin: false,
    updatePassword: false,
  });

beforeEach(async () => {
  endSession();
  for (const owner of ['FAIR|7', 'FAIR|8', 'KOPI|7']) await clearRecentGames(owner);
});

test('[GAME-5] the list of recent games contains at most twelve games, the latest first and each only once', () => {
  expect(prependRecentGame(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 20 }, (_, at) => String(at)).reduce(prependRecentGame, [] as readonly string[]);
  expect(many).toHaveLength(12);
  expect(many[0]).toBe('19');
});

describe('[GAME-5] recent games of a member', () => {
  test('the recent games of a member are stored per merchant and member', async () => {
    signIn('7');
    await recordOpenedGame('1001');
    await recordOpenedGame('1002');
    signIn('8');
    await recordOpenedGame('1003');
    signIn('7', 'KOPI');
    await recordOpenedGame('1004');
    expect(await loadRecentGames('FAIR|7')).toEqual(['1002', '1001']);
    expect(await loadRecentGames('FAIR|8')).toEqual(['1003']);
    expect(await loadRecentGames('KOPI|7')).toEqual(['1004']);
    expect(readRecentGamesCount('FAIR|7')).toBe(2);
  });

  test('a game is not stored as recent for a visitor or a member without a known id, and a lobby is never stored', async () => {
    await recordOpenedGame('1001');
    signIn('');
    await recordOpenedGame('1001');
    expect(safeLocalStorage.keys(RECENT_GAMES_COUNT_PREFIX)).toEqual([]);
    signIn('7');
    await recordOpenedGame();
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
    expect(readRecentGamesCount('FAIR|7')).toBe(0);
  });

  test('[PUSH-1] a member who has opened only a lobby or a trial has opened a game, until the sign-out', async () => {
    signIn('7');
    expect(hasOpenedGame('FAIR|7')).toBe(false);
    await recordOpenedGame();
    expect(hasOpenedGame('FAIR|7')).toBe(true);
    await recordOpenedGame('1001');
    await recordOpenedGame();
    expect(await loadRecentGames('FAIR|7')).toEqual(['1001']);
    await clearRecentGamesOnSignOut(getCurrentSession());
    expect(hasOpenedGame('FAIR|7')).toBe(false);
    await recordOpenedGame();
    await clearRecentGamesOnSignOut(getCurrentSession());
    expect(hasOpenedGame('FAIR|7')).toBe(false);
  });

  test('[SESS-4] no recent games of a member are returned once their key in local storage is deleted, even if the database still contains games', async () => {
    signIn('7');
    await recordOpenedGame('1001');
    safeLocalStorage.remove(`${RECENT_GAMES_COUNT_PREFIX}FAIR|7`);
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
    await recordOpenedGame('1002');
    expect(await loadRecentGames('FAIR|7')).toEqual(['1002']);
    await clearRecentGames('FAIR|7');
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
  });

  test('[SESS-4] the recent games of a member do not include a game that is still being stored at the sign-out', async () => {
    signIn('7');
    const recording = recordOpenedGame('1001');
    await Promise.resolve();
    endSession();
    await recording;
    expect(readRecentGamesCount('FAIR|7')).toBe(0);
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
  });
});
