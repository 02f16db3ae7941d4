import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../../browser/web-storage';
import { RECENT_PREFIX } from '../../contract/storage-keys';
import { beginSession, endSession } from '../session/session-store';
import { forgetRecent, noteRecent, recallRecent } from './recent-games';
import { recentCount } from './recent-mark';
import { MOST_RECENT, withRecent } from './with-recent';

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
  for (const owner of ['FAIR|7', 'FAIR|8', 'KOPI|7']) await forgetRecent(owner);
});

test('[GAME-5] the game played last comes first, each once, twelve at most', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 20 }, (_, at) => String(at)).reduce(withRecent, [] as readonly string[]);
  expect(many).toHaveLength(MOST_RECENT);
  expect(many[0]).toBe('19');
});

describe('[GAME-5] the games a member played lately', () => {
  test('are kept per merchant and member', async () => {
    signIn('7');
    await noteRecent('1001');
    await noteRecent('1002');
    signIn('8');
    await noteRecent('1003');
    signIn('7', 'KOPI');
    await noteRecent('1004');
    expect(await recallRecent('FAIR|7')).toEqual(['1002', '1001']);
    expect(await recallRecent('FAIR|8')).toEqual(['1003']);
    expect(await recallRecent('KOPI|7')).toEqual(['1004']);
    expect(recentCount('FAIR|7')).toBe(2);
  });

  test('nothing is kept of a visitor, of a member nobody has named, of a lobby', async () => {
    await noteRecent('1001');
    signIn('');
    await noteRecent('1001');
    signIn('7');
    await noteRecent('');
    expect(localStore.keys(RECENT_PREFIX)).toEqual([]);
  });

  test('[SESS-4] are gone once forgotten, also where the database could not be reached', async () => {
    signIn('7');
    await noteRecent('1001');
    localStore.remove(`${RECENT_PREFIX}FAIR|7`);
    expect(await recallRecent('FAIR|7')).toEqual([]);
    await noteRecent('1002');
    expect(await recallRecent('FAIR|7')).toEqual(['1002']);
    await forgetRecent('FAIR|7');
    expect(await recallRecent('FAIR|7')).toEqual([]);
  });

  test('[SESS-4] a game whose note comes after the sign-out is not kept', async () => {
    signIn('7');
    const noted = noteRecent('1001');
    await Promise.resolve();
    endSession();
    await noted;
    expect(recentCount('FAIR|7')).toBe(0);
    expect(await recallRecent('FAIR|7')).toEqual([]);
  });
});
