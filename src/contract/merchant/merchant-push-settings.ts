import { lenientObject, text } from '../fields';

/**
 * The merchant's configuration for push and for the identity provider (PUSH-1). The fields of a service that is not
 * set up are empty.
 */
export const merchantPushSettings = lenientObject({
  appId: text,
  apiKey: text,
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  vapidKey: text,
  /** Id of the merchant's Facebook app; if empty, sign-in with Facebook is not offered (SOCIAL-6). */
  facebookAppId: text,
  googleWebClientId: text,
});
