import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  loadMerchantStatus,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { OverlayHost } from '../../../app/overlay-host';
import { SESSION_EXTENDED_CHANNEL } from '../../../contract/deferred-storage-keys';
import { closeModalDialogs, useOverlays } from '../../../services/overlays/overlays';
import { queryClient } from '../../../services/queries/query-client';
import { getCurrentSession, useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { handleSessionExpired } from '../../../services/session-lifecycle/session-expired';
import { SessionEndWatcher } from './session-end-watcher';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(() => void vi.restoreAllMocks());

/** Makes the platform answer the next requests for the statistics with the time that is left (s). */
const tell = (sessionSecondsLeft: unknown, times?: number) =>
  commands.addFault({
    endpoint: 'transactionStats',
    body: JSON.stringify({ success: true, value: { totalDepositSuccessCount: 1, sessionSecondsLeft } }),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });

async function watch() {
  const screen = await render(
    <TestProviders address="/m/feedback">
      <input aria-label="Name" />
      <SessionEndWatcher />
      <OverlayHost />
    </TestProviders>,
  );
  const notice = screen.getByRole('alertdialog');
  const stay = notice.getByRole('button', { name: 'Stay logged in' });
  return { screen, notice, stay, logOut: notice.getByRole('button', { name: 'Log out' }) };
}

const countAnswers = () => commands.countRequests('transactionStats');
/** Makes the tab look as after a time in the background. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Lets the time pass after the first answer, whose time of arrival counts. */
async function passTime(ms: number): Promise<void> {
  await expect.poll(() => queryClient.getQueriesData({}).some(([, data]) => data !== undefined)).toBe(true);
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test('[SESS-7.1] the member reads when the session ends, and neither Escape nor a navigation answers that', async () => {
  await tell(90);
  const { screen, notice, stay } = await watch();
  await expect.element(notice).toHaveAccessibleDescription(/^You will be logged out at \d{1,2}:\d\d [AP]M\.$/);
  expect(notice.getByRole('button').elements()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(stay).toBeVisible();
  closeModalDialogs(); // as a navigation does
  await expect.element(stay).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(1);
});

test('[SESS-7.2] one press extends the session, and what was typed stays, with the focus where it was', async () => {
  await tell(1800, 1);
  const { screen, notice, stay } = await watch();
  const field = screen.getByRole('textbox', { name: 'Name' });
  await field.fill('Robin');
  await expect.poll(countAnswers).toBe(1);
  await tell(90, 1);
  // Longer than the half hour of the first answer.
  await passTime(HOUR_MS);
  comeBack();
  // A member who is typing presses Space or Enter unseen.
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => commands.countRequests('extendSession')).toBe(1);
  // The platform says how long it lasts now.
  await expect.poll(countAnswers).toBe(3);
  await expect.element(field).toHaveValue('Robin');
  await expect.element(field).toHaveFocus();
  expect(getCurrentSession()).toBeDefined();
});

test('[SESS-7.2] an extension that fails says why, and can be repeated', async () => {
  await tell(90);
  await commands.holdRequests('extendSession', { status: 502, times: 1 });
  const { notice, stay } = await watch();
  await stay.click();
  await expect.poll(() => commands.countRequests('extendSession')).toBe(1);
  // It is on its way, also for somebody who leaves the tab and comes back meanwhile.
  comeBack();
  await expect.element(stay).toHaveAttribute('aria-busy', 'true');
  await commands.releaseRequests();
  await expect.element(notice).toHaveTextContent(/Press the button again|try again/i);
  await commands.clearFaults();
  await stay.click();
  await expect.poll(() => commands.countRequests('extendSession')).toBe(2);
  await expect.element(notice).not.toBeInTheDocument();
});

test('[SESS-7.2] an extension in another tab ends the warning', async () => {
  const other = new BroadcastChannel(SESSION_EXTENDED_CHANNEL);
  await tell(90, 1);
  const { notice, stay } = await watch();
  await expect.element(stay).toBeVisible();
  other.postMessage({ member: readMemberKey() });
  await expect.element(notice).not.toBeInTheDocument();
  // This tab may have a session of its own.
  await expect.poll(() => commands.countRequests('extendSession')).toBe(1);
  other.close();
});

test('[SESS-7.2] a press in another tab extends the session of a tab that is not seen', async () => {
  const other = new BroadcastChannel(SESSION_EXTENDED_CHANNEL);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await tell(1800, 1);
  const { notice } = await watch();
  await expect.poll(countAnswers).toBe(1);
  await passTime(29 * MINUTE_MS);
  const pressUntilHeard = () => {
    other.postMessage({ member: readMemberKey() });
    return commands.countRequests('extendSession');
  };
  await expect.poll(pressUntilHeard).toBe(1);
  await expect.poll(countAnswers).toBe(2);
  await expect.element(notice).not.toBeInTheDocument();
  other.close();
});

test('[SESS-7.2] an extension by another member extends nothing here, and the platform is asked', async () => {
  const other = new BroadcastChannel(SESSION_EXTENDED_CHANNEL);
  await tell(90);
  const { stay } = await watch();
  await expect.element(stay).toBeVisible();
  const before = await countAnswers();
  other.postMessage({ member: 'another' });
  await expect.poll(countAnswers).toBeGreaterThan(before);
  await expect.element(stay).toBeVisible();
  expect(await commands.countRequests('extendSession')).toBe(0);
  other.close();
});

test('[SESS-7.2] a press tells the other tabs', async () => {
  const other = new BroadcastChannel(SESSION_EXTENDED_CHANNEL);
  const heard = vi.fn();
  other.onmessage = heard;
  await tell(90, 1);
  const { stay } = await watch();
  await stay.click();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  other.close();
});

test('[SESS-7.1] [SESS-7.2] “Log out” ends the session, but not at the moment at which the dialog opens', async () => {
  const openedTicks = performance.now();
  const ticks = vi.spyOn(performance, 'now').mockReturnValue(openedTicks);
  await tell(90);
  const { notice, logOut } = await watch();
  await logOut.click();
  await expect.element(notice).toBeVisible();
  expect(getCurrentSession()).toBeDefined();
  ticks.mockReturnValue(openedTicks + 500);
  await logOut.click();
  await expect.poll(() => getCurrentSession()).toBeUndefined();
  expect(useSession.getState().signedOutOn).toBe('default');
  await expect.element(notice).not.toBeInTheDocument();
});

test('[SESS-7.1] the warning does not open again over what tells that the session has ended', async () => {
  await tell(90);
  const { screen, stay } = await watch();
  await expect.element(stay).toBeVisible();
  handleSessionExpired();
  const shown: string[] = [];
  const unsubscribe = useOverlays.subscribe(({ stack }) => shown.push(...stack.map(({ key }) => key)));
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.element(stay).not.toBeInTheDocument();
  unsubscribe();
  expect(shown).not.toContain('notice:session-ending');
});

test('[SESS-7.3] after a sleep the platform is asked, which may know of a longer session', async () => {
  const { notice } = await watch();
  await expect.poll(countAnswers).toBe(1);
  await passTime(13 * HOUR_MS);
  comeBack();
  await expect.poll(countAnswers).toBe(2);
  await expect.element(notice).not.toBeInTheDocument();
});

test('[SESS-7.3] without a network the last word of the platform counts', async () => {
  await tell(90 + 13 * 3600, 1);
  const { notice } = await watch();
  await expect.poll(countAnswers).toBe(1);
  await commands.disconnect();
  await passTime(13 * HOUR_MS);
  comeBack();
  await expect.element(notice).toHaveTextContent('You will be logged out at');
  await commands.reconnect();
});

test('[SESS-7.3] an open warning says at the end why nobody knows whether the session is still there', async () => {
  await tell(90, 1);
  const { notice, stay } = await watch();
  await expect.element(notice).toHaveTextContent('You will be logged out at');
  await commands.disconnect();
  await passTime(2 * MINUTE_MS);
  comeBack();
  await expect.element(notice).toHaveTextContent('The network cannot be reached.');
  await commands.reconnect();
  await stay.click();
  await expect.element(notice).not.toBeInTheDocument();
});

test.each([undefined, null, 'soon', {}])(
  '[SESS-7.4] a platform that says %j gets no question and no warning',
  async (told) => {
    const timers = vi.spyOn(window, 'setInterval');
    await tell(told);
    const { notice } = await watch();
    await expect.poll(countAnswers).toBe(1);
    comeBack();
    // A question would have been sent before this one.
    await loadMerchantStatus();
    await expect.element(notice).not.toBeInTheDocument();
    expect(await countAnswers()).toBe(1);
    expect(timers.mock.calls.filter(([, ms]) => ms === 5_000)).toEqual([]);
  },
);
