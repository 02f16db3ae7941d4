import { computeMemberKey } from './member-key';
import { getCurrentSession, useSession } from './session-store';

/** Returns the key of the signed-in member (see computeMemberKey()); empty for a visitor and until it is known. */
export const readMemberKey = (): string => computeMemberKey(getCurrentSession()) ?? '';

/** Like readMemberKey(), but rerenders the component when the key changes. */
export const useMemberKey = (): string => useSession(({ session }) => computeMemberKey(session) ?? '');
