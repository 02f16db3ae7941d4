import { type InferOutput, minLength, object, optional, pipe, string } from 'valibot';

const filled = pipe(string(), minLength(1));

/** The key file of a service account, as Google's console creates it. */
export const serviceAccount = object({
  project_id: filled,
  /** RSA key, PEM. */
  private_key: filled,
  client_email: filled,
  token_uri: optional(filled, 'https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = InferOutput<typeof serviceAccount>;

/**
 * A merchant's Firebase project: the fields with which the app registers a device, and the service account with which
 * the platform sends messages.
 */
export const firebaseProject = object({
  merchant: filled,
  web: object({ appId: filled, apiKey: filled, projectId: filled, messagingSenderId: filled, vapidKey: filled }),
  account: serviceAccount,
});
export type FirebaseProject = InferOutput<typeof firebaseProject>;
