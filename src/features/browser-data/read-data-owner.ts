import { computeTextFingerprint } from '../../base/text-fingerprint';
import { computeMemberKey } from '../../services/session/member-key';
import { readRequestOwner } from '../../services/session/request-owner';
import { getCurrentSession } from '../../services/session/session-store';
import type { DataOwner } from './data-of-another';

/** Returns whose data the user of this tab may see: those of the member who is signed in in it. */
export function readDataOwner(): DataOwner {
  const session = getCurrentSession();
  if (!session) return { keys: [], id: '', userName: '' };
  const { id, userName, token, merchantCode } = session;
  const keys = [
    computeMemberKey(session) ?? '',
    readRequestOwner(),
    // Of what was stored before the id was known.
    computeTextFingerprint(token),
    // Of closed announcements.
    computeTextFingerprint(userName || id),
    // Of earlier releases.
    ...[id, userName].filter((name) => name !== '').map((name) => `${merchantCode}|${name}`),
  ];
  return { keys: keys.filter((key) => key !== ''), id, userName };
}
