import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Clock, systemClock } from '../../src/base/clock';
import { savePushBinding } from '../../src/base/push/push-store';
import { setCookie } from '../../src/browser/storage/cookies';
import { PLAY_PROTECTION_KEY, UNANSWERED_EXCLUSION_PREFIX } from '../../src/contract/storage-keys';
import MemberDataPage from '../../src/pages/member-data';
import { changePushRecord } from '../../src/services/push/push-record';
import { computeMemberKey } from '../../src/services/session/member-key';
import { TestProviders } from './test-providers';

/** Ends no wait before what is waited for has come: how long that takes differs with the machine. */
const PATIENT_CLOCK: Clock = {
  ...systemClock,
  sleep: (_ms, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
};

export const MEMBER_KEY = computeMemberKey({ id: 'm1', merchantCode: 'FAIR' }) ?? '';
export const EXCLUSION_KEY = `${UNANSWERED_EXCLUSION_PREFIX}${MEMBER_KEY}`;

/** Opens the page of a member's data, and resolves when it shows what this browser keeps. */
export async function openMemberDataPage() {
  const screen = await render(
    <TestProviders>
      <MemberDataPage clock={PATIENT_CLOCK} />
    </TestProviders>,
  );
  await expect.element(screen.getByText('Your login', { exact: true })).toBeVisible();
  return screen;
}

/** Stores something in every kind of storage, as a visit does. */
export async function useEveryStorage(): Promise<void> {
  localStorage.setItem('MC_LANGUAGE', '"EN"');
  localStorage.setItem(PLAY_PROTECTION_KEY, '[{"member":"x","breakUntil":9e15,"excludedUntil":0,"at":1}]');
  localStorage.setItem(EXCLUSION_KEY, '{"months":6,"until":9e15}');
  sessionStorage.setItem('MC_SEARCHES', '["dragon"]');
  setCookie('gclid', 'CLICK1', 1);
  await (await caches.open('fairground-content')).put('/m/file', new Response('file'));
  await changePushRecord({ token: 'push-token', wantedBy: [MEMBER_KEY], boundTo: MEMBER_KEY, boundAt: 1 });
  await savePushBinding({ member: 'm1', merchant: 'FAIR', language: 'EN', device: 'd1' });
}
