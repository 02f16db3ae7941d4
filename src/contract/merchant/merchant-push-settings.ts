import { lenientObject, text } from '../fields';

/**
 * The merchant's configuration for push and for the identity provider (PUSH-1). The fields of a service that is not
 * set up are empty.
 */
export const merchantPushSettings = lenientObject({
  /**
   * `appId`, `apiKey`, `projectId` and `messagingSenderId`: the merchant's Firebase project. Without `messagingSenderId`
   * push is Web Push.
   */
  appId: text,
  apiKey: text,
  /** Domain of the provider's own pages; not used, as the app serves them on the page's host. */
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  /** Public key of push messages; without it, push is not offered. */
  vapidKey: text,
  /** Id of the merchant's Facebook app; if empty, sign-in with Facebook is not offered (SOCIAL-6). */
  facebookAppId: text,
  /** Id of the merchant's Google client for native apps; not used by this app. */
  googleWebClientId: text,
});
