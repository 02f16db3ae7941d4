import { sendFeedback } from '../../contract/endpoints/feedback';
import { trackEvents } from '../../contract/endpoints/tracking';

/** What may wait in the outbox and where it goes: never money, never anything that carries a session. */
export const OUTBOX_ENDPOINTS = { events: trackEvents, feedback: sendFeedback } as const;

export type OutboxKind = keyof typeof OUTBOX_ENDPOINTS;

/** Something written that is to reach the platform once (OFF-4). It bears no token: whoever sends it is nobody. */
export interface OutboxEntry {
  /** UUIDv7; the platform counts by it, so that a resend is harmless. */
  readonly key: string;
  readonly kind: OutboxKind;
  /** JSON text. */
  readonly body: string;
  readonly merchant: string;
  readonly language: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

/** How long an entry is worth sending, milliseconds. */
export const KEPT_FOR = 7 * 24 * 3_600_000;
/** Entries that wait at most; beyond, the oldest is dropped. */
export const CAPACITY = 500;

/** Why an entry was given up. */
export type Drop = 'expired' | 'overflow' | 'refused';
export type Drops = Readonly<Record<Drop, number>>;
export const NO_DROPS: Drops = { expired: 0, overflow: 0, refused: 0 };
