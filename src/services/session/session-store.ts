import { create } from 'zustand';
import { sessionStore } from '../../browser/web-storage';
import { type SessionInfo, sessionInfo } from '../../contract/session-info';
import { SESSION_KEY } from '../../contract/storage-keys';

interface SessionState {
  readonly session: SessionInfo | undefined;
  /** Counts sign-ins and sign-outs: an answer asked for in an earlier epoch is nobody's any more. */
  readonly epoch: number;
  /** The history entry on which the member signed out: it leads home, and is not returned to (LOGIN-9). */
  readonly leaving: string | undefined;
  /** Where the sign-in page leads on to, instead of the merchant's landing page; absent: there (SOCIAL-1). */
  readonly landing?: string | undefined;
}

const stored = () => sessionStore.get(SESSION_KEY, sessionInfo);

/** The session of this tab; sessionStorage is its copy for reloads (SESS-1). */
export const useSession = create<SessionState>(() => ({ session: stored(), epoch: 0, leaving: undefined }));

export const currentSession = (): SessionInfo | undefined => useSession.getState().session;

/** Whether the session in memory is still the one in storage; another document of this tab may have changed that. */
export const isStoredSession = (): boolean => stored()?.token === currentSession()?.token;

/** Begins a session of its own epoch. @param landing see SessionState */
export function beginSession(session: SessionInfo, landing?: string): void {
  sessionStore.set(SESSION_KEY, session);
  useSession.setState(({ epoch }) => ({ session, epoch: epoch + 1, leaving: undefined, landing }));
}

/** Changes what is known of the session that runs; without one nothing happens. */
export function amendSession(change: Partial<SessionInfo>): void {
  const { session } = useSession.getState();
  if (!session) return;
  const amended = { ...session, ...change };
  sessionStore.set(SESSION_KEY, amended);
  useSession.setState({ session: amended });
}

/** The password has been replaced: whatever forced that is settled (LOGIN-8). */
export const settlePassword = (): void => amendSession({ updatePassword: false, firstTimeLogin: false });

/**
 * Ends the session in memory and in sessionStorage; what else belonged to the member is purged by purgeMember().
 * @param leaving key of the history entry the member signs out on; absent when the session ended otherwise
 */
export function endSession(leaving?: string): void {
  sessionStore.remove(SESSION_KEY);
  useSession.setState(({ epoch }) => ({ session: undefined, epoch: epoch + 1, leaving }));
}
