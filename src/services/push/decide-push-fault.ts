import type { PushConfig } from '../../browser/push/push-channel';
import type { CurrentSubscription } from '../../browser/push/web-push';
import type { PushRecord } from './push-record';

/**
 * Age of a binding at which the token is bound again (ms): push services treat a token as stale after a month without
 * contact.
 */
export const MAX_BINDING_AGE_MS = 7 * 24 * 3_600_000;

export interface PushHealth {
  readonly record: Pick<PushRecord, 'token' | 'endpoint' | 'vapidKey' | 'projectId' | 'boundTo' | 'boundAt'>;
  /** Current subscription; undefined if the browser has none. */
  readonly subscription: CurrentSubscription | undefined;
  readonly config: PushConfig;
  /** Fingerprint of the signed-in member. */
  readonly member: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type PushFault = 'unbound' | 'lost' | 'rotated' | 'key changed' | 'project changed' | 'stale' | 'other member';

/** Returns why push must be registered again; undefined if it works (PUSH-3). */
export function decidePushFault(health: PushHealth): PushFault | undefined {
  const { record, subscription, member, now } = health;
  const { vapidKey, firebase } = health.config;
  if (record.token === '') return 'unbound';
  if (!subscription) return 'lost';
  if (subscription.vapidKey !== vapidKey || record.vapidKey !== vapidKey) return 'key changed';
  if (record.projectId !== (firebase?.projectId ?? '')) return 'project changed';
  if (subscription.endpoint !== record.endpoint) return 'rotated';
  if (record.boundTo !== member) return 'other member';
  const age = now - record.boundAt;
  // A time in the future means that the clock was set back.
  return age < 0 || age > MAX_BINDING_AGE_MS ? 'stale' : undefined;
}
