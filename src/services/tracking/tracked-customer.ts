import type { SessionInfo } from '../../contract/session-info';

/** A name of digits may be the number that a member has signed in with, which is never reported. */
const PHONE_LIKE = /^\+?[\p{Nd}\s().-]{6,}$/u;

/** Returns the name and id of a member for an event; unknown values and phone numbers are left out (TRK-1). */
export function trackedCustomer({ id, userName }: Pick<SessionInfo, 'id' | 'userName'>) {
  return {
    ...(userName !== '' && !PHONE_LIKE.test(userName) && { customerName: userName }),
    ...(id !== '' && { customerId: id }),
  };
}
