import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { useOverlays } from '../services/overlays/overlays';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberLimitsPage from './member-limits';
import RewardCenterPage from './reward-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const responseWith = (value: object) => ({
  body: JSON.stringify({ success: true, value }),
  contentType: 'application/json',
});
const respondWith = (endpoint: string, value: object) => commands.addFault({ endpoint, ...responseWith(value) });

const MUG = { id: 'mug', title: 'Fair mug', price: 5, stock: 9 };
const VOUCHER = {
  id: 'v1',
  title: 'Welcome voucher',
  amount: '20.00',
  state: 'CLAIMABLE',
  expiresAt: 4_000_000_000_000,
};
const LIMIT = { kind: 'DEPOSIT', period: 'DAY', limit: '500.00', used: '0.00' };
const MISSION = { id: 'bets', title: 'Place ten bets', goal: 10, done: 10, reward: '5.00', claimed: false };

/** Clicks a button as a key press does, even if the button does not accept pointer input. */
function press(button: Element) {
  if (button instanceof HTMLElement) button.click();
}

async function openButton(page: ReactElement, name: string) {
  const screen = await render(<TestProviders>{page}</TestProviders>);
  const button = screen.getByRole('button', { name, exact: true }).first();
  await expect.element(button).toBeVisible();
  return button;
}

test.each([
  ['a voucher', 'claimOrUseVoucher', <RewardCenterPage key="v" />, 'Claim', 'vouchers', { list: [VOUCHER] }],
  [
    'the reward of a mission',
    'claimMissionReward',
    <LeaderBoardPage key="l" />,
    'Claim',
    'missions',
    { list: [MISSION] },
  ],
  [
    'the removal of a limit',
    'savePlayLimit',
    <MemberLimitsPage key="r" />,
    'Remove this limit',
    'playLimits',
    { list: [LIMIT] },
  ],
] as const)(
  '[MEM-1.7][API-8] pressing the button for %s three times sends only one request',
  async (_, endpoint, screen, name, list, value) => {
    await respondWith(list, value);
    await commands.holdRequests(endpoint);
    const button = await openButton(screen, name);
    press(button.element());
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    press(button.element());
    press(button.element());
    await commands.releaseRequests();
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    expect(await commands.countRequests(endpoint)).toBe(1);
  },
);

test('[MEM-1.7][API-8] closing the question while a redemption is in flight, and redeeming again, sends no second request', async () => {
  await respondWith('products', { points: 50, list: [MUG] });
  const product = await openButton(<MallPage />, 'Redeem');
  await product.click();
  const question = page.getByRole('dialog');
  const button = question.getByRole('button', { name: 'Redeem' });
  await commands.holdRequests('redeemPointsForProduct', responseWith({ points: 45 }));
  press(button.element());
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  press(question.getByRole('button', { name: 'Close' }).element());
  await userEvent.keyboard('{Escape}');
  press(product.element());
  await expect.element(button).toBeVisible();
  press(button.element());
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => commands.countRequests('redeemPointsForProduct')).toBe(1);
  await commands.releaseRequests();
  await expect.element(button).not.toBeInTheDocument();
  expect(await commands.countRequests('redeemPointsForProduct')).toBe(1);
});

test('[MEM-1.7][MEM-1.14] pressing “Redeem” again sends nothing, and the redemption is shown before the points have loaded', async () => {
  await respondWith('products', { points: 50, list: [MUG] });
  const product = await openButton(<MallPage />, 'Redeem');
  await product.click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Redeem' });
  await commands.clearFaults();
  const redemption = { ...MUG, id: 'r1', code: 'R1', points: 5, isVoucher: false, state: 'PENDING', createdAt: 1 };
  await respondWith('redeemPointsForProduct', { points: 45, redemption });
  await commands.addFault({ endpoint: 'products', hang: true });
  press(button.element());
  press(button.element());
  await expect.element(page.getByRole('dialog', { name: 'Redeemed' })).toHaveTextContent(/Fair mug.*Code R1/);
  await expect.poll(() => commands.countRequests('products')).toBe(2);
  expect(await commands.countRequests('redeemPointsForProduct')).toBe(1);
});

test('[MEM-1.14] a redemption that the platform accepts without describing it is confirmed', async () => {
  await respondWith('products', { points: 50, list: [MUG] });
  const product = await openButton(<MallPage />, 'Redeem');
  await product.click();
  await respondWith('redeemPointsForProduct', { points: 45 });
  const question = page.getByRole('dialog');
  press(question.getByRole('button', { name: 'Redeem' }).element());
  await expect.element(question).not.toBeInTheDocument();
  expect(useOverlays.getState().toasts).toMatchObject([{ message: { key: 'market.done' } }]);
});
