import { computeTextFingerprint } from '../../base/text-fingerprint';
import type { SessionInfo } from '../../contract/session-info';

/**
 * Returns the fingerprint that identifies a member in storage; undefined for a visitor, and until the member id is
 * known.
 */
export const computeMemberFingerprint = (
  session: Pick<SessionInfo, 'id' | 'merchantCode'> | undefined,
): string | undefined =>
  session && session.id !== '' ? computeTextFingerprint(`${session.merchantCode}|${session.id}`) : undefined;
