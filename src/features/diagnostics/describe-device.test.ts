import { describe, expect, test } from 'vitest';
import type { PushRecord } from '../../services/push/push-record';
import { describeInstallation, describePush } from './describe-device';

const RECORD: PushRecord = {
  wantedBy: [],
  noNews: false,
  shownAt: 0,
  refusals: 0,
  askAfter: 0,
  token: '',
  endpoint: '',
  vapidKey: '',
  projectId: '',
  boundTo: '',
  boundAt: 0,
};
const NOTHING = { binding: undefined, unread: { count: 0, ids: [] } };

describe('[OPS-5.3] facts of this device', () => {
  test.each<[string, Partial<PushRecord>, string]>([
    ['turned off', {}, 'registration: off, web push'],
    ['wanted, without a registration', { wantedBy: ['x'] }, 'registration: wanted, but this device has none, web push'],
    ['sent', { token: 'secret', projectId: 'p' }, 'registration: sent, but not accepted yet, firebase'],
    ['accepted', { token: 'secret', boundAt: 0.5e12 }, 'registration: accepted 1985-11-05T00:53:20.000Z, web push'],
  ])('push that is %s', (_, record, line) => {
    const lines = describePush({ permission: 'granted', record: { ...RECORD, ...record }, state: NOTHING });
    expect(lines).toEqual(['permission: granted', line, 'receives for: nobody', 'messages: 0, unread 0, last none']);
  });

  test('the last message and the merchant of the registration are named, not the member nor the device', () => {
    const binding = { member: 'alice', merchant: 'FAIR', language: 'EN', device: 'device-1' };
    const state = { binding, unread: { count: 1, ids: ['m1', 'm2'] } };
    const lines = describePush({ permission: 'denied', record: undefined, state });
    expect(lines).toEqual([
      'permission: denied',
      'registration: unreadable',
      'receives for: a member of FAIR',
      'messages: 2, unread 1, last m2',
    ]);
  });

  test('an installed app and the room for its data', () => {
    const room = { usage: 1, quota: 2, isKept: true };
    expect(describeInstallation({ isInstalledApp: true, hasPrompt: false, room })).toEqual([
      'runs: installed, install prompt: none',
      'storage: 1 of 2 bytes, kept',
    ]);
    expect(describeInstallation({ isInstalledApp: false, hasPrompt: true, room: undefined })).toEqual([
      'runs: in the browser, install prompt: offered',
      'storage: not told by this browser',
    ]);
  });
});
