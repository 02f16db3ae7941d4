import { commands } from 'vitest/browser';
import { safeLocalStorage, safeSessionStorage } from '../../src/browser/storage/web-storage';
import { status } from '../../src/contract/endpoints/site/system';
import {
  PLAY_COUNT_PREFIX,
  PLAY_PROTECTION_KEY,
  RESPONSE_CACHE_PREFIX,
  UNANSWERED_EXCLUSION_PREFIX,
  UNCONFIRMED_REQUEST_PREFIX,
} from '../../src/contract/storage-keys';
import { activateLanguage } from '../../src/services/i18n/i18n';
import { ENGLISH } from '../../src/services/i18n/languages';
import { clearMemberData } from '../../src/services/member-data/clear-member-data';
import { setSiteStatus, useMerchant } from '../../src/services/merchant/merchant-store';
import { registerRouterNavigate } from '../../src/services/navigation/navigate';
import { closeAllOverlays, useOverlays } from '../../src/services/overlays/overlays';
import { call } from '../../src/services/platform/api-client';
import { UNKNOWN_CLOCK, usePlatformClock } from '../../src/services/platform/platform-time';
import { usePlayPauseMarker } from '../../src/services/play-protection/play-pause-marker';
import { usePlayProtections } from '../../src/services/play-protection/play-status';
import { queryClient } from '../../src/services/queries/query-client';
import { setAutoLoginEnabled } from '../../src/services/remembered-login/auto-login-flag';
import { forgetLogin } from '../../src/services/remembered-login/remembered-login';
import { useMember } from '../../src/services/session/member';
import { beginSession, endSession } from '../../src/services/session/session-store';

/** A navigation by code, not by a link; for example after a sign-in. */
export interface RecordedNavigation {
  readonly path: string;
  readonly state: unknown;
}

/**
 * Resets the page to the state after a start: English, a visitor, no remembered login, no overlay, the merchant's
 * status loaded. Resolves with a list to which all later navigations are added.
 */
export async function resetPageAndRecordNavigations(): Promise<readonly RecordedNavigation[]> {
  endSession();
  clearMemberData('sign-out', undefined);
  safeLocalStorage.removeByPrefix(UNCONFIRMED_REQUEST_PREFIX);
  safeLocalStorage.removeByPrefix(PLAY_COUNT_PREFIX);
  safeLocalStorage.removeByPrefix(UNANSWERED_EXCLUSION_PREFIX);
  safeLocalStorage.remove(PLAY_PROTECTION_KEY);
  usePlayProtections.setState({ known: [] });
  usePlatformClock.setState(UNKNOWN_CLOCK);
  usePlayPauseMarker.setState({ isPaused: false });
  closeAllOverlays();
  useOverlays.setState({ toasts: [] });
  await forgetLogin();
  setAutoLoginEnabled(true);
  useMerchant.setState({ code: 'FAIR', home: 'FAIR', status: undefined });
  await activateLanguage(ENGLISH);
  await loadMerchantStatus();
  // As after fifteen responses, from which on the platform's time counts.
  usePlatformClock.setState(({ recentMs }) => ({ offsetMs: recentMs[0] }));
  const visits: RecordedNavigation[] = [];
  registerRouterNavigate((path, options) => visits.push({ path, state: options?.state }));
  return visits;
}

/** Loads the merchant's status, for example after a command has changed it. */
export async function loadMerchantStatus(): Promise<void> {
  const { hostname, origin } = location;
  const query = { device: 'MOBILE', track: '', originalDomain: hostname, url: origin } as const;
  const response = await call(status, { query, quiet: true });
  if (!response.ok) throw new Error(`no status: ${response.error.layer}`);
  setSiteStatus(response.value);
}

/** Replaces the legal kit of the merchant's record (SAFE-1). */
export function setLegal(legal: unknown): void {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const whitelabelVal = { ...status.info.whitelabelVal, legal };
  useMerchant.setState({ status: { ...status, info: { ...status.info, whitelabelVal } } });
}

/** Forgets the responses of the platform, in memory and in the tab, as when a member returns later. */
export function forgetResponses(): void {
  queryClient.clear();
  safeSessionStorage.removeByPrefix(RESPONSE_CACHE_PREFIX);
}

/**
 * Signs a demo member in with a new session of the platform, and clears the previous user's cached responses.
 * @param memberId empty as long as the platform has not sent the member record
 */
export async function signInMember(
  userName = 'alice',
  type: 0 | 1 | 2 | 4 = 0,
  // The id differs by member, as the key does under which the browser keeps the member's data.
  memberId = userName === 'alice' ? 'm1' : `m-${userName}`,
  // As after the first answer about the wallet.
  isPlayStatusKnown = true,
): Promise<void> {
  const token = await commands.openSession(userName);
  queryClient.clear();
  useMember.setState({ member: undefined });
  const session = { id: memberId, token, merchantCode: 'FAIR', userName, type, firstTimeLogin: false };
  beginSession({
    ...session,
    updatePassword: false,
    currentPassword: 'known',
    ...(isPlayStatusKnown && { playStatus: 'known' }),
  });
}
