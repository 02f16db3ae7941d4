import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browserPage, commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { refreshMember } from '../services/session-lifecycle/refresh-member';
import MemberBenefitsPage from './member-benefits';
import MemberHomePage from './member-home';
import '../ui/styles/tokens.css';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(() => commands.clearFaults());

const NO_LABEL = 'You have no VIP level yet.';
const CLOSED = 'not part of your account yet';

const openBenefits = () =>
  render(
    <TestProviders>
      <MemberBenefitsPage />
    </TestProviders>,
  );

describe('[VIP-1] benefits page', () => {
  test('[VIP-1.2][VIP-1.4][VIP-1.5] the page of a member with a VIP label shows the progress to the next label and the benefits of each level', async () => {
    await signInMember();
    const screen = await openBenefits();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
    const bar = screen.getByLabelText('Conditions for the next level: 4 of 10');
    await expect.element(bar).toHaveAttribute('value', '0.4');
    const levels = screen.getByRole('group', { name: 'All levels' }).getByRole('listitem');
    await expect.poll(() => levels.elements().length).toBe(5);
    await expect.element(levels.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect.element(levels.nth(2)).toHaveTextContent('Your level');
    await expect.element(levels.nth(0)).toHaveTextContent('Reached');
    await expect.element(levels.nth(4)).toHaveTextContent('Manager of your own');
    await expect.element(screen.getByText('6 more conditions until Platinum')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'With Platinum you get' })).toBeVisible();
    const terms = screen.getByRole('term').filter({ hasText: 'Now' }).elements();
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Daily rebateNow 0.6 %',
      'Withdrawals a dayNow 5',
      'Birthday giftNow ₱88',
    ]);
    const beads = [...(screen.container.querySelector('[data-state]')?.parentElement?.children ?? [])];
    const widths = beads.map((bead) => getComputedStyle(bead, '::after').width);
    expect(widths).toEqual(['16px', '16px', '24px', '16px', '16px']);
    expect(await commands.countRequests('rankLevels')).toBe(1);
  });

  test('[VIP-1.6] each condition that is left leads to its page, and those that are met are folded', async () => {
    await signInMember();
    const screen = await openBenefits();
    const ways = screen.getByRole('listitem').getByRole('link', { name: 'Go' });
    await expect.poll(() => ways.elements().length).toBe(6);
    await expect.element(ways.filter({ hasText: 'Invite a friend' })).toHaveAttribute('href', '/m/inviteFriends');
    await expect.element(screen.getByText('Link a bank card')).not.toBeVisible();
    await screen.getByText('Done').click();
    await expect.element(screen.getByText('Link a bank card')).toBeVisible();
    expect(screen.getByText('Customer service can tell you').query()).toBeNull();
  });

  test('[VIP-1.6] without the conditions themselves the page says that customer service can tell them', async () => {
    await signInMember();
    await commands.addFault({
      endpoint: 'rankProgress',
      body: JSON.stringify({
        success: true,
        value: {
          currentProgress: { completedConditions: 1, totalExpectedConditions: 3 },
          playerRankProgress: { labelId: '4' },
        },
      }),
    });
    const screen = await openBenefits();
    await expect.element(screen.getByText('Customer service can tell you which are left')).toBeVisible();
    expect(screen.getByText('Done').query()).toBeNull();
  });

  test.each([
    ['alice', 'Customer service can tell you'],
    ['bob', CLOSED],
  ])('[VIP-1.6] until the conditions of %s are known, nothing is said in their place', async (name, text) => {
    await signInMember(name);
    await commands.holdRequests('rankProgress');
    const screen = await openBenefits();
    await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expect.poll(() => commands.countRequests('rankProgress')).toBe(1);
    expect(screen.getByText(text).query()).toBeNull();
    await commands.releaseRequests();
  });

  test('[VIP-1.6] two conditions with one title are two', async () => {
    await signInMember();
    const error = vi.spyOn(console, 'error');
    const conditions = [false, false, true, true].map((done) => ({ title: 'Invite a friend', done }));
    await commands.addFault({
      endpoint: 'rankProgress',
      body: JSON.stringify({
        success: true,
        value: { currentProgress: { completedConditions: 2, totalExpectedConditions: 4, conditions } },
      }),
    });
    const screen = await openBenefits();
    await expect.poll(() => screen.getByText('Invite a friend').elements()).toHaveLength(4);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test('[VIP-1.4] the level of the member is in the middle of the row, and again after the screen has been turned', async () => {
    await signInMember();
    const screen = await openBenefits();
    const own = screen.getByRole('group', { name: 'All levels' }).getByRole('listitem').nth(2);
    const offset = () => {
      const box = own.element().getBoundingClientRect();
      return Math.abs((box.left + box.right) / 2 - innerWidth / 2);
    };
    await expect.poll(offset).toBeLessThan(2);
    await browserPage.viewport(1600, 600);
    await browserPage.viewport(390, 844);
    await expect.poll(offset).toBeLessThan(2);
  });

  test('shows the heading “All levels” while the levels load', async () => {
    await signInMember();
    await commands.addFault({ endpoint: 'rankLevels', hang: true });
    const screen = await openBenefits();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'All levels' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'All levels' }).query()).toBeNull();
  });

  test('[VIP-1.5] the benefits page of a member at the highest level shows no next level', async () => {
    await signInMember();
    await commands.addFault({
      endpoint: 'rankProgress',
      body: JSON.stringify({ success: true, value: { currentProgress: {}, playerRankProgress: {} } }),
    });
    const screen = await openBenefits();
    await expect.element(screen.getByText('You have reached the highest level.')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'All levels' })).toBeVisible();
    expect(screen.getByText(/more conditions? until|you get/).query()).toBeNull();
  });

  test('fits a row of forty levels into the card', async () => {
    await browserPage.viewport(320, 640);
    await signInMember();
    const levels = Array.from({ length: 40 }, (_, index) => ({
      labelId: `l${index}`,
      labelName: `Level ${index}`,
      rankLevel: index + 1,
      benefits: [],
    }));
    await commands.addFault({ endpoint: 'rankLevels', body: JSON.stringify({ success: true, value: { levels } }) });
    const screen = await openBenefits();
    const levelRow = screen.getByRole('group', { name: 'All levels' });
    await expect.poll(() => levelRow.getByRole('listitem').elements().length).toBe(40);
    const card = screen.getByRole('heading', { name: 'Gold' }).element().closest('section');
    expect(card?.scrollWidth).toBe(card?.clientWidth);
    await browserPage.viewport(390, 844);
  });

  test('[VIP-1.2][VIP-1.4] the benefits page of a member without a VIP label shows the progress, but requests no levels', async () => {
    await signInMember('bob');
    const screen = await openBenefits();
    await expect.element(screen.getByText(NO_LABEL)).toBeVisible();
    await expect.element(screen.getByText(CLOSED)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Make your first deposit' })).toBeVisible();
    const bar = screen.getByLabelText('Conditions for the next level: 0 of 4');
    await expect.element(bar).toHaveAttribute('value', '0');
    await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
    expect(await commands.countRequests('rankLevels')).toBe(0);
  });

  test('[VIP-1.2][VIP-1.3] shows a loading state until the member record is loaded', async () => {
    await signInMember();
    await commands.addFault({ endpoint: 'memberInfo', hang: true });
    const screen = await openBenefits();
    await expect.element(screen.getByText('Loading')).toBeInTheDocument();
    await expect.poll(() => commands.countRequests('memberInfo')).toBe(1);
    for (const text of [NO_LABEL, CLOSED]) expect(screen.getByText(text).query()).toBeNull();
  });

  test('[VIP-1.2][VIP-1.3] shows an error instead of the “no label” message if the member record cannot be loaded', async () => {
    await signInMember();
    await commands.addFault({ endpoint: 'memberInfo', status: 500 });
    const screen = await openBenefits();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'unknown error' })).toBeVisible();
    expect(screen.getByText(NO_LABEL).query()).toBeNull();
    await commands.clearFaults();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  });
});

describe('[VIP-1.2] account page', () => {
  test('[MEM-1.18] the account page shows the VIP label, the progress, the number of unread messages and the link to the benefits', async () => {
    await signInMember();
    await refreshMember();
    const screen = await render(
      <TestProviders>
        <MemberHomePage />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Gold');
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    const memberArea = screen.getByRole('navigation', { name: 'Member area' });
    await expect.element(memberArea.getByRole('button', { name: 'Chat 2 unread' })).toBeVisible();
    await expect
      .element(memberArea.getByRole('link', { name: 'VIP benefits' }))
      .toHaveAttribute('href', '/m/member/benefits');
  });

  test('[VIP-1.4] the account page of a member without a VIP label shows the name and the progress, but no link to the benefits', async () => {
    await signInMember('bob');
    await refreshMember();
    const screen = await render(
      <TestProviders>
        <MemberHomePage />
      </TestProviders>,
    );
    await expect.element(screen.getByLabelText('Conditions for the next level: 0 of 4')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).element().textContent).toBe('bob');
    expect(screen.getByRole('link', { name: 'VIP benefits' }).query()).toBeNull();
  });
});
