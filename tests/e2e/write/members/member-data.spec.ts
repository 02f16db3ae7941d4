import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession, signInByForm, waitForMemberId } from '../../../support/members/signed-in';
import { dumpStorage } from '../../../support/page/storage-dump';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

/** What is typed into the forms, and what else would show who the member is. */
const DRAFT = '777.77';
const UNCONFIRMED = '888.88';
const FEEDBACK = 'Marked feedback';
const ACCOUNT = '87654321098';
const HOLDER = 'Marked Holder';
const LIMIT = '666.66';
const PASSWORD = 'Marked-pass-word-5';
const MARKS = [DRAFT, UNCONFIRMED, FEEDBACK, ACCOUNT, HOLDER, LIMIT, PASSWORD, 'FAIR|alice'];

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** Returns which of the marks a tab, or the origin, stores. */
async function storedMarks(page: Page): Promise<readonly string[]> {
  const dump = await dumpStorage(page);
  return MARKS.filter((mark) => dump.includes(mark));
}

/** Types into every form of a member and submits none, except a deposit whose response is lost. */
async function typeIntoEveryForm(page: Page, platform: TestPlatform): Promise<void> {
  await page.goto('/m/voucherCenter');
  await waitForMemberId(page);
  platform.addFault({ endpoint: 'submitDeposit', status: 504, times: 1 });
  await amount(page).fill(UNCONFIRMED);
  await page.getByRole('button', { name: /^Deposit / }).click();
  await expect(page.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
  await page.goto('/m/withdraw');
  await amount(page).fill(DRAFT);
  await page.goto('/m/feedback');
  await page.getByRole('textbox').first().fill(FEEDBACK);
  await page.goto('/m/securityCenter/addBankCard');
  await page.getByRole('textbox', { name: 'Account holder' }).fill(HOLDER);
  await page.getByRole('textbox', { name: 'Account or card number' }).fill(ACCOUNT);
  await page.goto('/m/member/limits');
  await page.getByRole('textbox', { name: 'Maximum total deposits' }).fill(LIMIT);
  await page.goto('/m/changePsw');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
}

test.use({ allowedPageErrors: /status of 504/ });

test('[SESS-4.4][MEM-1] after a sign-out in one tab, no storage of any tab contains what the member has typed', async ({
  page,
  platform,
}) => {
  test.slow();
  await signInByForm(page, 'alice', { remember: true });
  await typeIntoEveryForm(page, platform);
  await expect.poll(() => storedMarks(page)).toEqual([DRAFT, UNCONFIRMED, FEEDBACK]);
  // A page that is left stores at the latest then; neither account, limit nor password may follow.
  await page.goto('/m/member/home');
  await waitForNetworkIdle(page);
  expect(await storedMarks(page)).toEqual([DRAFT, UNCONFIRMED, FEEDBACK]);
  const other = await page.context().newPage();
  await prepareMemberSession(other);
  await other.goto('/m/withdraw');
  await waitForMemberId(other);
  await amount(other).fill(DRAFT);
  await expect.poll(() => storedMarks(other)).toContain(DRAFT);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  for (const tab of [page, other]) await expect.poll(() => storedMarks(tab)).toEqual([]);
});

test('[SESS-4.4][SESS-3][MEM-1] after a session has expired, the same member finds the input; another member leaves none of it in any storage', async ({
  page,
  platform,
  loginPage,
}) => {
  test.slow();
  await prepareMemberSession(page);
  await typeIntoEveryForm(page, platform);
  const expire = async () => {
    // A request of the page before could be the one that is told of the end; the next page would then sign in again.
    await waitForNetworkIdle(page);
    const body = JSON.stringify({ success: false, errorCode: 'CUSTOMER_NOT_LOGIN', message: 'Please log in' });
    platform.addFault({ endpoint: 'withdrawalInfo', status: 200, body, times: 1 });
    await page.goto('/m/withdraw');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  };
  await expire();
  await expect.poll(() => storedMarks(page)).toEqual([DRAFT, UNCONFIRMED, FEEDBACK]);
  await waitForNetworkIdle(page);
  expect(await storedMarks(page)).toEqual([DRAFT, UNCONFIRMED, FEEDBACK]);
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(amount(page)).toHaveValue(DRAFT);
  await page.goto('/m/feedback');
  await expect(page.getByRole('textbox').first()).toHaveValue(FEEDBACK);
  await page.goto('/m/voucherCenter');
  await expect(page.getByText('₱888.88').first()).toBeVisible();

  await expire();
  await loginPage.signIn('bob', findDemoMember('bob').password);
  await expect(page).toHaveURL(/\/m\/withdraw/);
  await waitForMemberId(page);
  await expect.poll(() => storedMarks(page)).toEqual([]);
});
