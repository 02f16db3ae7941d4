import { create } from 'zustand';
import { sessionStore } from '../../browser/web-storage';
import { type SessionInfo, sessionInfo } from '../../contract/session-info';
import { SESSION_KEY } from '../../contract/storage-keys';

interface SessionState {
  readonly session: SessionInfo | undefined;
  /** Counts sign-ins and sign-outs: an answer asked for in an earlier epoch is nobody's any more. */
  readonly epoch: number;
}

/** The session of this tab; sessionStorage is its copy for reloads (SESS-1). */
export const useSession = create<SessionState>(() => ({
  session: sessionStore.get(SESSION_KEY, sessionInfo),
  epoch: 0,
}));

export const currentSession = (): SessionInfo | undefined => useSession.getState().session;

/** Begins a session of its own epoch. */
export function beginSession(session: SessionInfo): void {
  sessionStore.set(SESSION_KEY, session);
  useSession.setState(({ epoch }) => ({ session, epoch: epoch + 1 }));
}

/** Changes what is known of the session that runs; without one nothing happens. */
export function amendSession(change: Partial<SessionInfo>): void {
  const { session } = useSession.getState();
  if (!session) return;
  const amended = { ...session, ...change };
  sessionStore.set(SESSION_KEY, amended);
  useSession.setState({ session: amended });
}

/** Ends the session in memory and in sessionStorage; what else belonged to the member is purged by signOut(). */
export function endSession(): void {
  sessionStore.remove(SESSION_KEY);
  useSession.setState(({ epoch }) => ({ session: undefined, epoch: epoch + 1 }));
}
