import { fingerprint } from '../../base/fingerprint';
import type { SessionInfo } from '../../contract/session-info';

/** Returns the fingerprint under which a member is recorded in storage; undefined until the id is known. */
export const memberFingerprint = (session: Pick<SessionInfo, 'id' | 'merchantCode'> | undefined): string | undefined =>
  session && session.id !== '' ? fingerprint(`${session.merchantCode}|${session.id}`) : undefined;
