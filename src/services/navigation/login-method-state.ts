import { is, literal, object } from 'valibot';

/** History state that opens the sign-in page with SMS sign-in, for a member who has no password yet (REG-4). */
export const SMS_LOGIN_HISTORY_STATE = { loginMethod: 'sms' } as const;

const smsLoginState = object({ loginMethod: literal('sms') });

/** Returns the sign-in method that a history state requests; undefined if it requests none. */
export const readRequestedLoginMethod = (state: unknown): 'sms' | undefined =>
  is(smsLoginState, state) ? 'sms' : undefined;
