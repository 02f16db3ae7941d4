import type { PushConfig } from '../../browser/push/push-channel';
import type { CurrentPushSubscription } from '../../browser/push/web-push';
import type { PushRecord } from './push-record';

/**
 * Maximum age of a registration before it is renewed (ms). One week, well below the month of inactivity after which
 * push services treat a token as stale.
 */
export const MAX_PUSH_REGISTRATION_AGE_MS = 7 * 24 * 3_600_000;

export interface PushRegistrationFaultInput {
  readonly record: Pick<PushRecord, 'token' | 'endpoint' | 'vapidKey' | 'projectId' | 'boundTo' | 'boundAt'>;
  /** The browser's current push subscription; undefined if there is none. */
  readonly subscription: CurrentPushSubscription | undefined;
  readonly config: PushConfig;
  /** Fingerprint of the signed-in member. */
  readonly member: string;
  /** Current time (epoch ms). */
  readonly now: number;
}

export type PushRegistrationFault =
  | 'unbound'
  | 'lost'
  | 'rotated'
  | 'key changed'
  | 'project changed'
  | 'stale'
  | 'other member';

/** Returns why this device must be registered for push again; undefined if its registration works (PUSH-3). */
export function findPushRegistrationFault(input: PushRegistrationFaultInput): PushRegistrationFault | undefined {
  const { record, subscription, member, now } = input;
  const { vapidKey, firebase } = input.config;
  if (record.token === '') return 'unbound';
  if (!subscription) return 'lost';
  if (subscription.vapidKey !== vapidKey || record.vapidKey !== vapidKey) return 'key changed';
  if (record.projectId !== (firebase?.projectId ?? '')) return 'project changed';
  if (subscription.endpoint !== record.endpoint) return 'rotated';
  if (record.boundTo !== member) return 'other member';
  const age = now - record.boundAt;
  // A time in the future means that the clock was set back.
  return age < 0 || age > MAX_PUSH_REGISTRATION_AGE_MS ? 'stale' : undefined;
}
