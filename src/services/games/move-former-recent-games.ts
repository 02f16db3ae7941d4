import { array, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { parseIfValid } from '../../base/parse-if-valid';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { deleteFormerPageRecord, readFormerPageRecord } from '../../browser/storage/former-page-database';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { FORMER_RECENT_GAMES_PREFIX } from '../../contract/storage-keys';
import { MEMBER_DATA } from '../member-data/member-data-table';
import { writeMemberValue } from '../member-data/member-values';

const codes = array(string());

/**
 * Moves the recent games that an earlier version of the app has stored in IndexedDB, with their number in localStorage
 * under merchant and member id, to the place of today. A number without games stands for a lobby that was opened.
 */
export async function moveFormerRecentGames(): Promise<void> {
  for (const key of safeLocalStorage.keys(FORMER_RECENT_GAMES_PREFIX)) {
    // The member key of today is the fingerprint of this text.
    const owner = key.slice(FORMER_RECENT_GAMES_PREFIX.length);
    const value = parseIfValid(codes, await readFormerPageRecord('recent-games', owner)) ?? [];
    writeMemberValue(MEMBER_DATA.recentGames, computeTextFingerprint(owner), { at: systemClock.now(), value });
    safeLocalStorage.remove(key);
    await deleteFormerPageRecord('recent-games', owner);
  }
}
