import { withTimeout } from '../../base/async';
import { type Clock, systemClock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import { serviceWorkerRegistration } from '../workers/service-worker-bridge';

/** How long a browser may take to subscribe (ms): without a connection to its push service it never responds. */
const SUBSCRIBE_TIMEOUT_MS = 8_000;

/** A push subscription of this browser. */
export interface PushRegistration {
  /** Registration token for the platform. */
  readonly token: string;
  readonly endpoint: string;
}

/** The current subscription, as far as it matters for its health. */
export interface CurrentSubscription {
  readonly endpoint: string;
  /** Base64url. */
  readonly vapidKey: string;
}

export async function readSubscription(): Promise<CurrentSubscription | undefined> {
  const subscription = await currentSubscription();
  if (!subscription) return undefined;
  const { endpoint, options } = subscription;
  return { endpoint, vapidKey: options.applicationServerKey ? toBase64Url(options.applicationServerKey) : '' };
}

/**
 * Subscribes this browser with the merchant's key, or returns its subscription. One with another key is replaced. The
 * permission must be granted. `timeout`: the browser may still finish later, and the next attempt gets the result.
 */
export async function subscribeWebPush(
  vapidKey: string,
  clock: Clock = systemClock,
): Promise<Result<PushRegistration, string>> {
  try {
    const subscribed = await withTimeout(subscribe(vapidKey), SUBSCRIBE_TIMEOUT_MS, clock);
    if (!subscribed.ok) return subscribed;
    const { value } = subscribed;
    return value ? ok({ token: JSON.stringify(value.toJSON()), endpoint: value.endpoint }) : fail('no service worker');
  } catch (error) {
    return fail(String(error));
  }
}

async function subscribe(vapidKey: string): Promise<PushSubscription | undefined> {
  const registration = await serviceWorkerRegistration();
  if (!registration) return undefined;
  const key = fromBase64Url(vapidKey);
  const current = await registration.pushManager.getSubscription();
  const currentKey = current?.options.applicationServerKey;
  if (current && currentKey && toBase64Url(currentKey) === vapidKey) return current;
  // A browser refuses another key while there is a subscription.
  await current?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends the subscription. Never rejects. */
export async function unsubscribeWebPush(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

const currentSubscription = async () =>
  (await serviceWorkerRegistration())?.pushManager.getSubscription().catch(() => null);

function toBase64Url(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
