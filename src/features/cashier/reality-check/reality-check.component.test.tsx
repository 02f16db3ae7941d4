import { unknown } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openFolds } from '../../../../tests/components/open-folds';
import {
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  setLegal,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createUuidV7 } from '../../../base/uuid-v7';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { saveRealityCheck } from '../../../contract/endpoints/account/play-limits';
import { LAST_SIGN_OUT_ID_PREFIX, PLAY_COUNT_PREFIX } from '../../../contract/storage-keys';
import MemberLimitsPage from '../../../pages/member-limits';
import { closeModalDialogs, useOverlays } from '../../../services/overlays/overlays';
import { call } from '../../../services/platform/api-client';
import { getCurrentSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { RealityCheckWatcher } from './reality-check-watcher';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let visits: readonly RecordedNavigation[];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
  await signInMember();
});

const countKey = () => `${PLAY_COUNT_PREFIX}${readMemberKey()}:`;
/** Writes what an earlier page would have: the member has been here for some minutes. */
const writeMinutesHere = (minutesHere: number, minutes = 30) =>
  safeLocalStorage.set(countKey(), {
    at: Date.now(),
    value: { elapsedMs: minutesHere * MINUTE_MS, minutes, isDue: false },
  });
const readCount = () => safeLocalStorage.get(countKey(), unknown());

