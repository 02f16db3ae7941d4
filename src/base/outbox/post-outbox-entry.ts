import { DEFAULT_ENDPOINT_TIMEOUT_MS } from '../../contract/endpoint';
import { OUTBOX_REQUEST_PATHS } from '../../contract/paths';
import { runWithTimeoutSignal } from '../run-with-timeout-signal';
import { type DeliveryOutcome, decideDeliveryOutcome } from './decide-delivery';
import type { OutboxEntry } from './outbox-entry';

/** Sends an entry with plain fetch, from a page or a worker, with its idempotency key (OFF-4), which is its request id too. */
export async function postOutboxEntry({ kind, body, key, merchant, language }: OutboxEntry): Promise<DeliveryOutcome> {
  const send = async (signal: AbortSignal) => {
    const answer = await fetch(OUTBOX_REQUEST_PATHS[kind], {
      method: kind === 'pushUnbind' ? 'DELETE' : 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        // REQUEST_ID_HEADER, written so that the full service worker stays within its limit.
        'x-request-id': key,
        Merchant: merchant,
        Language: language,
      },
      credentials: 'omit',
      redirect: 'error',
      signal,
    });
    // A captive portal's page or a truncated body is not a response of the platform.
    const json: unknown = await answer.json().catch(() => undefined);
    return decideDeliveryOutcome(answer, Date.now(), json);
  };
  try {
    return await runWithTimeoutSignal(DEFAULT_ENDPOINT_TIMEOUT_MS, send);
  } catch {
    // The connection failed, so it is unknown whether the platform has the entry: it is sent again.
    return decideDeliveryOutcome(undefined, Date.now());
  }
}
