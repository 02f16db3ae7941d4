import type { Page } from '@playwright/test';
import { verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import { expect, PhoneAndSocialSignInPanel, requestAndEnterSmsCode, test } from '../../../support/identity/identity';
import { findDemoMember } from '../../../support/members/demo-member';
import { locateMemberName } from '../../../support/members/shown-member';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

const tina = findDemoMember('tina');

/** Opens the sign-in page by in-app navigation, which keeps the JavaScript state of the document. */
async function openLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'SMS' })).toBeVisible(); // the registration form has a username field as well
}

test('[SOCIAL-1] [LOGIN-5] after Back has closed the second factor dialog, a sign-in with another phone number succeeds', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await page.goto('/m/register');
  const form = new PhoneAndSocialSignInPanel(page);
  const signIn = async (number: string) => {
    await openLogin(page);
    await form.tab.click();
    await requestAndEnterSmsCode(form, number, (sent) => platform.identityCode(sent));
    await form.submit.click();
  };
  await signIn(tina.mobile ?? '');
  const step = new SecondFactorDialog(page);
  await expect(step.root).toBeVisible();
  await page.goBack();
  await expect(step.root).toHaveCount(0);
  await page.clock.fastForward(61_000); // another code can be requested
  await signIn(findDemoMember('alice').mobile ?? '');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, 'alice')).toBeVisible();
});

test('[TFA-4.2][LOGIN-5] Back cancels a pending second factor verification, and the second factor dialog can be opened again', async ({
  page,
  platform,
  loginPage,
}) => {
  await page.goto('/m/register');
  await openLogin(page);
  await loginPage.signIn(tina.username, tina.password);
  const step = new SecondFactorDialog(page);
  await step.field('Full name').fill(tina.payeeName ?? '');
  const release = platform.holdRequests({ endpoint: 'verifyLoginSecondFactor' });
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(verifyLoginSecondFactor.path),
  );
  await step.submit.click();
  await expect(step.submit).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => platform.wireEntries('verifyLoginSecondFactor').length).toBe(1);
  await page.goBack();
  await cancelled;
  release();
  await openLogin(page);
  await loginPage.signIn(tina.username, tina.password);
  await expect(step.field('Full name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});
