import { withTimeout } from '../../base/async';
import { type Clock, systemClock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import { getServiceWorkerRegistration } from '../workers/service-worker-bridge';
import type { FirebaseProject } from './firebase-push';
import { subscribeToWebPush, unsubscribeFromWebPush } from './web-push';

/** How a merchant's messages are delivered to this browser. */
export interface PushConfig {
  /** Public key for the browser's push subscription, base64url. */
  readonly vapidKey: string;
  /** Firebase project of the merchant; undefined if the platform sends to the push subscription directly. */
  readonly firebase: FirebaseProject | undefined;
}

/** The address that the platform sends messages to (`token`), and the endpoint of the push subscription. */
export interface PushRegistration {
  /** The Firebase Cloud Messaging token, or the subscription as JSON. */
  readonly token: string;
  readonly endpoint: string;
}

/**
 * Timeout of a push registration (ms): a browser without a connection to its push service never responds. Longer than
 * the first retry of Chromium's registration with its push service.
 */
const REGISTER_TIMEOUT_MS = 20_000;
/** Timeout of the end of a registration (ms), for which a member who turns push off waits. */
const DELETE_TIMEOUT_MS = 8_000;

/**
 * Registers this browser for push, or resolves with its current registration. The user must have granted the
 * notification permission. Resolves with the error `timeout` after REGISTER_TIMEOUT_MS.
 * @param isCurrentRefused whether the platform or its push service refuses the current registration
 * @param onLate called if the browser completes the registration after the timeout; the next call returns it
 */
export async function registerForPush(
  config: PushConfig,
  isCurrentRefused: boolean,
  onLate: () => void,
  clock: Clock = systemClock,
): Promise<Result<PushRegistration, string>> {
  try {
    const registration = register(config, isCurrentRefused);
    const registered = await withTimeout(registration, REGISTER_TIMEOUT_MS, clock);
    if (!registered.ok) {
      registration.then(onLate, () => undefined);
      return registered;
    }
    return registered.value ? ok(registered.value) : fail('no service worker');
  } catch (error) {
    return fail(String(error));
  }
}

async function register({ vapidKey, firebase }: PushConfig, isRefused: boolean): Promise<PushRegistration | undefined> {
  const registration = await getServiceWorkerRegistration();
  if (!registration) return undefined;
  const subscription = await subscribeToWebPush(registration, vapidKey, isRefused);
  const { endpoint } = subscription;
  if (!firebase) return { token: JSON.stringify(subscription.toJSON()), endpoint };
  const { getFcmToken } = await import('./firebase-push');
  return { token: await getFcmToken(firebase, vapidKey, registration), endpoint };
}

/** Ends the push registration of this browser. Never rejects. */
export async function unregisterFromPush(
  { vapidKey, firebase }: PushConfig,
  clock: Clock = systemClock,
): Promise<void> {
  const registration = await getServiceWorkerRegistration();
  if (!registration) return;
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  if (subscription && firebase) {
    const deletion = import('./firebase-push').then(({ deleteFcmToken }) =>
      deleteFcmToken(firebase, vapidKey, registration),
    );
    // Offline it fails; Firebase drops the token when the subscription turns out to have ended.
    await withTimeout(deletion, DELETE_TIMEOUT_MS, clock).catch(() => undefined);
  }
  await unsubscribeFromWebPush(registration);
}
