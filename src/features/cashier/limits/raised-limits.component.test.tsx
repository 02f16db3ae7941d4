import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import MemberLimitsPage from '../../../pages/member-limits';

const DAY_MS = 24 * 3_600_000;
/** Start and end of what the platform's clock can be in tests. */
const [LONG_AGO, FAR_AHEAD] = [Date.UTC(2001), Date.UTC(2090)];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Lets the platform answer with one deposit limit. */
async function answerWithLimit(limit: object, times: number, history: readonly object[] = []) {
  const list = [{ kind: 'DEPOSIT', period: 'WEEK', used: '0.00', ...limit }];
  await commands.addFault({
    endpoint: 'playLimits',
    body: JSON.stringify({ success: true, value: { list, history } }),
    contentType: 'application/json',
    times,
  });
}

/** Opens “Play safely” with one deposit limit of 500, which is to become `next` from a time on. */
async function openLimits(next: string, nextAt: number, { needsConfirmation = true, times = 1 } = {}) {
  const change = { kind: 'DEPOSIT', period: 'WEEK', limit: next, at: LONG_AGO, appliesAt: nextAt, needsConfirmation };
  await answerWithLimit({ limit: '500.00', next, nextAt, needsConfirmation }, times, [change]);
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  await expect.element(screen.getByText('₱500.00', { exact: true }).first()).toBeVisible();
  return screen;
}
const readLimit = async () => JSON.parse((await commands.readRequests('savePlayLimit'))[0]?.body ?? '{}');

test.each([
  ['900.00', 'Confirm: ₱900.00', '900.00', 'Your limit applies now.'],
  ['0.00', 'Confirm: No limit', '0.00', 'No limit'],
  ['900.00', 'Keep: ₱500.00', '500.00', 'Your limit applies now.'],
])(
  '[SAFE-2.15] of a change to %s whose delay is over, “%s” sets the limit %s',
  async (next, button, limit, outcome) => {
    // The page, and the form that looks for a change on another device.
    const screen = await openLimits(next, LONG_AGO, { times: 2 });
    await expect
      .element(screen.getByText(/The waiting period for your change is over\. Limit per 7 days: ₱500\.00 now/))
      .toBeVisible();
    await expectAccessibleInBothTextDirections('main');
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: outcome })).toHaveFocus();
    expect(await readLimit()).toMatchObject({ kind: 'DEPOSIT', period: 'WEEK', limit });
    expect(screen.getByRole('button', { name: button, exact: true }).query()).toBeNull();
  },
);

test('[SAFE-2.17] a change to confirm is counted in its tab, and its buttons are described by what they are for', async () => {
  const screen = await openLimits('900.00', LONG_AGO);
  await expect.element(screen.getByRole('tab', { name: 'Deposit limits (1)' })).toBeVisible();
  for (const name of ['Confirm: ₱900.00', 'Keep: ₱500.00'])
    await expect.element(screen.getByRole('button', { name })).toHaveAccessibleDescription(/Limit per 7 days/);
  expect(screen.getByRole('tab', { name: 'Loss limits', exact: true }).elements()).toHaveLength(1);
});

test('[SAFE-2.15] the history does not say of a raise that waits for the member that it applies', async () => {
  const screen = await openLimits('900.00', LONG_AGO);
  const history = screen.getByRole('list', { name: 'Your changes' });
  await expect.element(history.getByText(/^From .*2001.*, if you confirm: ₱900\.00$/)).toBeVisible();
  expect(history.getByText(/^From (?!.*if you confirm)/).query()).toBeNull();
});

test.each([
  ['before the delay is over', FAR_AHEAD, true, /^From .*2090.*, if you confirm: ₱900\.00$/],
  ['where no confirmation is demanded', LONG_AGO + DAY_MS, false, /^From .*2001.*: ₱900\.00$/],
])('[SAFE-2.15] %s there is nothing to confirm', async (_, nextAt, needsConfirmation, row) => {
  const screen = await openLimits('900.00', nextAt, { needsConfirmation });
  // In the limit and in the history.
  await expect.element(screen.getByText(row).nth(1)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Confirm/ }).query()).toBeNull();
});

test('[SAFE-2.15] a refused confirmation shows the error, and the question stays', async () => {
  const screen = await openLimits('900.00', LONG_AGO, { times: 3 });
  await commands.addFault({ endpoint: 'savePlayLimit', errorCode: 'play.break', message: '', times: 1 });
  const confirm = screen.getByRole('button', { name: 'Confirm: ₱900.00' });
  await confirm.click();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  expect(await commands.countRequests('playLimits')).toBe(3);
  await expect.element(confirm).toBeEnabled();
});

test.each(['Confirm: ₱900.00', 'Keep: ₱500.00'])(
  '[SAFE-2.15] “%s” raises no limit that another device has lowered since, and shows the present one',
  async (button) => {
    const screen = await openLimits('900.00', LONG_AGO);
    await answerWithLimit({ limit: '300.00', next: '0.00', nextAt: 0, needsConfirmation: false }, 2);
    await screen.getByRole('button', { name: button, exact: true }).click();
    const outcome = 'Your limit has changed in the meantime. Now: ₱300.00';
    await expect.element(screen.getByRole('status').filter({ hasText: outcome })).toHaveFocus();
    await expect.element(screen.getByText('₱300.00', { exact: true }).first()).toBeVisible();
    expect(await commands.countRequests('savePlayLimit')).toBe(0);
    expect(screen.getByRole('button', { name: button, exact: true }).query()).toBeNull();
  },
);

test('[SAFE-2.15] of a limit that the response lacks the form says nothing, and nothing is set', async () => {
  const screen = await openLimits('900.00', LONG_AGO);
  await answerWithLimit({ period: 'DAY', limit: '300.00', next: '0.00', nextAt: 0, needsConfirmation: false }, 2);
  await screen.getByRole('button', { name: 'Confirm: ₱900.00' }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirm: ₱900.00' })).not.toBeInTheDocument();
  expect(await commands.countRequests('savePlayLimit')).toBe(0);
  expect(screen.getByText(/^No limit$|applies now/).query()).toBeNull();
});

test('[SAFE-2.15] while the limits cannot be loaded, nothing is set and the question stays', async () => {
  const screen = await openLimits('900.00', LONG_AGO);
  await commands.addFault({ endpoint: 'playLimits', status: 502 });
  const keep = screen.getByRole('button', { name: 'Keep: ₱500.00' });
  await keep.click();
  await expect.element(screen.getByText(/^The server is not responding right now/)).toBeVisible();
  expect(await commands.countRequests('savePlayLimit')).toBe(0);
  await expect.element(keep).toBeEnabled();
});

test('[SAFE-2.15] a raise that needs a confirmation says from when it can be confirmed', async () => {
  await commands.setScenario({ jurisdiction: 'greatBritain' });
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Maximum total deposits' });
  for (const [text, outcome] of [
    ['500', 'Your limit applies now.'],
    ['900', /^You can confirm the change from .*\. Until you do, the current limit stays\.$/],
  ] as const) {
    await amount.fill(text);
    await screen.getByRole('button', { name: /^Save limit/ }).click();
    await expect.element(screen.getByText(outcome)).toBeVisible();
  }
});
