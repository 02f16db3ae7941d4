import { type Delivery, judgeDelivery } from './judge-delivery';
import { OUTBOX_ENDPOINTS, type OutboxEntry } from './outbox-entry';

/** Sends an entry by plain fetch, from a page or a worker, with the key that makes a resend harmless (OFF-4). */
export async function postEntry({ kind, body, key, merchant, language }: OutboxEntry): Promise<Delivery> {
  const { path, method, timeout } = OUTBOX_ENDPOINTS[kind];
  try {
    const answer = await fetch(path, {
      method,
      body,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Merchant: merchant,
        Language: language,
      },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return judgeDelivery(answer, Date.now());
  } catch {
    // The line is dead, or died in the middle: whether the platform has it is settled by sending it again.
    return judgeDelivery(undefined, Date.now());
  }
}
