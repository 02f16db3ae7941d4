import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { refreshMember } from '../services/session-lifecycle/refresh-member';
import MemberHomePage from './member-home';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(goOnline);

async function openAccount() {
  const screen = await render(
    <TestProviders>
      <MemberHomePage />
    </TestProviders>,
  );
  const balance = screen.getByText('₱2,480.50');
  const link = (name: string) => screen.getByRole('navigation').getByRole('link', { name });
  return { screen, balance, link };
}

describe('[MEM-1] [OFF-2] account page', () => {
  test('[MEM-1.18] shows the balance and links to the history, accounts, limits, password and feedback', async () => {
    const { balance, link } = await openAccount();
    await expect.element(balance).toBeVisible();
    for (const [name, path] of LINKS) await expect.element(link(name)).toHaveAttribute('href', path);
  });

  test('[MEM-1.1] shows a dash if the balance cannot be loaded, and the balance after a refresh', async () => {
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const { screen, balance, link } = await openAccount();
    const refresh = screen.getByRole('button', { name: 'Refresh', exact: true });
    await expect.element(refresh).toBeVisible();
    await expect.element(screen.getByText('—')).toBeVisible();
    await expect.element(link('History')).toBeVisible();
    await commands.clearFaults();
    await refresh.click();
    await expect.element(balance).toBeVisible();
  });

  test('[I18N-1] a press anywhere on the row of the language opens its list, and covers no other row', async () => {
    const { screen, link } = await openAccount();
    const select = screen.getByRole('combobox', { name: 'Language' });
    await expect.element(select).toBeInTheDocument();
    const at = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + height / 2);
    };
    expect(at(screen.getByText('Language', { exact: true }).element())).toBe(select.element());
    for (const name of ['Feedback', 'History']) {
      const row = link(name).element();
      expect(row.contains(at(row))).toBe(true);
    }
  });

  test('[SAFE-5.12] has no row for documents if none are asked for, and one if the state cannot be loaded', async () => {
    await commands.holdRequests('withdrawalInfo');
    const { screen, balance, link } = await openAccount();
    await expect.element(link('History')).toBeVisible();
    expect(link('Identity verification').query()).toBeNull();
    await commands.releaseRequests();
    await expect.element(balance).toBeVisible();
    expect(link('Identity verification').query()).toBeNull();
    await screen.unmount();
    sessionStorage.clear();
    await signInMember();
    await commands.clearFaults();
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const again = await openAccount();
    await expect.element(again.link('Identity verification')).toBeVisible();
  });

  test('an error is shown if the progress to the next rank cannot be loaded, and the progress after a retry', async () => {
    await refreshMember();
    await commands.addFault({ endpoint: 'rankProgress', status: 500 });
    const { screen } = await openAccount();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'unknown error' })).toBeVisible();
    await commands.clearFaults();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('Conditions for the next level: 4 of 10')).toBeVisible();
  });

  test('[MEM-1.1] shows a dash instead of the balance while offline, and the balance once the network is back', async () => {
    await goOffline();
    const { screen, balance } = await openAccount();
    await expect.element(screen.getByText('—')).toBeVisible();
    await goOnline();
    await expect.element(balance).toBeVisible();
  });

  test('[MEM-1.18] for an agent without VIP benefits, the account page shows the agent registration link, but no benefits link', async () => {
    await signInMember('arlo', 1);
    const { link } = await openAccount();
    await expect.element(link('Agent registration')).toBeVisible();
    expect(link('VIP benefits').query()).toBeNull();
  });
});

const LINKS = [
  ['History', '/m/member/history'],
  ['My tickets', '/m/member/tickets'],
  ['Add bank card', '/m/securityCenter/addBankCard'],
  ['Play safely', '/m/member/limits'],
  ['Change password', '/m/changePsw'],
  ['Feedback', '/m/feedback'],
] as const;
