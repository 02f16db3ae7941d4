import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { readPushDeviceState, savePushBinding } from '../../base/push/push-store';
import { createUuidV7 } from '../../base/uuid-v7';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { LAST_SIGN_OUT_ID_PREFIX } from '../../contract/storage-keys';
import { computeMemberKey } from '../session/member-key';
import { endSession } from '../session/session-store';
import { changePushRecord, readPushRecord } from './push-record';
import { watchPushRegistration } from './watch-push-registration';

const MEMBER = { id: 'm1', merchantCode: 'FAIR' };
const MEMBER_KEY = computeMemberKey(MEMBER) ?? '';
const BOUND_AT = 1_700_000_000_000;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  safeLocalStorage.remove(LAST_SIGN_OUT_ID_PREFIX + MEMBER_KEY);
  await changePushRecord({ token: 'token', wantedBy: [MEMBER_KEY], boundTo: MEMBER_KEY, boundAt: BOUND_AT });
  await savePushBinding({ member: MEMBER.id, merchant: 'FAIR', language: 'EN', device: 'd1' });
});

/**
 * Waits for the request `unsubscribeFromPushTopics`, and expects that this device is no longer registered for the
 * member.
 */
async function expectUnbound(): Promise<void> {
  await expect.poll(() => commands.countRequests('unsubscribeFromPushTopics')).toBe(1);
  // The record is changed while the request is on its way.
  await expect.poll(readPushRecord).toMatchObject({ token: '', boundTo: '', boundAt: 0, wantedBy: [MEMBER_KEY] });
  expect(await readPushDeviceState()).toMatchObject({ ok: true, value: { binding: undefined } });
}

describe('[SESS-4] removal of the push binding of a device', () => {
  // The listeners stay for the following tests, as in a page.
  test('[PUSH-2.2] the binding is removed at the next start if the page was closed before the sign-out had removed it', async () => {
    safeLocalStorage.set(LAST_SIGN_OUT_ID_PREFIX + MEMBER_KEY, createUuidV7(BOUND_AT + 1));
    watchPushRegistration();
    await expectUnbound();
  });

  test('[PUSH-3] the push binding of a device is removed when another member signs in who has not turned on push notifications', async () => {
    await changePushRecord({ boundTo: 'FAIR|m0', wantedBy: ['FAIR|m0'] });
    await signInMember();
    await expect.poll(() => commands.countRequests('unsubscribeFromPushTopics')).toBe(1);
    await expect.poll(readPushRecord).toMatchObject({ token: '', boundTo: '' });
  });

  test('[PUSH-2.2] the push binding of a device is removed when the session ends without a sign-out', async () => {
    await signInMember();
    expect(await commands.countRequests('unsubscribeFromPushTopics')).toBe(0);
    endSession();
    await expectUnbound();
  });
});
