import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { RECENT_GAMES_COUNT_PREFIX } from '../../contract/storage-keys';
import { beginSession, endSession } from '../session/session-store';
import { clearRecentGames, loadRecentGames, prependRecentGame, recordRecentGame } from './recent-games';
import { readRecentGamesCount } from './recent-games-index';

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
    await recordRecentGame('1001');
    await recordRecentGame('1002');
    signIn('8');
    await recordRecentGame('1003');
    signIn('7', 'KOPI');
    await recordRecentGame('1004');
    expect(await loadRecentGames('FAIR|7')).toEqual(['1002', '1001']);
    expect(await loadRecentGames('FAIR|8')).toEqual(['1003']);
    expect(await loadRecentGames('KOPI|7')).toEqual(['1004']);
    expect(readRecentGamesCount('FAIR|7')).toBe(2);
  });

  test('a game is not stored as recent for a visitor or a member without a known id, and a lobby is never stored', async () => {
    await recordRecentGame('1001');
    signIn('');
    await recordRecentGame('1001');
    signIn('7');
    await recordRecentGame('');
    expect(safeLocalStorage.keys(RECENT_GAMES_COUNT_PREFIX)).toEqual([]);
  });

  test('[SESS-4] no recent games of a member are returned once their key in local storage is deleted, even if the database still contains games', async () => {
    signIn('7');
    await recordRecentGame('1001');
    safeLocalStorage.remove(`${RECENT_GAMES_COUNT_PREFIX}FAIR|7`);
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
    await recordRecentGame('1002');
    expect(await loadRecentGames('FAIR|7')).toEqual(['1002']);
    await clearRecentGames('FAIR|7');
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
  });

  test('[SESS-4] the recent games of a member do not include a game that is still being stored at the sign-out', async () => {
    signIn('7');
    const recording = recordRecentGame('1001');
    await Promise.resolve();
    endSession();
    await recording;
    expect(readRecentGamesCount('FAIR|7')).toBe(0);
    expect(await loadRecentGames('FAIR|7')).toEqual([]);
  });
});
