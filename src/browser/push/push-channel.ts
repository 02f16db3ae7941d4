import { withTimeout } from '../../base/async';
import { type Clock, systemClock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import { serviceWorkerRegistration } from '../workers/service-worker-bridge';
import type { FirebaseProject } from './firebase-push';
import { subscribeWebPush, unsubscribeWebPush } from './web-push';

/** How messages of a merchant reach this browser. */
export interface PushAccount {
  /** Public key that the browser subscribes with, base64url. */
  readonly vapidKey: string;
  /** Undefined: the platform sends to the subscription itself. */
  readonly firebase: FirebaseProject | undefined;
}

/** What the platform sends to, and the subscription behind it. */
export interface PushRegistration {
  /** The token of Firebase Cloud Messaging, or the subscription as JSON. */
  readonly token: string;
  readonly endpoint: string;
}

/** How long a registration may take (ms): without a connection to its push service a browser never responds. */
const REGISTER_TIMEOUT_MS = 8_000;

/**
 * Registers this browser, or returns its registration. The permission must be granted. `timeout`: the browser may still
 * finish later, and the next attempt gets the result. @param isRefused the platform or its push service refuses the present one
 */
export async function registerPush(
  account: PushAccount,
  isRefused: boolean,
  clock: Clock = systemClock,
): Promise<Result<PushRegistration, string>> {
  try {
    const registered = await withTimeout(register(account, isRefused), REGISTER_TIMEOUT_MS, clock);
    if (!registered.ok) return registered;
    return registered.value ? ok(registered.value) : fail('no service worker');
  } catch (error) {
    return fail(String(error));
  }
}

async function register(
  { vapidKey, firebase }: PushAccount,
  isRefused: boolean,
): Promise<PushRegistration | undefined> {
  const registration = await serviceWorkerRegistration();
  if (!registration) return undefined;
  const subscription = await subscribeWebPush(registration, vapidKey, isRefused);
  const { endpoint } = subscription;
  if (!firebase) return { token: JSON.stringify(subscription.toJSON()), endpoint };
  const { getFirebaseToken } = await import('./firebase-push');
  return { token: await getFirebaseToken(firebase, vapidKey, registration), endpoint };
}

/** Ends the registration of this browser. Never rejects. */
export async function endPush({ vapidKey, firebase }: PushAccount, clock: Clock = systemClock): Promise<void> {
  const registration = await serviceWorkerRegistration();
  if (!registration) return;
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  if (subscription && firebase) {
    const deletion = import('./firebase-push').then(({ deleteFirebaseToken }) =>
      deleteFirebaseToken(firebase, vapidKey, registration),
    );
    // Offline it fails; Firebase drops the token when the subscription turns out to have ended.
    await withTimeout(deletion, REGISTER_TIMEOUT_MS, clock).catch(() => undefined);
  }
  await unsubscribeWebPush(registration);
}
