import { getServiceWorkerRegistration } from '../workers/service-worker-bridge';

/** The current push subscription, reduced to the values that determine whether it works. */
export interface CurrentPushSubscription {
  readonly endpoint: string;
  /** Public key that the subscription was created with, base64url. */
  readonly vapidKey: string;
}

export async function readPushSubscription(): Promise<CurrentPushSubscription | undefined> {
  const registration = await getServiceWorkerRegistration();
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  return subscription ? { endpoint: subscription.endpoint, vapidKey: keyOf(subscription) } : undefined;
}

/**
 * Subscribes this browser to push, or resolves with its current subscription. Replaces a subscription that was created
 * with another key or that is refused.
 * @param vapidKey public key of the platform, base64url
 * @param isCurrentRefused whether the push service refuses the current subscription
 */
export async function subscribeToWebPush(
  { pushManager }: ServiceWorkerRegistration,
  vapidKey: string,
  isCurrentRefused: boolean,
): Promise<PushSubscription> {
  const key = fromBase64Url(vapidKey);
  const current = await pushManager.getSubscription();
  if (current && !isCurrentRefused && keyOf(current) === vapidKey) return current;
  // A browser refuses another key while there is a subscription.
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends the push subscription. Never rejects. */
export async function unsubscribeFromWebPush({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
