/** Where the making of an account stands (REG-3). */
export interface RegistrationState {
  readonly phase: 'open' | 'finding' | 'proving' | 'sending' | 'registered';
  /** A request was sent and its answer did not come: the account may have been made. */
  readonly isLost: boolean;
}

export type RegistrationEvent =
  | 'submit'
  /** A lost request has made the account after all. */
  | 'found'
  | 'absent'
  | 'proved'
  | 'unproved'
  | 'accepted'
  | 'refused'
  /** No answer came. */
  | 'lost'
  /** The account is somebody's now, and another one may be wanted. */
  | 'renew';

export const OPEN: RegistrationState = { phase: 'open', isLost: false };
const REGISTERED: RegistrationState = { phase: 'registered', isLost: false };

/**
 * What an event makes of a registration; one that does not fit changes nothing and gives the very same state. One step
 * runs at a time, and after an answer that was lost nothing is sent before it is known that no account was made.
 */
export function nextRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  const { phase, isLost } = state;
  const from = (expected: RegistrationState['phase'], next: RegistrationState) => (phase === expected ? next : state);
  switch (event) {
    case 'submit':
      return from('open', { phase: isLost ? 'finding' : 'proving', isLost });
    case 'found':
      return from('finding', REGISTERED);
    case 'absent':
      return from('finding', { phase: 'proving', isLost: false });
    case 'proved':
      return from('proving', { phase: 'sending', isLost });
    case 'unproved':
      return from('proving', { phase: 'open', isLost });
    case 'accepted':
      return from('sending', REGISTERED);
    case 'refused':
      return from('sending', OPEN);
    case 'lost':
      return phase === 'sending' || phase === 'finding' ? { phase: 'open', isLost: true } : state;
    case 'renew':
      return from('registered', OPEN);
  }
}
