import { expect, test } from 'vitest';
import { decidePushFault, MAX_BINDING_AGE_MS, type PushHealth } from './decide-push-fault';

const NOW = 1_700_000_000_000;
const RECORD = { token: 't', endpoint: 'https://push/1', vapidKey: 'k', boundTo: 'alice', boundAt: NOW };
const HEALTHY: PushHealth = {
  record: RECORD,
  subscription: { endpoint: 'https://push/1', vapidKey: 'k' },
  vapidKey: 'k',
  member: 'alice',
  isRefused: false,
  now: NOW,
};

test.each<[string, Partial<PushHealth>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a device that was never bound', { record: { ...RECORD, token: '' }, subscription: undefined }, 'unbound'],
  ['a lost subscription', { subscription: undefined }, 'lost'],
  ['another address', { subscription: { endpoint: 'https://push/2', vapidKey: 'k' } }, 'rotated'],
  ['another key of the merchant', { vapidKey: 'new' }, 'key changed'],
  ['a subscription with another key', { subscription: { endpoint: 'https://push/1', vapidKey: 'old' } }, 'key changed'],
  ['a record of another key', { record: { ...RECORD, vapidKey: 'old' } }, 'key changed'],
  ['another member', { member: 'bella' }, 'other member'],
  ['a platform that has forgotten the device', { isRefused: true }, 'refused'],
  ['a week', { now: NOW + MAX_BINDING_AGE_MS }, undefined],
  ['more than a week', { now: NOW + MAX_BINDING_AGE_MS + 1 }, 'stale'],
  ['a binding from the future', { now: NOW - 1 }, 'stale'],
  ['a bind whose response was lost', { record: { ...RECORD, boundAt: 0 } }, 'stale'],
])('[PUSH-3] after %s the fault of push is %#', (_, change, fault) => {
  expect(decidePushFault({ ...HEALTHY, ...change })).toBe(fault);
});
