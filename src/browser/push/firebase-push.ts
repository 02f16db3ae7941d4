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
 * Resolves with the Firebase Cloud Messaging token of this browser (PUSH-2). The SDK stores the token, renews it
 * weekly, and requests a new one after the push subscription has changed. The user must have granted the notification
 * permission.
 * @param registration registration of the app's service worker; without it, the SDK would register a second service
 * worker, and messages would be shown twice
 */
export function getFcmToken(
  project: FirebaseProject,
  vapidKey: string,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  return getToken(getMessaging(appOf(project)), { vapidKey, serviceWorkerRegistration: registration });
}

/** Deletes the token of this browser, so that messages to it are refused. */
export async function deleteFcmToken(...account: Parameters<typeof getFcmToken>): Promise<void> {
  // The SDK ends the token of the registration that it was given last.
  await getFcmToken(...account);
  await deleteToken(getMessaging(appOf(account[0])));
}

/**
 * Returns the Firebase app of a project. It is not Firebase's default app, because sign-in uses the default app with
 * other settings.
 */
function appOf(project: FirebaseProject): FirebaseApp {
  const { appId } = project;
  return getApps().find(({ name }) => name === appId) ?? initializeApp(project, appId);
}
