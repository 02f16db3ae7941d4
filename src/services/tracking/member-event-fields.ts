import type { SessionInfo } from '../../contract/session-info';

/** Matches a username that may be the phone number with which the member signs in. Phone numbers are never reported. */
const PHONE_LIKE = /^\+?[\p{Nd}\s().-]{6,}$/u;

/**
 * Returns the member's name and id as event fields (TRK-1). An unknown value or a name that may be a phone number is
 * left out.
 */
export function toMemberEventFields({ id, userName }: Pick<SessionInfo, 'id' | 'userName'>) {
  return {
    ...(userName !== '' && !PHONE_LIKE.test(userName) && { customerName: userName }),
    ...(id !== '' && { customerId: id }),
  };
}
