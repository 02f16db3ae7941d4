import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../tests/components/merchant-theme';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { SHOWN_ITEMS_STEP } from '../ui/list/use-shown-items';
import ActivityPage from './activity';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberHistoryPage from './member-history';
import RewardCenterPage from './reward-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await applyMerchantTheme('FAIR', 'light', 'ltr');
  await signInMember();
});
afterEach(removeMerchantTheme);

const TOTAL = 500;
const listOf = (entry: (index: number) => object) => Array.from({ length: TOTAL }, (_, index) => entry(index));
const respond = (endpoint: string, value: object) =>
  commands.addFault({ endpoint, body: JSON.stringify({ success: true, value }), contentType: 'application/json' });

const AT = Date.UTC(2026, 0, 31, 12);
const CASES: readonly (readonly [endpoint: string, value: object, page: ReactElement])[] = [
  [
    'leaderBoard',
    { list: listOf((index) => ({ place: index + 1, name: `M${index}`, score: 9, prize: '1.00', own: false })) },
    <LeaderBoardPage key="1" />,
  ],
  [
    'missions',
    { list: listOf((index) => ({ id: `${index}`, title: `M${index}`, done: 0, goal: 3, link: '' })) },
    <LeaderBoardPage key="2" />,
  ],
  [
    'transactions',
    {
      list: listOf((index) => ({ id: `${index}`, kind: 'bet', title: `T${index}`, amount: '-1.00', at: AT })),
      next: '',
    },
    <MemberHistoryPage key="3" />,
  ],
  [
    'products',
    { points: 9, list: listOf((index) => ({ id: `${index}`, title: `P${index}`, price: 1, stock: 1 })) },
    <MallPage key="4" />,
  ],
  [
    'redemptions',
    { list: listOf((index) => ({ id: `${index}`, title: `R${index}`, points: 1, createdAt: AT })) },
    <MallPage key="5" />,
  ],
  [
    'vouchers',
    { list: listOf((index) => ({ id: `${index}`, title: `V${index}`, amount: '1.00', state: 'CLAIMABLE' })) },
    <RewardCenterPage key="6" />,
  ],
  [
    'announcements',
    { list: listOf((index) => ({ id: `${index}`, title: `N${index}`, type: 'TEXT', recipient: 'ALL' })) },
    <ActivityPage key="7" />,
  ],
];

describe('[MEM-1] long list of a page', () => {
  test.each(CASES)(
    'with the %s, a screen reader knows the position in the whole list, whose end takes no space',
    async (...[endpoint, value, page]) => {
      await respond(endpoint, value);
      await render(<TestProviders>{page}</TestProviders>);
      const items = () => [...document.querySelectorAll('li[aria-setsize]')];
      await expect.poll(() => items().length).toBeGreaterThanOrEqual(SHOWN_ITEMS_STEP);
      expect(new Set(items().map((item) => item.getAttribute('aria-setsize')))).toEqual(new Set([`${TOTAL}`]));
      expect(items().map((item) => item.getAttribute('aria-posinset'))).toEqual(
        items().map((_, index) => `${index + 1}`),
      );
      const end = items()[0]?.closest('main, body')?.querySelector('[aria-hidden="true"]:is(li, section + div)');
      expect(end).not.toBeNull();
      expect(end?.getBoundingClientRect().height).toBe(0);
    },
  );

  test('has the price of the podium in letters of at least the smallest size, which break in their column', async () => {
    const prize = '9999999999999.99';
    await respond('leaderBoard', { list: [{ place: 1, name: 'M', score: 9, prize, own: false }] });
    const screen = await render(
      <TestProviders>
        <LeaderBoardPage />
      </TestProviders>,
    );
    await expect.element(screen.getByText(/^Prize: /)).toBeInTheDocument();
    const amount = screen.getByText(/^₱9/);
    await expect.element(amount).toBeVisible();
    const { fontSize } = getComputedStyle(amount.element());
    expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(12);
    const column = screen.getByRole('listitem').first().element();
    const { right } = amount.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(column.getBoundingClientRect().right);
  });
});
