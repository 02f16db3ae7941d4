import type { SessionInfo } from '../../contract/session-info';

/** Matches a name of digits: it may be the phone number with which a member signs in, which is never reported. */
const PHONE_LIKE = /^\+?[\p{Nd}\s().-]{6,}$/u;

/** Returns the name and id of a member for an event; unknown values and phone numbers are left out (TRK-1). */
export function trackedCustomer({ id, userName }: Pick<SessionInfo, 'id' | 'userName'>) {
  return {
    ...(userName !== '' && !PHONE_LIKE.test(userName) && { customerName: userName }),
    ...(id !== '' && { customerId: id }),
  };
}
