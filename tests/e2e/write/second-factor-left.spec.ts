import type { Page } from '@playwright/test';
import { loginVerification } from '../../../src/contract/endpoints/session';
import { memberOf } from '../../support/demo';
import { expect, SocialForm, test, typeIdentityCode } from '../../support/identity';
import { SecondFactorDialog } from '../../support/pages/second-factor-dialog';

const tina = memberOf('tina');

/** Goes to the sign-in page within the product: what the page holds in memory stays. */
async function openLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'SMS' })).toBeVisible(); // the registration has a field for the username as well
}

test('[SOCIAL-1] [LOGIN-5] after Back has left the second step, a phone signs in again', async ({ page, platform }) => {
  await page.clock.install();
  await page.goto('/m/register');
  const form = new SocialForm(page);
  const signIn = async (number: string) => {
    await openLogin(page);
    await form.tab.click();
    await typeIdentityCode(form, number, (sent) => platform.identityCode(sent));
    await form.submit.click();
  };
  await signIn(tina.mobile ?? '');
  const step = new SecondFactorDialog(page);
  await expect(step.root).toBeVisible();
  await page.goBack();
  await expect(step.root).toHaveCount(0);
  await page.clock.fastForward(61_000); // another code may be asked for
  await signIn(memberOf('alice').mobile ?? '');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByText('alice').first()).toBeVisible();
});

test('[TFA-4] [LOGIN-5] Back takes back a proof that is under way, and the step opens again', async ({
  page,
  platform,
  loginPage,
}) => {
  await page.goto('/m/register');
  await openLogin(page);
  await loginPage.signIn(tina.username, tina.password);
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill(tina.payeeName ?? '');
  const release = platform.hold({ endpoint: 'loginVerification' });
  const takenBack = page.waitForEvent('requestfailed', (request) => request.url().includes(loginVerification.path));
  await step.submit.click();
  await expect(step.submit).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => platform.wire('loginVerification').length).toBe(1);
  await page.goBack();
  await takenBack;
  release();
  await openLogin(page);
  await loginPage.signIn(tina.username, tina.password);
  await expect(step.field('Real name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});
