import { computeTextFingerprint } from '../../base/text-fingerprint';
import type { SessionInfo } from '../../contract/session-info';
import { useMember } from './member';
import { computeMemberKey } from './member-key';
import { getCurrentSession, useSession } from './session-store';

/**
 * Returns the key under which requests of the signed-in member are stored until their outcome is known (API-8): the
 * member key or, once a platform has sent a member record without an id, a fingerprint of the token, which another
 * session does not have. Empty for a visitor, and until the record has arrived.
 */
export function computeRequestOwner(
  session: Pick<SessionInfo, 'id' | 'merchantCode' | 'token'> | undefined,
  hasMemberRecord: boolean,
): string {
  const member = computeMemberKey(session);
  return member ?? (session && hasMemberRecord ? computeTextFingerprint(session.token) : '');
}

export const readRequestOwner = (): string =>
  computeRequestOwner(getCurrentSession(), useMember.getState().member !== undefined);

export function useRequestOwner(): string {
  const hasMemberRecord = useMember(({ member }) => member !== undefined);
  return useSession(({ session }) => computeRequestOwner(session, hasMemberRecord));
}
