import { useSession } from './session-store';

/** Returns a key of the signed-in member that does not change during the session; empty for visitors. */
export const useMemberIdentifier = (): string =>
  useSession(({ session }) => (session ? `${session.merchantCode}|${session.userName}` : ''));
