/** Where a sign-in by somebody who vouches stands (SOCIAL-1, SOCIAL-2). */
export type SocialPhase =
  /** A way may be chosen. */
  | 'open'
  /** The provider asks: in its window, or for the code of an SMS. */
  | 'asking'
  /** The platform is asked to sign in. */
  | 'signing'
  /** No account is tied to it: the visitor chooses between his own and a new one. */
  | 'choosing'
  | 'registering'
  | 'in';

export interface SocialState {
  readonly phase: SocialPhase;
  /** Somebody has been vouched for and nothing has been refused since: the next try needs the provider no more. */
  readonly holds: boolean;
}

export type SocialEvent =
  | 'ask'
  | 'vouched'
  /** The provider did not vouch: cancelled, wrong code, no network. */
  | 'unvouched'
  /** Try again with what is held. */
  | 'resume'
  | 'signed-in'
  | 'unbound'
  | 'register'
  | 'refused'
  /** No answer came. */
  | 'lost'
  /** Another number was typed, or the account is tied by hand: what was held counts no more. */
  | 'forget'
  /** The session is over: the next sign-in is another one. */
  | 'renew';

export const OPEN: SocialState = { phase: 'open', holds: false };

/**
 * What an event makes of a sign-in; one that does not fit changes nothing and gives the very same state. After a lost
 * answer the way leads through the sign-in again, never straight to a second registration: so one intent makes one account.
 */
export function nextSocial(state: SocialState, event: SocialEvent): SocialState {
  const { phase, holds } = state;
  const from = (phases: readonly SocialPhase[], next: SocialState) => (phases.includes(phase) ? next : state);
  switch (event) {
    case 'ask':
      return from(['open', 'choosing'], { phase: 'asking', holds: false });
    case 'vouched':
      return from(['asking'], { phase: 'signing', holds: true });
    case 'unvouched':
      return from(['asking'], OPEN);
    case 'resume':
      return holds ? from(['open', 'choosing'], { phase: 'signing', holds }) : state;
    case 'signed-in':
      return from(['signing', 'registering'], { phase: 'in', holds: false });
    case 'unbound':
      return from(['signing'], { phase: 'choosing', holds });
    case 'register':
      return from(['choosing'], { phase: 'registering', holds });
    case 'refused':
      return from(['signing', 'registering'], OPEN);
    case 'lost':
      return from(['signing', 'registering'], { phase: 'open', holds: true });
    case 'forget':
      return holds || phase === 'choosing' ? from(['open', 'choosing'], OPEN) : state;
    case 'renew':
      return from(['in'], OPEN);
  }
}
