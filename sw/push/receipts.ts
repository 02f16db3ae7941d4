import type { InferOutput } from 'valibot';
import { appendOutboxEntry } from '../../src/base/outbox/outbox-store';
import type { PushBinding } from '../../src/base/push/push-store';
import type { pushReceiptEvent } from '../../src/contract/service-worker/push-message';
import { flushOutboxInServiceWorker } from '../outbox/flush-in-service-worker';
import { withTimeLimit } from '../runtime/time-limits';

/**
 * How long the event handler of a push or a click waits for its receipts to be sent (ms); sending continues afterwards.
 */
const SEND_TIMEOUT_MS = 1_500;

/**
 * Adds receipts of a message to the outbox (OFF-4). Adds none if the message has no id, or if the device is not
 * registered for a member. The key of a receipt consists of message id, device id and event, so that the platform
 * records a repeated delivery or a second click only once.
 */
export async function enqueuePushReceipts(
  messageId: string,
  receipts: readonly InferOutput<typeof pushReceiptEvent>[],
  binding: PushBinding | undefined,
): Promise<void> {
  if (messageId === '' || !binding) return;
  const { device, merchant, language } = binding;
  const at = Date.now();
  for (const event of receipts) {
    await appendOutboxEntry({
      key: `${messageId}:${device}:${event}`,
      kind: 'pushReceipt',
      body: JSON.stringify({ messageId, event, device, at }),
      merchant,
      language,
      writtenAt: at,
    });
  }
}

/**
 * Sends the queued entries of the outbox, and waits for this only for a limited time, because a browser may end the
 * push subscription of a site whose push events take long.
 */
export const flushOutboxWithTimeLimit = (): Promise<unknown> =>
  withTimeLimit(flushOutboxInServiceWorker(false), SEND_TIMEOUT_MS);
