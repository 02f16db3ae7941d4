import { isLockHeld } from '../../browser/storage/shared-lock';
import { SIGNED_IN_LOCK_PREFIX } from '../../contract/storage-keys';
import { readLastSignOutTime } from '../session/sign-out-ids';
import { MEMBER_DATA, type MemberDataEntry, type MemberValueEntry } from './member-data-table';
import {
  listMemberValueNames,
  listMemberValueOwners,
  readMemberValue,
  removeMemberValue,
  removeMemberValues,
  storageOf,
} from './member-values';

/**
 * How a session ends. `sign-out`: the member has signed out in any tab. `replaced`: another member takes over this tab;
 * the one before may still be signed in in another tab.
 */
export type SessionEnding = 'sign-out' | 'replaced' | 'expiry';

/** Owner of what is kept for a visitor, such as the id of a registration whose response was lost. */
export const VISITOR = 'visitor';

/** The entries whose lifetime is `sign-out`, whose keys contain the member key. */
const LASTING: readonly MemberValueEntry<unknown>[] = Object.values(MEMBER_DATA).filter(
  (entry) => entry.lifetime === 'sign-out',
);

const isShared = ({ area }: MemberDataEntry): boolean => area === 'localStorage';

/**
 * Clears what the browser keeps for a member whose session in this tab has ended (SESS-3, SESS-4).
 * @param member key of the member; undefined if it was never known
 */
export function clearMemberData(ending: SessionEnding, member: string | undefined): void {
  for (const entry of Object.values(MEMBER_DATA)) {
    if (entry.lifetime === 'session-end') storageOf(entry).removeByPrefix(entry.prefix);
    else if (ending === 'expiry') continue;
    // A tab has one member at a time, so all that is in it is theirs or a former member's.
    else if (!isShared(entry)) storageOf(entry).removeByPrefix(entry.prefix);
    else if (ending === 'sign-out' && member !== undefined) removeMemberValues(entry, member);
  }
}

/**
 * Clears what the browser keeps for every other member, when a member is known to be signed in in this tab. Members
 * who are signed in in another tab keep what the tabs share.
 */
export async function clearOtherMembers(member: string): Promise<void> {
  for (const entry of LASTING) {
    for (const owner of listMemberValueOwners(entry)) {
      if (owner === member || owner === VISITOR) continue;
      const isElsewhere = isShared(entry) && (await isLockHeld(SIGNED_IN_LOCK_PREFIX + owner));
      if (!isElsewhere) removeMemberValues(entry, owner);
    }
  }
}

/**
 * Clears what was stored for members before they signed out in another tab: also in a tab whose session had expired
 * before, and in one that was frozen or closed meanwhile.
 * @param signedIn key of the member who is signed in in this tab, whose session began after that sign-out: if the clock
 * was ahead then, what they store now would be cleared until it has caught up
 */
export function clearSignedOutMembers(signedIn: string): void {
  for (const entry of LASTING) {
    for (const owner of listMemberValueOwners(entry)) {
      if (owner === signedIn) continue;
      const signedOutAt = readLastSignOutTime(owner);
      if (signedOutAt === undefined) continue;
      for (const name of listMemberValueNames(entry, owner)) {
        const stored = readMemberValue(entry, owner, name);
        if (!stored || stored.at <= signedOutAt) removeMemberValue(entry, owner, name);
      }
    }
  }
}
