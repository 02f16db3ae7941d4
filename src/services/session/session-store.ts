import { create } from 'zustand';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { type SessionInfo, sessionInfo } from '../../contract/session-info';
import { REGISTRATION_DRAFT_KEY, SEEN_SIGN_OUT_IDS_KEY, SESSION_KEY } from '../../contract/storage-keys';
import { recordSeenSignOuts } from './sign-out-ids';

interface SessionState {
  readonly session: SessionInfo | undefined;
  /** Number of sign-ins and sign-outs, so that responses of an earlier session can be ignored. */
  readonly epoch: number;
  /**
   * Key of the history entry on which the member signed out. The route guard redirects this entry to home instead of
   * the sign-in page (LOGIN-9).
   */
  readonly signedOutOn: string | undefined;
  /** Path that the sign-in page opens after the sign-in, instead of the merchant's landing page (SOCIAL-1). */
  readonly landing?: string | undefined;
  /**
   * Id of the member whose session was the last to end in this page; empty if the id was not known, absent if no
   * session has ended.
   */
  readonly endedMember?: string | undefined;
}

const readStoredSession = () => safeSessionStorage.get(SESSION_KEY, sessionInfo);

/** The session of this tab; a copy in sessionStorage survives reloads (SESS-1). */
export const useSession = create<SessionState>(() => ({
  session: readStoredSession(),
  epoch: 0,
  signedOutOn: undefined,
}));

export const getCurrentSession = (): SessionInfo | undefined => useSession.getState().session;

/**
 * Whether the session in memory has the same token as the stored session. The tokens differ if another document of
 * this tab has stored another session meanwhile.
 */
export const isSessionInSyncWithStorage = (): boolean => readStoredSession()?.token === getCurrentSession()?.token;

/**
 * Begins a session and deletes the registration draft of this tab (REG-3).
 * @param landing path to open instead of the merchant's landing page
 */
export function beginSession(session: SessionInfo, landing?: string): void {
  safeSessionStorage.set(SESSION_KEY, session);
  safeSessionStorage.remove(REGISTRATION_DRAFT_KEY);
  recordSeenSignOuts(session);
  useSession.setState(({ epoch }) => ({ session, epoch: epoch + 1, signedOutOn: undefined, landing }));
}

/** Updates the current session; does nothing if there is no session. */
export function updateSession(change: Partial<SessionInfo>): void {
  const { session } = useSession.getState();
  if (!session) return;
  const updated = { ...session, ...change };
  safeSessionStorage.set(SESSION_KEY, updated);
  useSession.setState({ session: updated });
}

/**
 * Records that the password has been changed, so that a change is no longer required (LOGIN-8). Does not change
 * `firstTimeLogin` (POP-1).
 */
export const markPasswordChanged = (): void => updateSession({ updatePassword: false, currentPassword: 'known' });

/**
 * Ends the session in memory and in sessionStorage; purgeMemberData() clears the member's other data.
 * @param signedOutOn key of the history entry on which the member signs out; absent if the session ended otherwise
 */
export function endSession(signedOutOn?: string): void {
  safeSessionStorage.remove(SESSION_KEY);
  safeSessionStorage.remove(SEEN_SIGN_OUT_IDS_KEY);
  useSession.setState(({ epoch, session }) => ({
    session: undefined,
    epoch: epoch + 1,
    signedOutOn,
    endedMember: session?.id,
  }));
}
