import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveFormerPageRecord } from '../../../tests/support/storage/save-former-page-record';
import { ok } from '../../base/result';
import { readFormerPageRecord } from '../../browser/storage/former-page-database';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { RECENT_GAMES_PREFIX } from '../../contract/storage-keys';
import { computeMemberKey } from '../session/member-key';
import { beginSession, endSession } from '../session/session-store';
import { moveFormerRecentGames } from './move-former-recent-games';
import { clearRecentGames, hasOpenedGame, prependRecentGame, readRecentGames } from './recent-games';
import { recordOpenedGame } from './record-opened-game';

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

/** Key of a member. */
const keyOf = (id: string, merchantCode = 'FAIR') => computeMemberKey({ id, merchantCode }) ?? '';
const ALICE = keyOf('7');

beforeEach(() => {
  endSession();
  safeLocalStorage.removeByPrefix('');
});

test('[GAME-5.12] the list of recent games contains at most twelve games, the latest first and each only once', () => {
  expect(prependRecentGame(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 20 }, (_, at) => String(at)).reduce(prependRecentGame, [] as readonly string[]);
  expect(many).toHaveLength(12);
  expect(many[0]).toBe('19');
});

describe('[GAME-5] recent games of a member', () => {
  test('[GAME-5.12] the recent games of a member are stored per merchant and member', () => {
    signIn('7');
    recordOpenedGame('1001');
    recordOpenedGame('1002');
    signIn('8');
    recordOpenedGame('1003');
    signIn('7', 'KOPI');
    recordOpenedGame('1004');
    expect(readRecentGames(ALICE)).toEqual(['1002', '1001']);
    expect(readRecentGames(keyOf('8'))).toEqual(['1003']);
    expect(readRecentGames(keyOf('7', 'KOPI'))).toEqual(['1004']);
    clearRecentGames(ALICE);
    expect(readRecentGames(ALICE)).toEqual([]);
  });

  test('[GAME-5.12] a game is not stored as recent for a visitor or a member without a known id, and a lobby is never stored', () => {
    recordOpenedGame('1001');
    signIn('');
    recordOpenedGame('1001');
    expect(safeLocalStorage.keys(RECENT_GAMES_PREFIX)).toEqual([]);
    signIn('7');
    recordOpenedGame();
    expect(readRecentGames(ALICE)).toEqual([]);
  });

  test('[PUSH-1.1] a member who has opened only a lobby or a trial has opened a game', () => {
    signIn('7');
    expect(hasOpenedGame(ALICE)).toBe(false);
    recordOpenedGame();
    expect(hasOpenedGame(ALICE)).toBe(true);
    recordOpenedGame('1001');
    recordOpenedGame();
    expect(readRecentGames(ALICE)).toEqual(['1001']);
  });

  test('[UPD-2] the recent games of the version before, in IndexedDB, are moved to the members whose they are', async () => {
    await saveFormerPageRecord('recent-games', 'FAIR|7', ['1002', '1001']);
    safeLocalStorage.set('MC_RECENT:FAIR|7', 2);
    safeLocalStorage.set('MC_RECENT:FAIR|8', 0);
    await moveFormerRecentGames();
    expect([readRecentGames(ALICE), hasOpenedGame(keyOf('8'))]).toEqual([['1002', '1001'], true]);
    expect(safeLocalStorage.keys('MC_RECENT:')).toEqual([]);
    expect(await readFormerPageRecord('recent-games', 'FAIR|7')).toEqual(ok(undefined));
  });

  test('[UPD-2] games that a tab with the version before has stored do not replace the games of this version', async () => {
    signIn('7');
    recordOpenedGame('1001');
    recordOpenedGame('1003');
    await saveFormerPageRecord('recent-games', 'FAIR|7', ['1002', '1001']);
    safeLocalStorage.set('MC_RECENT:FAIR|7', 2);
    await moveFormerRecentGames();
    expect(readRecentGames(ALICE)).toEqual(['1003', '1001', '1002']);
  });

  test('[UPD-2] games of the version before stay where they are while the browser cannot read them', async () => {
    await deleteDB('fairground-page');
    (await openDB('fairground-page', 9)).close();
    safeLocalStorage.set('MC_RECENT:FAIR|7', 2);
    await moveFormerRecentGames();
    expect([safeLocalStorage.keys('MC_RECENT:'), hasOpenedGame(ALICE)]).toEqual([['MC_RECENT:FAIR|7'], false]);
    await deleteDB('fairground-page');
  });
});
