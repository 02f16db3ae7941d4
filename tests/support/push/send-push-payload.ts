import { expect } from '@playwright/test';
import { encryptPayload, type SubscriptionKeys } from '../../platform/push/encrypt-payload';

interface Subscription {
  readonly endpoint: string;
  readonly keys: SubscriptionKeys;
}

/**
 * Sends any payload to a subscription through a local push service, including payloads that the platform never sends.
 * @param token the subscription as JSON
 * @param payload a string is encrypted; bytes are sent as if they were encrypted; undefined sends a push message
 * without a payload
 */
export async function sendPushPayload(
  serviceOrigin: string,
  token: string,
  payload: string | Uint8Array | undefined,
): Promise<void> {
  const { endpoint, keys }: Subscription = JSON.parse(token);
  const body = typeof payload === 'string' ? encryptPayload(payload, keys) : payload;
  const { status } = await fetch(new URL(new URL(endpoint).pathname, serviceOrigin), {
    method: 'POST',
    headers: { TTL: '60', ...(body && { 'Content-Encoding': 'aes128gcm' }) },
    ...(body && { body: new Uint8Array(body) }),
  });
  expect(status).toBe(201);
}