async function watch(address = '/m/home') {
  await call(saveRealityCheck, { body: { minutes: 30 }, quiet: true });
  const screen = await render(
    <TestProviders address={address}>
      <RealityCheckWatcher />
    </TestProviders>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Reality check' });
  return { screen, dialog };
}

test('[SAFE-3.3] the reality check shows the time here, and play, bets and wins of the platform’s statement', async () => {
  writeMinutesHere(31);
  const { dialog } = await watch();
  await expect.element(dialog).toHaveAccessibleDescription(/^Time since the last check: 31 min\./);
  const figures = dialog.getByRole('list', { name: 'The last 24 hours' });
  for (const name of ['Time played', 'Bets', 'Winnings', 'Winnings minus bets'])
    await expect.element(figures.getByText(name, { exact: true })).toBeVisible();
  expect(await commands.countRequests('playStatement')).toBe(1);
});

test('[SAFE-3.8] above them it shows what the session has won and lost, if the platform knows it', async () => {
  const play = { from: 1, to: 2, deposits: '0.00', withdrawals: '0.00', staked: '90.00', won: '10.00', minutes: 9 };
  const answer = (value: object) =>
    commands.addFault({
      endpoint: 'playStatement',
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
  await answer({ ...play, session: { staked: '70.00', won: '25.50', minutes: 4 } });
  writeMinutesHere(31);
  const { dialog } = await watch();
  const session = dialog.getByRole('list', { name: 'Since you logged in' });
  for (const text of ['4 min', '₱70.00', '₱25.50', '-₱44.50'])
    await expect.element(session.getByText(text, { exact: true })).toBeVisible();
  const day = dialog.getByRole('list', { name: 'The last 24 hours' });
  await expect.element(day.getByText('-₱80.00')).toBeVisible();
  const { bottom } = session.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(day.element().getBoundingClientRect().top);
});

test('[SAFE-3.8] without the session, as of a platform that does not know it, the last 24 hours are shown alone', async () => {
  const value = { from: 1, to: 2, deposits: '0', withdrawals: '0', staked: '90.00', won: '10.00', minutes: 9 };
  await commands.addFault({
    endpoint: 'playStatement',
    body: JSON.stringify({ success: true, value }),
    contentType: 'application/json',
  });
  writeMinutesHere(31);
  const { dialog } = await watch();
  await expect.element(dialog.getByText('-₱80.00')).toBeVisible();
  expect(dialog.getByText('Since you logged in').query()).toBeNull();
});

test.each([true, false])(
  '[SAFE-2.16] the reality check names the review of the limits if it is due: %s',
  async (isDue) => {
    await commands.addFault({
      endpoint: 'withdrawalInfo',
      body: JSON.stringify({ success: true, value: { balance: '1.00', currency: 'PHP', limitReviewDue: isDue } }),
      contentType: 'application/json',
    });
    writeMinutesHere(31);
    const { dialog } = await watch();
    await expect.element(dialog.getByText('₱0.00').first()).toBeVisible();
    const review = dialog.getByText('It is time to check whether your limits still suit you, or to set some.');
    if (isDue) await expect.element(review).toBeVisible();
    else expect(review.query()).toBeNull();
  },
);

test('[SAFE-3.7] the interval of the jurisdiction in the record counts if that of the platform is longer', async () => {
  setLegal({ jurisdiction: { name: 'Atoll', realityCheckMinutes: 20 } });
  writeMinutesHere(21, 20);
  const { dialog } = await watch();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect(readCount()).toMatchObject({ value: { elapsedMs: 0, minutes: 20 } });
});

test('[SAFE-3.7] the interval of the record counts on a first visit while the wallet cannot be loaded', async () => {
  setLegal({ jurisdiction: { name: 'Atoll', realityCheckMinutes: 20 } });
  await commands.addFault({ endpoint: 'withdrawalInfo', status: 503 });
  await render(
    <TestProviders>
      <RealityCheckWatcher />
    </TestProviders>,
  );
  await expect.poll(() => readCount()).toMatchObject({ value: { minutes: 20 } });
});

test('[SAFE-3.7] “Play safely” offers no interval above that of the record, of which the platform knows none', async () => {
  setLegal({ jurisdiction: { name: 'Atoll', realityCheckMinutes: 30 } });
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  openFolds();
  await expect.element(screen.getByRole('radio', { name: '30 min' })).toBeChecked();
  for (const name of ['60 min', '120 min', 'Never'])
    expect(screen.getByRole('radio', { name }).query(), name).toBeNull();
});

test.each([
  [60, '30 min'],
  [15, '15 min'],
  [0, '30 min'],
])('[SAFE-3.7] of the chosen interval %i and 30 min of the record, “Play safely” names %s', async (minutes, named) => {
  await call(saveRealityCheck, { body: { minutes }, quiet: true });
  setLegal({ jurisdiction: { name: 'Atoll', realityCheckMinutes: 30 } });
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  const title = screen.getByRole('heading', { name: 'Reality check' });
  await expect.poll(() => title.element().closest('summary')?.textContent).toBe(`Reality check${named}`);
  openFolds();
  await expect.element(screen.getByRole('radio', { name: named })).toBeChecked();
});

test('[SAFE-3.4] “Continue” starts the interval again', async () => {
  writeMinutesHere(31);
  const { dialog } = await watch();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(readCount()).toMatchObject({ value: { elapsedMs: 0, minutes: 30, isDue: false } });
  expect(visits).toEqual([]);
});

test('[SAFE-3.4] “Stop playing” leaves a game for the page “Play safely”', async () => {
  writeMinutesHere(31);
  const { dialog } = await watch('/m/game?trial&code=KOI_CASCADE');
  await dialog.getByRole('button', { name: 'Stop playing' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visits.map(({ path }) => path)).toEqual(['/m/member/limits']);
  expect(getCurrentSession()).toBeDefined();
});

test('[SAFE-3.4] “Log out” ends the session', async () => {
  writeMinutesHere(31);
  const { dialog } = await watch();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => getCurrentSession()).toBeUndefined();
  expect(safeLocalStorage.keys(PLAY_COUNT_PREFIX)).toEqual([]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[SAFE-3.6] neither Escape nor a navigation answers the reality check, and there is only one', async () => {
  writeMinutesHere(31);
  const { dialog } = await watch();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  closeModalDialogs(); // as a navigation does
  await expect.element(dialog).toBeVisible();
  expect(useOverlays.getState().stack).toHaveLength(1);
});

test('[SAFE-3.5] before its interval, and for a visitor, there is no reality check', async () => {
  writeMinutesHere(29);
  const { dialog } = await watch();
  await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(1);
  await expect.poll(() => readCount()).toMatchObject({ value: { minutes: 30, isDue: false } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[SAFE-3.5] a sign-out while the clock was ahead does not end the count after the next sign-in', async () => {
  safeLocalStorage.set(LAST_SIGN_OUT_ID_PREFIX + readMemberKey(), createUuidV7(Date.now() + DAY_MS));
  writeMinutesHere(31);
  const { dialog } = await watch();
  await expect.element(dialog).toBeVisible();
  safeLocalStorage.remove(LAST_SIGN_OUT_ID_PREFIX + readMemberKey());
});

test('[SAFE-3.7] a member chooses the interval on the page “Play safely”', async () => {
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  openFolds();
  await expect.element(screen.getByRole('radio', { name: 'Never' })).toBeChecked();
  await screen.getByRole('radio', { name: '15 min' }).click();
  await screen.getByRole('button', { name: 'Save interval' }).click();
  await expect.element(screen.getByText('Interval saved.')).toBeVisible();
  const [request] = await commands.readRequests('saveRealityCheck');
  expect(JSON.parse(request?.body ?? '{}')).toEqual({ minutes: 15 });
});
