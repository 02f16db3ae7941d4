import { computeMemberKey } from './member-key';
import { useSession } from './session-store';

/** Returns the key of the signed-in member (see computeMemberKey()); empty for a visitor and until it is known. */
export const useMemberKey = (): string => useSession(({ session }) => computeMemberKey(session) ?? '');
