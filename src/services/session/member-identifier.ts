import { useSession } from './session-store';

/** Returns a string that identifies the signed-in member and does not change during the session; empty for visitors. */
export const useMemberIdentifier = (): string =>
  useSession(({ session }) => (session ? `${session.merchantCode}|${session.userName}` : ''));
