import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../tests/components/axe';
import {
  EXCLUSION_KEY,
  MEMBER_KEY,
  openMemberDataPage,
  useEveryStorage,
} from '../../tests/components/member-data-page';
import { goOffline, goOnline } from '../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { allowStoring } from '../../tests/components/storage-writes';
import { TestProviders } from '../../tests/components/test-providers';
import { createUuidV7 } from '../base/uuid-v7';
import { replaceLocation } from '../browser/page/windows';
import { isLockHeld } from '../browser/storage/shared-lock';
import { FORGETTING_LOCK, PLAY_PROTECTION_KEY, TAB_CHANNEL } from '../contract/storage-keys';
import { readPushRecord } from '../services/push/push-record';
import { getCurrentSession } from '../services/session/session-store';
import { FORGOTTEN_DEVICE_KEY } from '../services/session/sign-out-ids';
import { subscribeToTabMessages } from '../services/session/tab-messages';
import { saveUnconfirmedRequest } from '../services/submissions/unconfirmed-requests';
import MemberDataPage from './member-data';

vi.mock('../browser/page/windows', { spy: true });
const leave = vi.mocked(replaceLocation);

/** The browser deletes databases and caches one after another. */
const DELETION_TIMEOUT_MS = 60_000;

beforeEach(async () => {
  leave.mockReset();
  leave.mockReturnValue();
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(allowStoring);

let pressHome = () => true;

describe('[SAFE-6] a device that is forgotten', () => {
  test.each([
    ['with a network, and the app begins again', true],
    ['without a network, and the app begins again with one', false],
  ])('[SAFE-6.3] this device is forgotten in two steps %s', async (_when, isOnline) => {
    await useEveryStorage();
    const screen = await openMemberDataPage();
    if (!isOnline) await goOffline();
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This cannot be undone' })).toHaveFocus();
    await expectAccessibleInBothTextDirections('main');
    expect(localStorage.getItem('MC_LANGUAGE')).toBe('"EN"');
    await screen.getByRole('button', { name: 'Delete and log out' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'This device is forgotten' }), { timeout: DELETION_TIMEOUT_MS })
      .toHaveFocus();

    expect(getCurrentSession()).toBeUndefined();
    const kept = [EXCLUSION_KEY, FORGOTTEN_DEVICE_KEY, PLAY_PROTECTION_KEY];
    expect(Object.keys(localStorage).sort()).toEqual(kept.sort());
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe('');
    expect(await caches.keys()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
    expect(leave.mock.calls).toEqual(isOnline ? [['/m/home']] : []);
    if (!isOnline) await goOnline();
    expect(leave.mock.calls).toEqual([['/m/home']]);
    expect(await commands.countRequests('logout')).toBe(isOnline ? 1 : 0);
    expect(await commands.countRequests('unsubscribeFromPushTopics')).toBe(isOnline ? 1 : 0);
  });

  test('[SAFE-6.3][OFF-2.3] the app begins again, once, although the browser says that there is no network', async () => {
    const screen = await openMemberDataPage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await screen.getByRole('button', { name: 'Delete and log out' }).click();
    await expect.poll(() => leave.mock.calls, { timeout: DELETION_TIMEOUT_MS }).toEqual([['/m/home']]);
    await goOnline();
    expect(leave.mock.calls).toEqual([['/m/home']]);
  });

  test.each([
    ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the button is pressed', () => pressHome()],
  ])(
    '[SAFE-6.3][OFF-2.3] after a lost request the app begins again without an event of a network when %s',
    async (_, act) => {
      const screen = await openMemberDataPage();
      await goOffline();
      await screen.getByRole('button', { name: 'Forget this device' }).click();
      await screen.getByRole('button', { name: 'Delete and log out' }).click();
      const home = screen.getByRole('button', { name: 'Go to home' });
      await expect.element(home, { timeout: DELETION_TIMEOUT_MS }).toBeVisible();
      pressHome = () => home.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(leave).not.toHaveBeenCalled();
      await commands.reconnect();
      await expect.poll(() => [act(), leave.mock.calls][1]).toEqual([['/m/home']]);
    },
  );

  test('[SAFE-6.3] a member who has a request without an answer is told before the device is forgotten', async () => {
    const screen = await openMemberDataPage();
    const warning = screen.getByText(/^Your first request may have arrived all the same\. Check your history/);
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This cannot be undone' })).toBeVisible();
    expect(warning.query()).toBeNull();
    await screen.getByRole('button', { name: 'Not now' }).click();
    const request = { requestId: createUuidV7(Date.now()), at: Date.now(), body: { amount: '500.00' } };
    saveUnconfirmedRequest('deposit', MEMBER_KEY, request);
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await expect.element(warning).toBeVisible();
    await expectAccessibleInBothTextDirections('main');
  });

  test('[SAFE-6.3] what cannot be deleted is said, and other tabs wait for all the time that it takes', async () => {
    // Another page would hold it in the same way.
    const held = await openDB('held', 1, { upgrade: (database) => void database.createObjectStore('records') });
    const locked: Promise<boolean>[] = [];
    const heard: string[] = [];
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    otherTab.addEventListener('message', ({ data }) => {
      heard.push(data.type);
      if (data.type === 'forgetting') locked.push(isLockHeld(FORGETTING_LOCK));
    });
    subscribeToTabMessages(() => undefined);
    const screen = await openMemberDataPage();
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await screen.getByRole('button', { name: 'Delete and log out' }).click();
    await expect
      .element(screen.getByText(/^Not everything could be deleted\. Close all tabs/), { timeout: DELETION_TIMEOUT_MS })
      .toBeVisible();
    expect(screen.getByRole('heading', { name: 'This device is forgotten' }).query()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    // A tab that stays stores nothing, so it has to begin again.
    await screen.getByRole('button', { name: 'Log in' }).click();
    expect(leave.mock.calls).toEqual([['/m/login']]);
    leave.mockClear();
    await screen.getByRole('button', { name: 'Go to home' }).click();
    expect(leave.mock.calls).toEqual([['/m/home']]);
    await expect.poll(() => heard).toEqual(['forgetting', 'logged-out', 'forgotten']);
    expect(await Promise.all(locked)).toEqual([true]);
    held.close();
    otherTab.close();
  });

  test('[SAFE-6.3] nothing is deleted if the member does not want to forget the device after all', async () => {
    await useEveryStorage();
    const screen = await openMemberDataPage();
    await screen.getByRole('button', { name: 'Forget this device' }).click();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('button', { name: 'Forget this device' })).toBeVisible();
    expect(getCurrentSession()?.id).toBe('m1');
    expect(localStorage.getItem('MC_LANGUAGE')).toBe('"EN"');
    expect((await readPushRecord()).token).toBe('push-token');
  });

  test('[SAFE-6.3] a visitor finds the page too', async () => {
    sessionStorage.clear();
    localStorage.setItem('MC_LANGUAGE', '"EN"');
    await resetPageAndRecordNavigations();
    const screen = await render(
      <TestProviders>
        <MemberDataPage />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('button', { name: 'Forget this device' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download account data' }).query()).toBeNull();
  });
});
