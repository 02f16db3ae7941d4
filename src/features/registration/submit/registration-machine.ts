/** State of a registration (REG-3). */
export interface RegistrationState {
  readonly phase: 'idle' | 'checking' | 'captcha' | 'sending' | 'registered';
  /** Whether the response to a request was lost, so that the account may exist. */
  readonly isOutcomeUnknown: boolean;
}

export type RegistrationEvent =
  | 'submit'
  /** The account exists: the request whose response was lost had succeeded. */
  | 'already-registered'
  | 'not-registered'
  | 'captcha-passed'
  | 'captcha-failed'
  | 'accepted'
  | 'refused'
  /** The request got no response. */
  | 'no-response'
  /** A session has started: the state returns to idle, so that a later registration starts afresh. */
  | 'reset';

export const INITIAL_REGISTRATION_STATE: RegistrationState = { phase: 'idle', isOutcomeUnknown: false };
const REGISTERED: RegistrationState = { phase: 'registered', isOutcomeUnknown: false };

/**
 * Returns the state after an event; the same state object if the event does not apply. Only one request is in flight at
 * a time. After a lost response, no registration is sent until it is confirmed that no account was created.
 */
export function reduceRegistration(state: RegistrationState, registrationEvent: RegistrationEvent): RegistrationState {
  const { phase, isOutcomeUnknown } = state;
  const from = (expected: RegistrationState['phase'], next: RegistrationState) => (phase === expected ? next : state);
  switch (registrationEvent) {
    case 'submit':
      return from('idle', { phase: isOutcomeUnknown ? 'checking' : 'captcha', isOutcomeUnknown });
    case 'already-registered':
      return from('checking', REGISTERED);
    case 'not-registered':
      return from('checking', { phase: 'captcha', isOutcomeUnknown: false });
    case 'captcha-passed':
      return from('captcha', { phase: 'sending', isOutcomeUnknown });
    case 'captcha-failed':
      return from('captcha', { phase: 'idle', isOutcomeUnknown });
    case 'accepted':
      return from('sending', REGISTERED);
    case 'refused':
      return from('sending', INITIAL_REGISTRATION_STATE);
    case 'no-response':
      return phase === 'sending' || phase === 'checking' ? { phase: 'idle', isOutcomeUnknown: true } : state;
    case 'reset':
      return phase === 'registered' || (phase === 'idle' && isOutcomeUnknown) ? INITIAL_REGISTRATION_STATE : state;
  }
}
