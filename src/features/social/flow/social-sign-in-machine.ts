/** Phase of a sign-in with an identity provider (SOCIAL-1, SOCIAL-2). */
export type SocialSignInPhase =
  /** No sign-in is running. */
  | 'idle'
  /** The provider authenticates the user, in its popup or by an SMS code. */
  | 'authenticating'
  /** The login request is in flight. */
  | 'signing-in'
  /** The identity is not linked to an account: the user chooses between an existing and a new one. */
  | 'choosing'
  | 'registering'
  | 'signed-in';

export interface SocialSignInState {
  readonly phase: SocialSignInPhase;
  /** Whether an authenticated identity is available and was not refused, so that a retry does not need the provider. */
  readonly hasIdentity: boolean;
}

export type SocialSignInEvent =
  | 'authenticate'
  | 'authenticated'
  /** The provider did not authenticate the user: the user cancelled, the code was wrong, or there was no network. */
  | 'provider-failed'
  /** The user retries, and the identity of the last attempt is still available. */
  | 'resume'
  | 'signed-in'
  | 'unlinked'
  | 'register'
  | 'refused'
  /** The request got no response. */
  | 'no-response'
  /** Deletes the identity: the form input has changed, or the identity was saved for linking at the next login. */
  | 'clear'
  /** The sign-in is complete: the state returns to idle, so that the user can sign in again after a sign-out. */
  | 'reset';

export const INITIAL_SOCIAL_SIGN_IN_STATE: SocialSignInState = { phase: 'idle', hasIdentity: false };

/**
 * Returns the state after an event; the same state object if the event does not apply. After a lost response, the login
 * request is sent again before another registration request, so that one sign-in creates at most one account.
 */
export function reduceSocialSignIn(state: SocialSignInState, socialEvent: SocialSignInEvent): SocialSignInState {
  const { phase, hasIdentity } = state;
  const from = (phases: readonly SocialSignInPhase[], next: SocialSignInState) =>
    phases.includes(phase) ? next : state;
  switch (socialEvent) {
    case 'authenticate':
      return from(['idle', 'choosing'], { phase: 'authenticating', hasIdentity: false });
    case 'authenticated':
      return from(['authenticating'], { phase: 'signing-in', hasIdentity: true });
    case 'provider-failed':
      return from(['authenticating'], INITIAL_SOCIAL_SIGN_IN_STATE);
    case 'resume':
      return hasIdentity ? from(['idle', 'choosing'], { phase: 'signing-in', hasIdentity }) : state;
    case 'signed-in':
      return from(['signing-in', 'registering'], { phase: 'signed-in', hasIdentity: false });
    case 'unlinked':
      return from(['signing-in'], { phase: 'choosing', hasIdentity });
    case 'register':
      return from(['choosing'], { phase: 'registering', hasIdentity });
    case 'refused':
      return from(['signing-in', 'registering'], INITIAL_SOCIAL_SIGN_IN_STATE);
    case 'no-response':
      return from(['signing-in', 'registering'], { phase: 'idle', hasIdentity: true });
    case 'clear':
      return hasIdentity || phase === 'choosing' ? from(['idle', 'choosing'], INITIAL_SOCIAL_SIGN_IN_STATE) : state;
    case 'reset':
      return from(['signed-in'], INITIAL_SOCIAL_SIGN_IN_STATE);
  }
}
