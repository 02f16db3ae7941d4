import { fieldGroup, text } from './fields';

/** The merchant's account at the push and identity provider (PUSH-1); fields are empty if it is not set up. */
export const pushConfig = fieldGroup({
  appId: text,
  apiKey: text,
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  vapidKey: text,
  /** If set, Facebook sign-in is offered (SOCIAL-6). */
  facebookAppId: text,
  googleWebClientId: text,
});
