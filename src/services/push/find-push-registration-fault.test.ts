import { expect, test } from 'vitest';
import {
  findPushRegistrationFault,
  MAX_PUSH_REGISTRATION_AGE_MS,
  type PushRegistrationFaultInput,
} from './find-push-registration-fault';

const NOW = 1_700_000_000_000;
const RECORD = { token: 't', endpoint: 'https://push/1', vapidKey: 'k', projectId: '', boundTo: 'alice', boundAt: NOW };
const FIREBASE = { appId: '1:2:web:3', apiKey: 'key', projectId: 'fair', messagingSenderId: '2' };
const HEALTHY: PushRegistrationFaultInput = {
  record: RECORD,
  subscription: { endpoint: 'https://push/1', vapidKey: 'k' },
  config: { vapidKey: 'k', firebase: undefined },
  member: 'alice',
  now: NOW,
};

test.each<[string, Partial<PushRegistrationFaultInput>, string | undefined]>([
  ['no change', {}, undefined],
  ['a device that was never bound', { record: { ...RECORD, token: '' }, subscription: undefined }, 'unbound'],
  ['a lost subscription', { subscription: undefined }, 'lost'],
  ['another URL of the subscription', { subscription: { endpoint: 'https://push/2', vapidKey: 'k' } }, 'rotated'],
  ['another key of the merchant', { config: { vapidKey: 'new', firebase: undefined } }, 'key changed'],
  ['a subscription with another key', { subscription: { endpoint: 'https://push/1', vapidKey: 'old' } }, 'key changed'],
  ['a record of another key', { record: { ...RECORD, vapidKey: 'old' } }, 'key changed'],
  ['another member', { member: 'bella' }, 'other member'],
  ['a move to Firebase', { config: { vapidKey: 'k', firebase: FIREBASE } }, 'project changed'],
  ['a move away from Firebase', { record: { ...RECORD, projectId: 'fair' } }, 'project changed'],
  ['exactly a week', { now: NOW + MAX_PUSH_REGISTRATION_AGE_MS }, undefined],
  ['more than a week', { now: NOW + MAX_PUSH_REGISTRATION_AGE_MS + 1 }, 'stale'],
  ['a binding from the future', { now: NOW - 1 }, 'stale'],
  ['a bind whose response was lost', { record: { ...RECORD, boundAt: 0 } }, 'stale'],
])('[PUSH-3] in the case “%s”, the fault of a push registration is $2', (_, change, fault) => {
  expect(findPushRegistrationFault({ ...HEALTHY, ...change })).toBe(fault);
});
