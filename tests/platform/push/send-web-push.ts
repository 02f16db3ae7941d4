import { object, safeParse, string } from 'valibot';
import { encryptPayload } from './encrypt-payload';
import { createVapidHeader, type VapidKeys } from './vapid';

/** A push subscription of a browser, as `PushSubscription.toJSON()` returns it. */
const subscription = object({ endpoint: string(), keys: object({ p256dh: string(), auth: string() }) });

/**
 * Outcome of sending a message to a push service. `gone`: the subscription has ended, so the device must be deleted.
 */
export type PushOutcome = 'accepted' | 'gone' | 'too large' | 'rate limited' | 'failed' | 'invalid';

export interface WebPushRequest {
  /** The registration token: the subscription as JSON. */
  readonly token: string;
  readonly payload: string;
  readonly keys: VapidKeys;
  readonly contact: string;
  /** How long the push service keeps the message for a device that is offline (s). */
  readonly ttlSeconds: number;
  /**
   * Topic of the message; empty if the message has no topic. The push service replaces an undelivered message that
   * has the same topic with this message.
   */
  readonly topic: string;
  /** Current time (epoch ms). */
  readonly now: number;
  /**
   * Origin of a local push service to which the message is sent; undefined to send the message to the origin of the
   * subscription's endpoint.
   */
  readonly serviceOrigin: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Sends an encrypted message to one subscription (RFC 8030). Never rejects. */
export async function sendWebPush(request: WebPushRequest): Promise<PushOutcome> {
  const { token, payload, keys, contact, ttlSeconds, topic, now, serviceOrigin } = request;
  const parsed = safeParse(subscription, tryParseJson(token));
  const url = parsed.success && URL.canParse(parsed.output.endpoint) ? new URL(parsed.output.endpoint) : undefined;
  // The address is the client's: over plain http it would reach servers of this network.
  if (!parsed.success || !url || url.protocol !== 'https:') return 'invalid';
  try {
    const response = await fetch(serviceOrigin === undefined ? url : new URL(url.pathname, serviceOrigin), {
      method: 'POST',
      body: new Uint8Array(encryptPayload(payload, parsed.output.keys)),
      headers: {
        Authorization: createVapidHeader(url.href, keys, contact, now),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(ttlSeconds),
        Urgency: 'normal',
        ...(topic !== '' && { Topic: topic }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return toWebPushOutcome(response.status);
  } catch {
    // No connection, or a key that is not a point of the curve.
    return 'failed';
  }
}

/**
 * Returns the outcome for an HTTP status of a push service (RFC 8030 §5, §7). The status 400 does not mean that the
 * subscription has ended.
 */
export function toWebPushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  if (status === 413) return 'too large';
  return status === 429 ? 'rate limited' : 'failed';
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a subscription; the caller reports it.
    return undefined;
  }
}
