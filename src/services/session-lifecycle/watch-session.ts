import { retryOnce } from '../../base/async';
import { subscribeToOnlineStatus } from '../../browser/device/network';
import { subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { findExtensionPage } from '../../browser/page/extension';
import { subscribeToPageShow } from '../../browser/page/history';
import { holdSharedLock } from '../../browser/storage/shared-lock';
import type { TabMessage } from '../../browser/storage/tab-channel';
import { safeLocalStorage, subscribeToStorageChanges } from '../../browser/storage/web-storage';
import {
  FORMER_RECENT_GAMES_PREFIX,
  LAST_SIGN_OUT_ID_PREFIX,
  SIGNED_IN_LOCK_PREFIX,
} from '../../contract/storage-keys';
import { clearOtherMembers, clearSignedOutMembers } from '../member-data/clear-member-data';
import { moveFormerCashierData } from '../member-data/move-former-cashier-data';
import { getLandingAndPasswordPaths } from '../merchant/landing-and-password-paths';
import { useMerchant } from '../merchant/merchant-store';
import { isPageOffered } from '../merchant/page-needs';
import { isMemberPage } from '../navigation/decide-page-access';
import { closeOverlaysOfMember } from '../overlays/overlays';
import { setSessionExpiredListener } from '../platform/api-client';
import { decideTabMessageEffect } from '../session/decide-tab-message-effect';
import { useMember } from '../session/member';
import { computeMemberKey } from '../session/member-key';
import {
  getCurrentSession,
  isSessionInSyncWithStorage,
  markPasswordChanged,
  useSession,
} from '../session/session-store';
import { wasSignedOutInOtherTab } from '../session/sign-out-ids';
import { subscribeToTabMessages } from '../session/tab-messages';
import { readMemberKey } from '../session/use-member-key';
import { forgetTab } from './forget-tab';
import { purgeMemberData } from './purge-member-data';
import { refreshMember } from './refresh-member';
import { closeSessionExpiredNotice, handleRefusedSession, handleSessionExpired } from './session-expired';

/** Whether the page at the current address opens for members only. */
export function isOnMemberPage(): boolean {
  const { pathname } = window.location;
  const { status } = useMerchant.getState();
  const page = {
    isOffered: isPageOffered(pathname, status),
    isExtensionForMembers: findExtensionPage(pathname)?.isForMembers,
  };
  return isMemberPage(pathname, page, getLandingAndPasswordPaths(status).password);
}

/**
 * Fetches the member record if it has not been loaded yet. Resolves with whether the record is loaded. For a visitor,
 * who has no member record, resolves with true.
 */
async function ensureMember(): Promise<boolean> {
  const isMemberKnown = () => !getCurrentSession() || useMember.getState().member !== undefined;
  if (!isMemberKnown()) await refreshMember();
  return isMemberKnown();
}

function handleTabMessage(message: TabMessage): void {
  // Also in a tab whose session had expired before.
  if (message.type === 'logged-out') clearSignedOutMembers(readMemberKey());
  const session = getCurrentSession();
  const effect = decideTabMessageEffect(message, session, isOnMemberPage());
  if (effect === 'nothing') return;
  if (effect === 'stop-storing' || effect === 'leave') {
    forgetTab(effect === 'leave');
    return;
  }
  if (effect === 'mark-password-changed') {
    markPasswordChanged();
    return;
  }
  if (effect === 'end') {
    closeOverlaysOfMember();
    purgeMemberData('sign-out');
  } else handleSessionExpired('sign-out');
}

/**
 * Ends the session if the member has signed out in another tab while this tab was frozen, discarded, suspended or
 * closed (SESS-4).
 */
function checkMissedSignOut(): void {
  const session = getCurrentSession();
  if (session && wasSignedOutInOtherTab(session)) handleTabMessage({ type: 'logged-out', member: session.id });
  clearSignedOutMembers(readMemberKey());
}

/** Moves recent games of an earlier version of the app, if there are any; its code is then loaded. */
async function moveFormerGames(): Promise<void> {
  if (safeLocalStorage.keys(FORMER_RECENT_GAMES_PREFIX).length === 0) return;
  const moved = import('../games/move-former-recent-games').then(({ moveFormerRecentGames }) =>
    moveFormerRecentGames(),
  );
  // Without the chunk they are moved on a later start.
  await moved.catch(() => undefined);
}

/**
 * Clears what the browser keeps for others as soon as it is known who is signed in in this tab, and holds a lock by
 * which other tabs know of this member.
 */
function watchMember(): void {
  let member: string | undefined;
  let release = () => {};
  const update = () => {
    const session = getCurrentSession();
    const next = computeMemberKey(session);
    if (next === member) return;
    member = next;
    release();
    if (!session || next === undefined) return;
    release = holdSharedLock(SIGNED_IN_LOCK_PREFIX + next);
    moveFormerCashierData(session, Date.now());
    // What an earlier version has stored moves before it is decided whose it is.
    void moveFormerGames().then(() => clearOtherMembers(next));
  };
  useSession.subscribe(update);
  update();
}

/**
 * Ends the session of this tab when the platform or another tab ends it (SESS-3, SESS-4). Also ends it after a
 * sign-out that the tab missed while suspended. On reconnect, fetches the member record if it could not be loaded
 * before.
 */
export function watchSession(): void {
  setSessionExpiredListener(handleRefusedSession);
  useSession.subscribe(({ session }, former) => {
    if (session && !former.session) closeSessionExpiredNotice();
  });
  subscribeToTabMessages(handleTabMessage);
  watchMember();
  checkMissedSignOut();
  subscribeToPageBecomingVisible(checkMissedSignOut);
  // Fallback for browsers without BroadcastChannel.
  subscribeToStorageChanges(LAST_SIGN_OUT_ID_PREFIX, checkMissedSignOut);

  // A member who could not be loaded offline is loaded on reconnect.
  subscribeToOnlineStatus((online) => {
    if (online) void retryOnce(ensureMember);
  });

  // A page restored from the back/forward cache may show a member who has signed out meanwhile.
  subscribeToPageShow((isRestored) => {
    checkMissedSignOut();
    if (!isRestored) return;
    if (!isSessionInSyncWithStorage()) {
      // Until the page has loaded again, it would show the member who was signed in before.
      document.body.hidden = true;
      window.location.reload();
    } else if (getCurrentSession()) void refreshMember();
  });
}
