import { array, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { parseIfValid } from '../../base/parse-if-valid';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { deleteFormerPageRecord, readFormerPageRecord } from '../../browser/storage/former-page-database';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { FORMER_RECENT_GAMES_PREFIX } from '../../contract/storage-keys';
import { MEMBER_DATA } from '../member-data/member-data-table';
import { readMemberValue, writeMemberValue } from '../member-data/member-values';
import { prependRecentGame } from './recent-games';

const ENTRY = MEMBER_DATA.recentGames;

const codes = array(string());

/**
 * Moves the recent games that an earlier version of the app has stored in IndexedDB, with their number in localStorage
 * under merchant and member id, to the place of today,
 * behind those that are there. A number without games stands for a lobby that was opened.
 */
export async function moveFormerRecentGames(): Promise<void> {
  for (const key of safeLocalStorage.keys(FORMER_RECENT_GAMES_PREFIX)) {
    // The member key of today is the fingerprint of this text.
    const owner = key.slice(FORMER_RECENT_GAMES_PREFIX.length);
    const former = await readFormerPageRecord('recent-games', owner);
    // Read on a later start.
    if (!former.ok) continue;
    const member = computeTextFingerprint(owner);
    // A tab with the earlier version may store games again, after this version has stored its own.
    const current = readMemberValue(ENTRY, member);
    const games = [...(current?.value ?? []), ...(parseIfValid(codes, former.value) ?? [])];
    const value = [...games.reduceRight<readonly string[]>(prependRecentGame, [])];
    writeMemberValue(ENTRY, member, { at: current?.at ?? systemClock.now(), value });
    safeLocalStorage.remove(key);
    await deleteFormerPageRecord('recent-games', owner);
  }
}
