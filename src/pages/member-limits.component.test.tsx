import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openFolds } from '../../tests/components/open-folds';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { useOverlays } from '../services/overlays/overlays';
import { getPlayStatus } from '../services/play-protection/play-status';
import { getCurrentSession } from '../services/session/session-store';
import MemberLimitsPage from './member-limits';
import VoucherCenterPage from './voucher-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

afterEach(() => void vi.restoreAllMocks());

async function openLimits() {
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  openFolds();
  const amount = screen.getByRole('textbox', { name: 'Maximum total deposits' });
  const save = async (text: string) => {
    await amount.fill(text);
    await screen.getByRole('button', { name: 'Save limit' }).click();
  };
  return { screen, amount, save };
}

describe('[MEM-1] deposit limits', () => {
  test('[MEM-1.16] no deposit limit is set at first, and the first limit applies immediately', async () => {
    const { screen, amount, save } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    await screen.getByRole('radio', { name: '7 days' }).first().click();
    await save('1,000');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await expect.element(screen.getByText('₱2,480.50 of ₱1,000.00 deposited')).toBeVisible();
    await expect.element(amount).toHaveValue('');
  });

  test('[MEM-1.4] the button of the deposit limit form names the limit that it saves, and none while the limit is invalid', async () => {
    const { screen, amount } = await openLimits();
    const button = screen.getByRole('button', { name: /^Save limit/ });
    for (const [text, label] of [
      ['', 'Save limit'],
      ['1,000', 'Save limit: ₱1,000.00'],
      ['0,500', 'Save limit'],
      ['0.5', 'Save limit'],
    ] as const) {
      await amount.fill(text);
      await expect.element(button).toHaveAccessibleName(label);
    }
    await amount.fill('0,500');
    await button.click();
    await expect.element(amount).toHaveFocus();
    expect(await commands.countRequests('savePlayLimit')).toBe(0);
  });

  test.each([
    ['Deposit limits', 'Maximum total deposits', '1234567', '1,234,567', 'Save limit: ₱1,234,567.00'],
    ['Time limits', 'Maximum minutes of play', '1440', '1,440', 'Save limit: 1,440 min'],
  ])('[MEM-1.22] %s are grouped while they are typed, as deposits are', async (tab, field, typed, text, label) => {
    const { screen } = await openLimits();
    await screen.getByRole('tab', { name: tab }).click();
    const amount = screen.getByRole('textbox', { name: field });
    (amount.element() as HTMLInputElement).focus();
    await userEvent.keyboard(typed);
    await expect.element(amount).toHaveValue(text);
    await expect.element(screen.getByRole('button', { name: label })).toBeVisible();
  });

  test('[MEM-1.16] a deposit limit still applies for a day after it has been removed', async () => {
    const { screen, save } = await openLimits();
    await save('500');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await screen.getByRole('button', { name: 'Remove this limit' }).click();
    await expect
      .element(screen.getByText(/^The change applies from .* Until then the current limit stays\.$/))
      .toBeVisible();
    await expect.element(screen.getByText(/^From .*: No limit$/).first()).toBeVisible();
    await expect.element(screen.getByText('₱500.00', { exact: true })).toBeVisible();
  });

  test('[MEM-1.16] only a limit that is set in the chosen period can be removed', async () => {
    const { screen, save } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    const remove = screen.getByRole('button', { name: 'Remove this limit' });
    await expect.element(remove).not.toBeInTheDocument();
    await save('500');
    await expect.element(remove).toBeVisible();
    await screen.getByRole('group', { name: 'Limit per' }).getByRole('radio', { name: '7 days' }).click();
    await expect.element(remove).not.toBeInTheDocument();
  });

  test.each([
    ['Your limits', 'heading', 'Your limits'],
    ['Take a break', 'radio', '24 hours'],
    ['Self-exclusion', 'button', 'Choose this exclusion'],
  ] as const)('[SAFE-2.18] the tile “%s” opens its part of the page', async (tile, role, name) => {
    const { screen } = await openLimits();
    await screen.getByRole('navigation', { name: 'Play safely' }).getByRole('button', { name: tile }).click();
    await expect.element(screen.getByRole(role, { name }).last()).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(tile);
  });

  test('[MEM-1.16] the deposit limits are fetched again if the response to a change is lost', async () => {
    const { screen, save } = await openLimits();
    await expect.element(screen.getByText('No limit').nth(2)).toBeVisible();
    await commands.addFault({ endpoint: 'savePlayLimit', status: 502, times: 1 });
    await save('3,000');
    await expect.poll(() => commands.countRequests('playLimits')).toBe(2);
  });

  test('an invalid deposit limit shows an error at the amount field, and is not sent', async () => {
    const { screen, amount, save } = await openLimits();
    await save('-5');
    await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining('above zero'));
    await expect.element(amount).toHaveFocus();
    await save('500');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    expect(await commands.countRequests('savePlayLimit')).toBe(1);
  });

  test('[MEM-1.16] a deposit above the deposit limit is blocked, with the reason at the amount field', async () => {
    const { screen, save } = await openLimits();
    await save('200');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await screen.unmount();
    const deposit = await render(
      <TestProviders>
        <VoucherCenterPage />
      </TestProviders>,
    );
    const amount = deposit.getByRole('textbox', { name: 'Amount' });
    await amount.fill('300');
    await deposit.getByRole('button', { name: /^Deposit/ }).click();
    const words = 'This is more than your own deposit limit allows.';
    await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});

describe('[SAFE-2] limits of losses, stakes and time', () => {
  test.each([
    ['Loss limits', 'Maximum loss', '250', '₱0.00 of ₱250.00 used'],
    ['Betting limits', 'Maximum total bets', '250', '₱0.00 of ₱250.00 used'],
    ['Time limits', 'Maximum minutes of play', '90', '0 min of 90 min used'],
  ])('[SAFE-2.1] the form under “%s” sets a limit of its own, and no other', async (tab, label, typed, used) => {
    const { screen, save } = await openLimits();
    await screen.getByRole('tab', { name: tab }).click();
    const list = screen.getByRole('list', { name: tab });
    await expect.element(list.getByText('No limit').nth(2)).toBeVisible();
    await screen.getByRole('textbox', { name: label }).fill(typed);
    await screen.getByRole('button', { name: 'Save limit' }).click();
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await expect.element(list.getByText(/of .* used$/).first()).toBeVisible();
    if (tab === 'Time limits') await expect.element(list.getByText(used)).toBeVisible();
    await screen.getByRole('tab', { name: 'Deposit limits' }).click();
    await expect
      .element(screen.getByRole('list', { name: 'Deposit limits' }).getByText('No limit').nth(2))
      .toBeVisible();
    expect(save).toBeDefined();
  });

  test('[SAFE-2.4] the history names each change with the time from which it applies', async () => {
    const { screen, save } = await openLimits();
    await expect.element(screen.getByText('You have not changed a limit yet.')).toBeVisible();
    await save('500');
    const history = screen.getByRole('list', { name: 'Your changes' });
    await expect.element(history.getByText('Deposit limits · 24 hours')).toBeVisible();
    await expect.element(history.getByText(/^From .*: ₱500\.00$/)).toBeVisible();
  });

  test('[SAFE-2.5] the limits are shown offline, with the time of the data', async () => {
    const { screen, save } = await openLimits();
    await save('500');
    await expect.element(screen.getByText('Your limit applies now.')).toBeVisible();
    await screen.unmount();
    await commands.addFault({ endpoint: 'playLimits', status: 502 });
    const again = await openLimits();
    await expect.element(again.screen.getByText('₱500.00', { exact: true })).toBeVisible();
    await expect.element(again.screen.getByText(/^data from/).first()).toBeVisible();
  });
});

describe('[SAFE-2] self-exclusion', () => {
  test('[SAFE-2.6] asks twice, then ends the session and tells until when', async () => {
    const { screen } = await openLimits();
    await screen.getByRole('radio', { name: '12 months' }).click();
    await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Exclude yourself?' })).toHaveFocus();
    await expect.element(screen.getByText(/You cannot come back before .*\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Yes, continue' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This cannot be undone' })).toHaveFocus();
    expect(await commands.countRequests('startSelfExclusion')).toBe(0);
    await screen.getByRole('button', { name: /^Exclude me/ }).click();
    await expect.poll(() => getCurrentSession()).toBeUndefined();
    expect(await commands.countRequests('startSelfExclusion')).toBe(1);
    expect(getPlayStatus()).toBe('excluded');
    await expect.poll(() => useOverlays.getState().stack.length).toBe(1);
    const [notice] = useOverlays.getState().stack;
    expect(notice).toMatchObject({ kind: 'notice', message: { key: 'exclude.done.text' } });
  });

  test('[SAFE-2.6] names the end by the time of the platform, also where the clock of the device is wrong', async () => {
    const readTold = async () => {
      const { screen } = await openLimits();
      await screen.getByRole('radio', { name: '12 months' }).click();
      await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
      const told = screen.getByText(/You cannot come back before .*\./);
      await expect.element(told).toBeVisible();
      // The time of day, in minutes, is not the same in the next reading.
      const first = told.element().textContent?.replace(/ at .*/, '');
      await screen.getByRole('button', { name: 'Yes, continue' }).click();
      const confirm = screen.getByRole('button', { name: /^Exclude me until/ });
      await expect.element(confirm).toBeVisible();
      const second = confirm.element().textContent;
      await screen.unmount();
      return [first, second];
    };
    const right = await readTold();
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 400 * 24 * 3_600_000);
    const wrong = await readTold();
    clock.mockRestore();
    // Midnight may pass between the readings.
    expect([right, await readTold()]).toContainEqual(wrong);
  });

  test('[SAFE-2.6] declines at either question, and nothing is sent', async () => {
    const { screen } = await openLimits();
    await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
    await screen.getByRole('button', { name: 'Yes, continue' }).click();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Permanently' })).toBeVisible();
    expect(await commands.countRequests('startSelfExclusion')).toBe(0);
    expect(getCurrentSession()).toBeDefined();
  });

  test('[SAFE-2.6] a failed request shows an error, and can be sent again', async () => {
    await commands.addFault({ endpoint: 'startSelfExclusion', status: 500 });
    const { screen } = await openLimits();
    await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
    await screen.getByRole('button', { name: 'Yes, continue' }).click();
    const confirm = screen.getByRole('button', { name: /^Exclude me/ });
    await confirm.click();
    await expect.element(screen.getByText(/^No answer came\. Your exclusion already applies/)).toBeVisible();
    expect(getCurrentSession()).toBeDefined();
    expect(getPlayStatus()).toBe('excluded');
    expect(screen.getByRole('button', { name: 'Not now' }).query()).toBeNull();
    await commands.clearFaults();
    await confirm.click();
    await expect.poll(() => getCurrentSession()).toBeUndefined();
  });

  test('[SAFE-2.12][OPS-4.12] whose answer is lost applies here, after a return to the page too, until it is told', async () => {
    await commands.addFault({ endpoint: 'startSelfExclusion', status: 502, times: 1 });
    const { screen } = await openLimits();
    await screen.getByRole('button', { name: 'Choose this exclusion' }).click();
    await screen.getByRole('button', { name: 'Yes, continue' }).click();
    await screen.getByRole('button', { name: /^Exclude me/ }).click();
    const unconfirmed = /^No answer came\. Your exclusion already applies/;
    await expect.element(screen.getByText(unconfirmed)).toBeVisible();
    expect(getPlayStatus()).toBe('excluded');
    const code = screen.getByText(/^Error code/).element().textContent ?? '';
    await screen.unmount();
    const { screen: again } = await openLimits();
    await expect.element(again.getByText(unconfirmed)).toBeVisible();
    await expect.element(again.getByText(code, { exact: true })).toBeVisible();
    expect(again.getByRole('radio', { name: 'Permanently' }).query()).toBeNull();
    await commands.addFault({ endpoint: 'startSelfExclusion', errorCode: 'internal.err', message: 'x', times: 1 });
    await again.getByRole('button', { name: /^Exclude me/ }).click();
    await expect.element(again.getByText(/^Your exclusion is not confirmed yet, but it already applies/)).toBeVisible();
    await again.getByRole('button', { name: /^Exclude me/ }).click();
    await expect.poll(() => getCurrentSession()).toBeUndefined();
    await expect.poll(() => useOverlays.getState().stack.map(({ key }) => key)).toEqual(['notice:excluded']);
  });
});

test('[SAFE-3.1][SAFE-3.2] the statement has what was paid in and out, bet and won in the chosen period', async () => {
  const { screen } = await openLimits();
  const statement = screen.getByRole('list', { name: 'Statement' });
  await expect.element(statement.getByText('Winnings minus bets')).toBeVisible();
  await screen.getByRole('button', { name: '180 days' }).click();
  await expect.element(screen.getByRole('button', { name: '180 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(statement.getByText(/^₱/).first()).toBeVisible();
  expect(await commands.countRequests('playStatement')).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Save as a file' })).toBeEnabled();
});
