import { computeTextFingerprint } from '../../base/text-fingerprint';
import type { SessionInfo } from '../../contract/session-info';

/**
 * Returns the key under which everything that this browser keeps for a member is stored: a fingerprint of merchant and
 * member id, so that storage names nobody. Undefined for a visitor, and until the member id is known.
 */
export const computeMemberKey = (session: Pick<SessionInfo, 'id' | 'merchantCode'> | undefined): string | undefined =>
  session && session.id !== '' ? computeTextFingerprint(`${session.merchantCode}|${session.id}`) : undefined;
