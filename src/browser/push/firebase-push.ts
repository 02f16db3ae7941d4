import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';

/** A merchant's Firebase project. */
export interface FirebaseProject {
  readonly appId: string;
  readonly apiKey: string;
  readonly projectId: string;
  readonly messagingSenderId: string;
}

/**
 * Returns the token of this browser at Firebase Cloud Messaging (PUSH-2). The SDK stores it, renews it weekly, and requests
 * another one after the push subscription has changed. The permission must be granted.
 * @param registration our own service worker: without it the SDK registers one, which would show messages twice
 */
export function getFirebaseToken(
  project: FirebaseProject,
  vapidKey: string,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  return getToken(getMessaging(appOf(project)), { vapidKey, serviceWorkerRegistration: registration });
}

/** Deletes the token of this browser, so that messages to it are refused. */
export async function deleteFirebaseToken(...account: Parameters<typeof getFirebaseToken>): Promise<void> {
  // The SDK ends the token of the registration that it was given last.
  await getFirebaseToken(...account);
  await deleteToken(getMessaging(appOf(account[0])));
}

/** Returns the app of a project. Sign-in uses the default app, whose settings are others. */
function appOf(project: FirebaseProject): FirebaseApp {
  const { appId } = project;
  return getApps().find(({ name }) => name === appId) ?? initializeApp(project, appId);
}
