import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openFolds } from '../../tests/components/open-folds';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { startBreakFromPlay } from '../contract/endpoints/account/play-limits';
import { call } from '../services/platform/api-client';
import { recordPlayProtection } from '../services/play-protection/record-play-protection';
import { queryClient } from '../services/queries/query-client';
import LaunchGamePage from './launch-game';
import MemberLimitsPage from './member-limits';
import VoucherCenterPage from './voucher-center';

const DAY_MS = 24 * 3_600_000;
let startedAt = 0;
const dateText = (days: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(startedAt + days * DAY_MS);
/**
 * Returns a pattern that matches `words` followed by the end date of a seven-day break. It allows two dates, because
 * midnight may pass during the test.
 */
const weekAfter = (words: string) => new RegExp(`${words} (${dateText(7)}|${dateText(8)})`);

beforeEach(async () => {
  startedAt = Date.now();
  await resetPageAndRecordNavigations();
  await signInMember();
});

async function openLimits() {
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  openFolds();
  const next = screen.getByRole('button', { name: 'Choose this break' });
  const start = screen.getByRole('button', { name: 'Start the break' });
  return { screen, next, start, active: screen.getByText('You are taking a break') };
}

/** Starts a break from play with a request to the platform, as a page in another tab would. */
const startBreak = () => call(startBreakFromPlay, { body: { period: 'WEEK' }, quiet: true });

describe('[MEM-1] break from play', () => {
  test('[MEM-1.17] starts after the member has confirmed the end time', async () => {
    const { screen, next, start, active } = await openLimits();
    await screen.getByRole('radio', { name: '7 days' }).nth(1).click();
    await next.click();
    await expect.element(screen.getByRole('heading', { name: 'Start this break?' })).toHaveFocus();
    await expect.element(screen.getByText(weekAfter('until'))).toBeVisible();
    await start.click();
    await expect.element(active).toBeVisible();
    await expect.element(screen.getByText(weekAfter('again from'))).toBeVisible();
    const focused = () => document.activeElement?.closest('[tabindex="-1"]')?.textContent;
    await expect.poll(focused).toContain('You are taking a break');
    const tiles = screen.getByRole('navigation', { name: 'Play safely' });
    await expect.element(tiles.getByRole('button', { name: 'Make the break longer' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Make the break longer' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '30 days' }).nth(1)).toBeVisible();
    expect(screen.getByRole('radio', { name: '24 hours' }).all()).toHaveLength(1); // of the deposit limits
    expect(await commands.countRequests('startBreakFromPlay')).toBe(1);
  });

  test('is shown as active once it has started, even if the wallet cannot be fetched again', async () => {
    const { screen, next, start, active } = await openLimits();
    await next.click();
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    await start.click();
    await expect.element(active).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Make the break longer' })).toBeVisible();
  });

  test('does not start when the member declines the confirmation', async () => {
    const { screen, next, start, active } = await openLimits();
    await next.click();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(next).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
    await next.click();
    await start.click();
    await expect.element(active).toBeVisible();
    expect(await commands.countRequests('startBreakFromPlay')).toBe(1);
  });

  test('a failed request to start a break from play shows an error, and can be sent again', async () => {
    await commands.addFault({ endpoint: 'startBreakFromPlay', status: 500 });
    const { screen, next, start, active } = await openLimits();
    await next.click();
    await start.click();
    await expect.element(screen.getByText('unknown error')).toBeVisible();
    await commands.clearFaults();
    await start.click();
    await expect.element(active).toBeVisible();
  });

  test('[MEM-1.17] during a break from play, the deposit page shows the end time of the break instead of the deposit form', async () => {
    await startBreak();
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByText(weekAfter('again from'))).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Play safely' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull();
  });

  test('is over after its end time, even if the platform still returns the break', async () => {
    const value = { balance: '10.00', currency: 'PHP', breakUntil: Date.now() - 60_000 };
    const body = JSON.stringify({ success: true, value });
    await commands.addFault({ endpoint: 'withdrawalInfo', body, contentType: 'application/json' });
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('₱10.00')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(screen.getByText('You are taking a break').query()).toBeNull();
  });

  test('[MEM-1.17] a break from play that was started in another tab is shown when a deposit is submitted', async () => {
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await screen.getByRole('textbox', { name: 'Amount' }).fill('300');
    await startBreak();
    await screen.getByRole('button', { name: /^Deposit/ }).click();
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(weekAfter('again from'))).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('You are taking a break');
  });

  test('[SAFE-4.1] a break that another tab knows of is shown with its end and the focus after a refusal without a wallet', async () => {
    const screen = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    await screen.getByRole('textbox', { name: 'Amount' }).fill('300');
    await startBreak();
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const asked = await commands.countRequests('withdrawalInfo');
    await screen.getByRole('button', { name: /^Deposit/ }).click();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBeGreaterThan(asked);
    recordPlayProtection({ breakUntil: Date.now() + 7 * DAY_MS });
    await expect.element(screen.getByText(weekAfter('again from'))).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('You are taking a break');
  });

  test('[MEM-1.17] blocks games, and the game page shows when the break ends', async () => {
    await startBreak();
    queryClient.clear();
    const screen = await render(
      <TestProviders address="/m/launchGame?vendor=LOTT&code=lobby">
        <LaunchGamePage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(weekAfter('again from'))).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' }).query()).toBeNull();
  });
});
