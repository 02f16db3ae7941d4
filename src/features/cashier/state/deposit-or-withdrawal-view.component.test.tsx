import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import WithdrawPage from '../../../pages/withdraw';
import '../../../ui/styles/base.css';
import '../../../ui/styles/tokens.css';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const AT = Date.UTC(2026, 0, 31, 12);

describe('[MEM-1] state of a deposit or withdrawal', () => {
  test.each([
    ['withdraw', 'PENDING', 'We are checking your withdrawal'],
    ['withdraw', 'REJECTED', 'Your withdrawal was not accepted'],
    ['withdraw', 'APPROVED', 'Your withdrawal is on its way'],
    ['deposit', 'PENDING', 'We are checking your deposit'],
    ['deposit', 'REJECTED', 'Your deposit was not accepted'],
    ['deposit', 'APPROVED', 'Your deposit has arrived'],
  ])('[MEM-1.5] the page of a %s with the state %s shows its amount in large type', async (kind, status, title) => {
    const order = { id: '7', kind, title: 'Harbour Bank', amount: '1250.50', status, createdAt: AT, decidedAt: AT };
    await commands.addFault({
      endpoint: 'depositOrWithdrawal',
      body: JSON.stringify({ success: true, value: { order } }),
      contentType: 'application/json',
    });
    const screen = await render(
      <TestProviders address="/m/withdraw?order=7">
        <WithdrawPage />
      </TestProviders>,
    );
    const heading = screen.getByRole('heading', { name: title });
    await expect.element(heading).toBeVisible();
    // Its symbol is known when the balance has been fetched.
    const amount = screen.getByText('₱1,250.50');
    await expect.element(amount).toBeInTheDocument();
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect.poll(() => sizeOf(amount.element())).toBeGreaterThanOrEqual(sizeOf(heading.element()));
  });
});
