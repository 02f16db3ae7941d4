import { object } from 'valibot';
import { text } from './fields';

/** The merchant's account with the push and identity provider (PUSH-1); each field empty where it is not set up. */
export const pushConfig = object({
  appId: text,
  apiKey: text,
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  vapidKey: text,
  /** Facebook sign-in is offered where this is set (SOCIAL-6). */
  facebookAppId: text,
  googleWebClientId: text,
});
