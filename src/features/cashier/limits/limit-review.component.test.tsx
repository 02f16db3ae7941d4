import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import MemberHomePage from '../../../pages/member-home';
import MemberLimitsPage from '../../../pages/member-limits';
import VoucherCenterPage from '../../../pages/voucher-center';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

const answer = (endpoint: string, value: object, times?: number) =>
  commands.addFault({
    endpoint,
    body: JSON.stringify({ success: true, value }),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });
const answerWallet = (limitReviewDue: boolean) =>
  answer('withdrawalInfo', { balance: '2480.50', currency: 'PHP', limitReviewDue });

async function openLimits() {
  await answer('playLimits', { list: [], reviewDue: true }, 1);
  const screen = await render(
    <TestProviders>
      <MemberLimitsPage />
    </TestProviders>,
  );
  const question = screen.getByText('It is time to check whether your limits still suit you, or to set some.');
  const keep = screen.getByRole('button', { name: 'Leave everything as it is' });
  await expect.element(question).toBeVisible();
  return { screen, question, keep };
}

test('[SAFE-2.16] “Play safely” asks for the review, which one press ends without a change', async () => {
  const { screen, question, keep } = await openLimits();
  await expectAccessibleInBothTextDirections('main');
  await keep.click();
  const done = screen.getByText('Everything stays as it is. We will ask again later.');
  await expect.element(done).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
  expect([await commands.countRequests('confirmPlayLimits'), await commands.countRequests('savePlayLimit')]).toEqual([
    1, 0,
  ]);
});

test('[SAFE-2.16] a review whose answer is lost is asked for again, with the reason', async () => {
  const { screen, question, keep } = await openLimits();
  await commands.addFault({ endpoint: 'confirmPlayLimits', status: 502, times: 1 });
  await answer('playLimits', { list: [], reviewDue: true }, 1);
  await keep.click();
  await expect.element(screen.getByRole('alert').getByText(/^The server is not responding right now/)).toBeVisible();
  await expect.element(question).toBeVisible();
  await keep.click();
  await expect.element(question).not.toBeInTheDocument();
});

test('[SAFE-2.16] a review that is recorded although its answer is lost is confirmed', async () => {
  const { screen, question, keep } = await openLimits();
  await commands.addFault({ endpoint: 'confirmPlayLimits', status: 502, times: 1 });
  await answer('playLimits', { list: [], reviewDue: false }, 1);
  await keep.click();
  await expect.element(screen.getByText('Everything stays as it is. We will ask again later.')).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
});

test.each([true, false])(
  '[SAFE-2.16] the account page names the review at “Play safely” if it is due: %s',
  async (isDue) => {
    await answerWallet(isDue);
    const screen = await render(
      <TestProviders>
        <MemberHomePage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('₱2,480.50')).toBeVisible();
    const row = screen.getByRole('navigation').getByRole('link', { name: /^Play safely/ });
    await expect.element(row).toHaveAccessibleName(isDue ? 'Play safely Review your limits' : 'Play safely');
  },
);

test.each([true, false])('[SAFE-2.16] the deposit page leads to the review if it is due: %s', async (isDue) => {
  await answerWallet(isDue);
  const screen = await render(
    <TestProviders>
      <VoucherCenterPage />
    </TestProviders>,
  );
  await expect.element(screen.getByText('₱2,480.50').first()).toBeVisible();
  const link = screen.getByRole('link', { name: 'Review your limits' });
  if (isDue) await expect.element(link).toHaveAttribute('href', '/m/member/limits');
  else expect(link.query()).toBeNull();
});
