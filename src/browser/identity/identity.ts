import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { fail, ok, type Result } from '../../base/result';
import type { IdentityError } from '../../contract/app-error';
import { toIdentityError } from './identity-error';
import { allowIdentityScripts, type IdentityProviderMode } from './identity-scripts';

/** Providers that sign in through a popup window. */
export type PopupIdentityProvider = 'google' | 'facebook';
export type IdentityMethod = 'phone' | PopupIdentityProvider;

/** A user authenticated by the provider. */
export interface AuthenticatedIdentity {
  readonly channel: IdentityMethod;
  /** The provider's id of the user. */
  readonly id: string;
  /** Resolves with the ID token for the platform, refreshed when it is about to expire. */
  token(): Promise<Result<string, IdentityError>>;
}

/** Confirmation of a phone number to which a code was sent. */
export interface SmsConfirmation {
  confirm(code: string): Promise<Result<AuthenticatedIdentity, IdentityError>>;
}

/** The identity provider. No call throws: errors are returned as results. */
export interface IdentityProvider {
  /**
   * Sends a code by SMS.
   * @param number E.164, such as `+639170000001`
   * @param container element in which the invisible reCAPTCHA is rendered
   */
  sendCode(number: string, container: HTMLElement): Promise<Result<SmsConfirmation, IdentityError>>;
  signInWithPopup(channel: PopupIdentityProvider): Promise<Result<AuthenticatedIdentity, IdentityError>>;
  /** Redirects to the provider. Resolves only if the redirect fails, with the error. */
  signInWithRedirect(channel: PopupIdentityProvider): Promise<IdentityError>;
  /** Resolves with the user who has come back from a redirect to the provider; undefined if there was no redirect. */
  getRedirectIdentity(
    channel: PopupIdentityProvider,
  ): Promise<Result<AuthenticatedIdentity | undefined, IdentityError>>;
}

interface IdentitySettings {
  readonly apiKey: string;
  readonly mode: IdentityProviderMode;
  /** BCP 47 tag of the language of the provider's messages and windows. */
  readonly language: string;
  /**
   * Whether this browser can open popup windows. If so, the SDK's helper script is loaded in advance: a popup can be
   * opened only directly after a click, without waiting for a script.
   */
  readonly canOpenPopups: boolean;
}

/**
 * Connects to the identity provider. The provider's pages are served from this origin (`/__/auth/`), because browsers
 * partition the storage of other origins. Their host is not taken from a server response, so that no response can
 * change it. The signed-in user is kept in memory only.
 */
export function connectIdentityProvider({ apiKey, mode, language, canOpenPopups }: IdentitySettings): IdentityProvider {
  allowIdentityScripts(mode);
  const app = initializeApp({ apiKey, authDomain: location.host });
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    ...(canOpenPopups && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (mode === 'emulated') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = language;
  return {
    sendCode: (number, container) => toResult(() => sendCode(auth, number, container)),
    signInWithPopup: (channel) =>
      toResult(async () =>
        toIdentity(channel, await signInWithPopup(auth, providerOf(channel), browserPopupRedirectResolver)),
      ),
    signInWithRedirect: async (channel) => {
      const redirected = await toResult(() =>
        signInWithRedirect(auth, providerOf(channel), browserPopupRedirectResolver),
      );
      return redirected.ok ? toIdentityError('auth/unknown') : redirected.error;
    },
    getRedirectIdentity: (channel) =>
      toResult(async () => {
        const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
        return credential ? toIdentity(channel, credential) : undefined;
      }),
  };
}

function providerOf(channel: PopupIdentityProvider) {
  const provider = channel === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
  return channel === 'google' ? provider.setCustomParameters({ prompt: 'select_account' }) : provider;
}

async function sendCode(auth: Auth, number: string, parent: HTMLElement): Promise<SmsConfirmation> {
  // A reCAPTCHA can be used once: each gets an element of its own.
  const container = parent.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    const confirmation = await signInWithPhoneNumber(auth, number, verifier);
    return { confirm: (code) => toResult(async () => toIdentity('phone', await confirmation.confirm(code))) };
  } finally {
    verifier.clear();
    container.remove();
  }
}

const toIdentity = (channel: IdentityMethod, { user }: UserCredential): AuthenticatedIdentity => ({
  channel,
  id: user.uid,
  token: () => toResult(() => user.getIdToken()),
});

async function toResult<T>(work: () => Promise<T>): Promise<Result<T, IdentityError>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof FirebaseError) return fail(toIdentityError(error.code, error.message));
    return fail(toIdentityError('auth/unknown', error instanceof Error ? error.message : ''));
  }
}
