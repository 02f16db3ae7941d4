import { FirebaseError, initializeApp } from '@firebase/app';
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
} from '@firebase/auth';
import { fail, ok, type Result } from '../base/result';
import { allowIdentityScripts, type IdentityMode } from './identity-scripts';

/** The providers that ask in a window of their own. */
export type WindowChannel = 'google' | 'facebook';
export type IdentityChannel = 'phone' | WindowChannel;

/** What went wrong, in the provider's own words: `auth/…` and a sentence. */
export interface IdentityFault {
  readonly code: string;
  readonly reason: string;
}

/** Somebody whom the provider vouches for. */
export interface Vouched {
  readonly channel: IdentityChannel;
  /** The ID token the platform takes; a new one when the last is about to expire. */
  token(): Promise<Result<string, IdentityFault>>;
}

/** A code is on its way to the number. */
export interface SentCode {
  confirm(code: string): Promise<Result<Vouched, IdentityFault>>;
}

/** The identity provider. No call throws. */
export interface Identity {
  /** @param number E.164, such as `+639170000001` @param place where the invisible check for robots may stand */
  sendCode(number: string, place: HTMLElement): Promise<Result<SentCode, IdentityFault>>;
  askInWindow(channel: WindowChannel): Promise<Result<Vouched, IdentityFault>>;
  /** Leaves this page for the provider's; resolves only when that fails. */
  leaveFor(channel: WindowChannel): Promise<IdentityFault>;
  /** Who has come back from leaveFor(); undefined when nobody has. */
  returned(channel: WindowChannel): Promise<Result<Vouched | undefined, IdentityFault>>;
}

interface IdentitySettings {
  readonly apiKey: string;
  readonly mode: IdentityMode;
  /** BCP 47: what the provider's messages and windows speak. */
  readonly language: string;
  /** Windows are asked for too. Phones open one only at once after a tap, so their channel is made ready before it. */
  readonly hasWindows: boolean;
}

/**
 * Connects to the identity provider. Its pages stand on this very origin (`/__/auth/`): browsers keep the storage of
 * others apart, and no answer of a server can name another place. Who signs in is kept in memory alone.
 */
export function connectIdentity({ apiKey, mode, language, hasWindows }: IdentitySettings): Identity {
  allowIdentityScripts(mode);
  const app = initializeApp({ apiKey, authDomain: location.host });
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    ...(hasWindows && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (mode === 'emulated') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = language;
  return {
    sendCode: (number, place) => tried(() => sendCode(auth, number, place)),
    askInWindow: (channel) =>
      tried(async () =>
        vouched(channel, await signInWithPopup(auth, providerOf(channel), browserPopupRedirectResolver)),
      ),
    leaveFor: async (channel) => {
      const left = await tried(() => signInWithRedirect(auth, providerOf(channel), browserPopupRedirectResolver));
      return left.ok ? UNKNOWN : left.error;
    },
    returned: (channel) =>
      tried(async () => {
        const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
        return credential ? vouched(channel, credential) : undefined;
      }),
  };
}

const UNKNOWN: IdentityFault = { code: 'auth/unknown', reason: '' };

function providerOf(channel: WindowChannel) {
  const provider = channel === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
  return channel === 'google' ? provider.setCustomParameters({ prompt: 'select_account' }) : provider;
}

async function sendCode(auth: Auth, number: string, place: HTMLElement): Promise<SentCode> {
  // A check serves once: it gets an element of its own, so that the next one finds none in its place.
  const spot = place.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, spot, { size: 'invisible' });
  try {
    const confirmation = await signInWithPhoneNumber(auth, number, verifier);
    return { confirm: (code) => tried(async () => vouched('phone', await confirmation.confirm(code))) };
  } finally {
    verifier.clear();
    spot.remove();
  }
}

const vouched = (channel: IdentityChannel, { user }: UserCredential): Vouched => ({
  channel,
  token: () => tried(() => user.getIdToken()),
});

async function tried<T>(work: () => Promise<T>): Promise<Result<T, IdentityFault>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof FirebaseError) return fail({ code: error.code, reason: error.message });
    return fail({ ...UNKNOWN, reason: error instanceof Error ? error.message : '' });
  }
}
