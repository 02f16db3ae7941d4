import type { DeliveryOutcome } from '../../../src/base/outbox/decide-delivery';
import { OUTBOX_ENTRY_KINDS, type OutboxEntry, type OutboxEntryKind } from '../../../src/base/outbox/outbox-entry';
import { type SendQueuedEntriesOptions, sendQueuedEntries } from '../../../src/base/outbox/send-queued-entries';
import { createManualClock } from '../clocks/manual-clock';

/** Time of the sender's clock at its start (epoch ms). */
export const NOW = 1_700_000_000_000;

/** Outcomes of deliveries; `LATER` and `UNCLEAR` without `Retry-After`. */
export const DELIVERED: DeliveryOutcome = { outcome: 'delivered' };
export const REFUSED: DeliveryOutcome = { outcome: 'refused' };
export const LATER: DeliveryOutcome = { outcome: 'later', retryAfterMs: 0 };
export const UNCLEAR: DeliveryOutcome = { outcome: 'unclear', retryAfterMs: 0 };

/** Returns an entry for the outbox. */
export const createOutboxEntry = (key: string, writtenAt = NOW, kind: OutboxEntryKind = 'events'): OutboxEntry => ({
  key,
  kind,
  body: '{}',
  merchant: 'FAIR',
  language: 'EN',
  writtenAt,
});

interface SendOptions extends Partial<Pick<SendQueuedEntriesOptions, 'isReconnect' | 'isOnline' | 'reconnectSignal'>> {
  /** Called when an entry has been sent. */
  readonly onSent?: () => void;
}

/** Sends the entries of all kinds, each on its own, as the outbox does. Resolves with whether none is left. */
export async function sendAllKinds(options: SendQueuedEntriesOptions): Promise<boolean> {
  const results = await Promise.all(OUTBOX_ENTRY_KINDS.map((kind) => sendQueuedEntries(kind, options)));
  return results.every(Boolean);
}

/** Returns a sender whose deliveries have the outcomes in `plan`, then succeed, and whose clock never waits. */
export function createOutboxSender(plan: readonly DeliveryOutcome[] = []) {
  const clock = { ...createManualClock(NOW), slept: 0 };
  const left = [...plan];
  const sent: string[] = [];
  const send = ({ onSent, ...options }: SendOptions = {}) =>
    sendAllKinds({
      post: async ({ key }) => {
        sent.push(key);
        onSent?.();
        return left.shift() ?? DELIVERED;
      },
      clock: {
        now: clock.now,
        sleep: async (ms) => {
          clock.slept += ms;
          await clock.advance(ms);
        },
      },
      random: () => 0,
      isOnline: () => true,
      isReconnect: false,
      reconnectSignal: () => new AbortController().signal,
      maxTotalWaitMs: 60_000,
      ...options,
    });
  return { clock, sent, send };
}
