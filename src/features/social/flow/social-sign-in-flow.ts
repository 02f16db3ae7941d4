import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../../base/result';
import type { AuthenticatedIdentity } from '../../../browser/identity/identity';
import type { AppError, IdentityError } from '../../../contract/app-error';
import {
  INITIAL_SOCIAL_SIGN_IN_STATE,
  reduceSocialSignIn,
  type SocialSignInEvent,
  type SocialSignInState,
} from './social-sign-in-machine';

/** Outcome of a login or registration with a provider's identity. */
export type SocialSignInOutcome =
  | { readonly kind: 'signed-in' }
  /** The identity is not linked to an account (SOCIAL-2). */
  | { readonly kind: 'unlinked'; readonly message: string }
  | { readonly kind: 'refused'; readonly error: AppError | undefined }
  /** No response: the outcome is unknown. */
  | { readonly kind: 'no-response'; readonly error: AppError | undefined };

export interface SocialSignInFlowDependencies {
  signIn(identity: AuthenticatedIdentity): Promise<SocialSignInOutcome>;
  register(identity: AuthenticatedIdentity): Promise<Exclude<SocialSignInOutcome, { kind: 'unlinked' }>>;
  /**
   * Whether a new account is created immediately for an identity that is not linked to an account
   * (FIREBASECREATEACC3).
   */
  shouldRegisterAtOnce(): boolean;
  /** Asks the user to choose between an existing account and a new one. */
  offerChoice(message: string): void;
  /** Links the identity to the account of the next manual login. */
  linkAccount(identity: AuthenticatedIdentity): Promise<void>;
  /** Shows an error that occurs outside of a form. */
  showError(error: AppError): void;
}

/** Authenticates the user with a provider and resolves with the identity. */
export type AuthenticateWithProvider = () => Promise<Result<AuthenticatedIdentity, IdentityError>>;

/**
 * Runs sign-ins with an identity provider, one at a time. It is kept outside of the forms, because popup windows and
 * notices outlive the forms.
 */
export interface SocialSignInFlow {
  readonly state: StoreApi<SocialSignInState>;
  /**
   * Signs in; calls the provider only if no identity is available from an earlier attempt. Resolves with the error;
   * undefined if there is no error.
   */
  run(
    channel: AuthenticatedIdentity['channel'],
    requestIdentity: AuthenticateWithProvider,
  ): Promise<AppError | undefined>;
  /** Creates an account for the identity; called when the user chooses a new account. */
  register(): Promise<void>;
  /** Links the identity to the account of the next manual login; called when the user chooses an existing account. */
  linkAccount(): Promise<void>;
  /** Discards the pending identity; called when the form input has changed. */
  clearIdentity(): void;
}

export function createSocialSignInFlow(dependencies: SocialSignInFlowDependencies): SocialSignInFlow {
  const state = createStore<SocialSignInState>(() => INITIAL_SOCIAL_SIGN_IN_STATE);
  let currentIdentity: AuthenticatedIdentity | undefined;

  function dispatch(socialEvent: SocialSignInEvent): boolean {
    const next = reduceSocialSignIn(state.getState(), socialEvent);
    if (next === state.getState()) return false;
    state.setState(next, true);
    if (!next.hasIdentity) currentIdentity = undefined;
    return true;
  }

  function applyOutcome(response: Exclude<SocialSignInOutcome, { kind: 'unlinked' }>): AppError | undefined {
    if (response.kind === 'signed-in') {
      dispatch('signed-in');
      dispatch('reset'); // allows another sign-in after a sign-out
      return undefined;
    }
    dispatch(response.kind);
    return response.error;
  }

  async function signIn(identity: AuthenticatedIdentity): Promise<AppError | undefined> {
    try {
      const response = await dependencies.signIn(identity);
      if (response.kind !== 'unlinked') return applyOutcome(response);
      dispatch('unlinked');
      if (dependencies.shouldRegisterAtOnce() && dispatch('register'))
        return applyOutcome(await dependencies.register(identity));
      dependencies.offerChoice(response.message);
      return undefined;
    } finally {
      dispatch('no-response'); // after an exception: keep the identity and allow a retry
    }
  }

  return {
    state,
    async run(channel, requestIdentity) {
      if (currentIdentity?.channel === channel && dispatch('resume')) return signIn(currentIdentity);
      if (!dispatch('authenticate')) return undefined;
      try {
        const result = await requestIdentity();
        if (!result.ok) return result.error;
        dispatch('authenticated');
        currentIdentity = result.value;
        return await signIn(result.value);
      } finally {
        dispatch('provider-failed');
      }
    },
    async register() {
      const identity = currentIdentity;
      if (!identity || !dispatch('register')) return;
      try {
        const error = applyOutcome(await dependencies.register(identity));
        if (error) dependencies.showError(error);
      } finally {
        dispatch('no-response');
      }
    },
    async linkAccount() {
      if (currentIdentity) await dependencies.linkAccount(currentIdentity);
      dispatch('clear');
    },
    clearIdentity: () => void dispatch('clear'),
  };
}
