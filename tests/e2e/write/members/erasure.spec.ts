import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession, waitForMemberId } from '../../../support/members/signed-in';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { LoginPage } from '../../../support/page-objects/login-page';

// The requests whose answers are lost on purpose.
test.use({ allowedPageErrors: /status of 502.*requestErasure|CONTENT_LENGTH_MISMATCH.*requestErasure/ });

const asked = (page: Page) => page.getByText(/^You asked us on .* to erase your account\.$/);
const unanswered = (page: Page) => page.getByRole('heading', { name: 'We have no answer yet' });
const main = (page: Page) => page.getByRole('main');

/** Opens the console's page of members, and finds the row of the first request for erasure. */
async function openRequests(operator: Page) {
  await operator.goto('/console/people');
  const section = operator.locator('section', { has: operator.getByRole('heading', { name: 'Requests for erasure' }) });
  return section.locator('tbody tr').first();
}

/** Asks for the erasure once what the browser keeps has been counted, which moves what is below it. */
async function ask(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'What this browser keeps' })).toBeVisible();
  await waitForNetworkIdle(page);
  await page.getByRole('button', { name: 'Ask to erase my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
}

test('[SAFE-6.6][SAFE-6.7][SAFE-6.8] a member with money withdraws it, asks once though the answer is lost, and is erased', async ({
  page,
  context,
  platform,
}) => {
  test.slow();
  await prepareMemberSession(page);
  await page.goto('/m/member/data');
  await waitForMemberId(page);
  await expect(page.getByText(/^Withdraw your balance first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to erase my account' })).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible();
  await page.goto('/m/member/data');
  await expect(page.getByText('Wait until your deposits and withdrawals have been checked.')).toBeVisible();
  platform.decideNewestOrder(true);
  expect(platform.readBalances('FAIR', 'alice')).toMatchObject({ cash: 0, held: 0 });

  await page.reload();
  platform.addFault({ endpoint: 'requestErasure', status: 502, times: 1 });
  await ask(page);
  await expect(unanswered(page)).toBeVisible();
  await page.reload();
  await expect(unanswered(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(asked(page)).toBeVisible();
  const ids = platform.readRequestIds('requestErasure');
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);

  const operator = await context.newPage();
  const request = await openRequests(operator);
  await expect(request).toContainText('alice');
  await request.getByRole('button', { name: 'Refuse' }).click();
  await expect(request).toContainText('REFUSED');
  await page.reload();
  await expect(page.getByText(/An inquiry about this account is open/)).toBeVisible();
  // This time the request arrives, and only its answer is lost: the platform says that it is open.
  platform.addFault({ endpoint: 'requestErasure', cut: true, times: 1 });
  await ask(page);
  await expect(asked(page)).toBeVisible();

  // A page whose poll is refused before it is left tells of the end of the session, and the next one would not.
  await page.goto('about:blank');
  const approved = await openRequests(operator);
  await approved.getByRole('button', { name: 'Erase' }).click();
  await expect(approved).toContainText('ERASED');
  expect(platform.memberNames('FAIR')).not.toContain('alice');
  await page.goto('/m/member/data');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Log in' })).toBeVisible();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('alice', findDemoMember('alice').password);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);
});
