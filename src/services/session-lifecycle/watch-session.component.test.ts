import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { goOffline, goOnline } from '../../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { allowStoring } from '../../../tests/components/storage-writes';
import { persistScrollPositions, recordScrollPosition } from '../../browser/document/scroll-restoration';
import { replaceLocation } from '../../browser/page/windows';
import { FORGETTING_LOCK, LAST_SIGN_OUT_ID_PREFIX, TAB_CHANNEL } from '../../contract/storage-keys';
import { showNotice } from '../overlays/notices';
import { useOverlays } from '../overlays/overlays';
import { beginSession, getCurrentSession } from '../session/session-store';
import { recordSignOut } from '../session/sign-out-ids';
import { handleSessionExpired } from './session-expired';
import { watchSession } from './watch-session';

vi.mock('../../browser/page/windows', { spy: true });

beforeAll(watchSession);
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Writes the sign-out id of a member, as a sign-out in another tab does, to the storage that the tabs share. */
const signOutElsewhere = (id: string) =>
  recordSignOut({ id, merchantCode: 'FAIR', token: 'of another tab' }, Date.now());

/** The events after which a tab checks whether it has missed a sign-out. */
const EVENTS: readonly (readonly [string, () => void])[] = [
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  [
    'storage, as in a browser without BroadcastChannel',
    () => window.dispatchEvent(new StorageEvent('storage', { key: `${LAST_SIGN_OUT_ID_PREFIX}x` })),
  ],
];

describe('[SESS-4] tab that missed a sign-out', () => {
  test.each(EVENTS)('[SESS-4.3] a tab that missed a sign-out ends its session on the event %s', (_, dispatch) => {
    signOutElsewhere('m1');
    expect(getCurrentSession()?.id).toBe('m1');
    dispatch();
    expect(getCurrentSession()).toBeUndefined();
  });

  test.each(EVENTS)(
    'a tab that missed the sign-out of another member keeps its session on the event %s',
    async (_, dispatch) => {
      signOutElsewhere('m2');
      dispatch();
      expect(getCurrentSession()?.id).toBe('m1');
      signOutElsewhere('m1');
      await signInMember();
      dispatch();
      expect(getCurrentSession()?.id).toBe('m1');
    },
  );
});

test('[SESS-3.1][ROUTE-3.1] the notice that asks to sign in closes when a session begins without it', async () => {
  const notices = () => useOverlays.getState().stack.filter(({ kind }) => kind === 'notice');
  handleSessionExpired();
  expect(notices()).toHaveLength(1);
  await signInMember();
  expect(notices()).toEqual([]);
});

test('[SESS-4] a sign-out message from another tab ends only a session of the member named in the message', async () => {
  const session = getCurrentSession();
  if (session) beginSession({ ...session, updatePassword: true });
  const otherTab = new BroadcastChannel(TAB_CHANNEL);
  otherTab.postMessage({ type: 'logged-out', member: 'm2' });
  otherTab.postMessage({ type: 'logged-out' });
  otherTab.postMessage({ type: 'password-changed', member: 'm2' });
  // Messages arrive in order: with the effect of this one, the others have been handled.
  otherTab.postMessage({ type: 'password-changed', member: 'm1' });
  await expect.poll(() => getCurrentSession()).toMatchObject({ id: 'm1', updatePassword: false });
  showNotice({ message: { key: 'notice.title' } });
  otherTab.postMessage({ type: 'logged-out', member: 'm1' });
  await expect.poll(getCurrentSession).toBeUndefined();
  expect(useOverlays.getState().stack).toEqual([]);
  otherTab.close();
});

describe('[SAFE-6.4] tab of a device that is forgotten in another tab', () => {
  let endOtherTab = () => {};
  const leave = vi.mocked(replaceLocation);
  /** Waits until this tab waits for the end of the other one: the part that begins again is loaded first. */
  const waitUntilThisTabWaits = () =>
    expect
      .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
      .toContain(FORGETTING_LOCK);
  /** Counts the log-outs that have ended in this test, also those that did not reach the platform. */
  const countSentLogOuts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/logout')).length;
  beforeEach(async () => {
    performance.clearResourceTimings();
    leave.mockReset();
    leave.mockReturnValue();
    await new Promise<void>((granted) => {
      const ended = new Promise<void>((resolve) => {
        endOtherTab = resolve;
      });
      void navigator.locks.request(FORGETTING_LOCK, () => {
        granted();
        return ended;
      });
    });
  });
  afterEach(() => {
    endOtherTab();
    allowStoring();
  });

  test.each([
    ['begins again at home', true],
    ['stays as it is until there is a network, as nothing is left to load', false],
  ])('[SAFE-6.9] ends its session, deletes what only it has, stores nothing more, and %s', async (_what, isOnline) => {
    if (!isOnline) await goOffline();
    sessionStorage.setItem('MC_SEARCHES', '["dragon"]');
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    otherTab.postMessage({ type: 'forgetting', member: '' });
    await expect.poll(getCurrentSession).toBeUndefined();
    recordScrollPosition('entry');
    persistScrollPositions();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(() => indexedDB.open('fairground-outbox')).toThrow('The device was forgotten');
    await waitUntilThisTabWaits();
    // Until the log-out has been sent, or has failed: it would arrive if it was sent only after the reconnect.
    await expect.poll(countSentLogOuts).toBe(1);
    expect(leave).not.toHaveBeenCalled();

    // The message alone is enough: the other tab holds its lock until the end of this test.
    otherTab.postMessage({ type: 'forgotten', member: '' });
    if (!isOnline) await goOnline();
    await expect.poll(() => leave.mock.calls).toEqual([['/m/home']]);
    expect(await commands.countRequests('logout')).toBe(isOnline ? 1 : 0);
    otherTab.close();
  });

  test('[SAFE-6.9] ends its session, on the platform too, and deletes what it has also if it was opened meanwhile', async () => {
    sessionStorage.setItem('MC_SEARCHES', '["dragon"]');
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    otherTab.postMessage({ type: 'forgotten', member: '' });
    await expect.poll(() => commands.countRequests('logout')).toBe(1);
    expect(getCurrentSession()).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await expect.poll(() => leave.mock.calls).toEqual([['/m/home']]);
    otherTab.close();
  });

  test('begins again at home also if the other tab ends before everything is deleted', async () => {
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    otherTab.postMessage({ type: 'forgetting', member: '' });
    await expect.poll(getCurrentSession).toBeUndefined();
    await waitUntilThisTabWaits();
    expect(leave).not.toHaveBeenCalled();
    endOtherTab();
    await expect.poll(() => leave.mock.calls).toEqual([['/m/home']]);
    otherTab.close();
  });
});
