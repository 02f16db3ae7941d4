import type { Page } from '@playwright/test';
import { expect, PhoneAndSocialSignInPanel, test } from '../../../support/identity/identity';
import { findDemoMember } from '../../../support/members/demo-member';
import { locateMemberName } from '../../../support/members/shown-member';
import { LoginPage } from '../../../support/page-objects/login-page';
import { PasswordPage } from '../../../support/page-objects/password-page';
import type { RegisterPage } from '../../../support/page-objects/register-page';
import { openSmsLoginForm, SmsForm } from '../../../support/page-objects/sms-form';

// The default password of the merchant, which the status tells everybody.
test.use({ allowedPrivateData: /^localStorage\/MC_STATUS:FAIR: password$/ });

const MOBILE_NUMBER = '9987654321';
const ACCOUNT_NAME = `m${MOBILE_NUMBER}`;
const NEW_PASSWORD = 'Chosen-one-5';
const bob = { username: 'bob', mobile: findDemoMember('bob').mobile ?? '' };

/** Registers with a mobile number only and ends on the password page. */
async function registerByNumber(page: Page, registerPage: RegisterPage): Promise<void> {
  await registerPage.open();
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await new SmsForm(page).mobile.fill(MOBILE_NUMBER);
  await expect(registerPage.password).toBeHidden();
  await registerPage.submit.click();
  await registerPage.confirm();
  await expect(page).toHaveURL(/\/m\/changePsw/);
}

/** Chooses a first password on the password page, which does not ask for a current password, and ends on home. */
async function chooseFirstPassword(page: Page, password = NEW_PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/m\/changePsw/);
  const form = new PasswordPage(page);
  await expect(form.newPassword).toBeVisible();
  await expect(form.current).toHaveCount(0);
  await form.choose(password);
  await expect(page).toHaveURL(/\/m\/home/);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/member/home');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Signs out and in again with the new password. */
async function signInAgain(page: Page, username: string, password = NEW_PASSWORD): Promise<void> {
  await signOut(page);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, username)).toBeVisible();
}

test.describe('new member who registers without a password', () => {
  test.beforeEach(({ platform }) => platform.setScenario('FAIR', { mobilePassword: false }));

  test('[LOGIN-8.3][LOGIN-8.4][REG-4][SESS-1] the member can choose a first password in another tab that was on the sign-in page', async ({
    page,
    context,
    registerPage,
  }) => {
    const other = await context.newPage();
    await other.goto('/m/withdraw');
    await expect(new LoginPage(other).submit).toBeVisible(); // the tab listens for sign-ins once the form is rendered
    await registerByNumber(page, registerPage);
    await expect(other).toHaveURL(/\/m\/changePsw/);
    const form = new PasswordPage(other);
    await expect(form.current).toHaveCount(0);
    await form.choose(NEW_PASSWORD);
    await expect(other).toHaveURL(/\/m\/withdraw$/);
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[LOGIN-8.3][REG-4] the member can log out on the password page, and chooses a first password after the next SMS sign-in', async ({
    page,
    platform,
    registerPage,
  }) => {
    await registerByNumber(page, registerPage);
    await expect(page.getByText(ACCOUNT_NAME)).toBeVisible();
    await page.reload();
    await new PasswordPage(page).logOut.click();
    await expect(page).toHaveURL(/\/m\/home/);
    const form = await openSmsLoginForm(page);
    await form.mobile.fill(MOBILE_NUMBER);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
    await form.code.fill(platform.smsCode(MOBILE_NUMBER) ?? '');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await chooseFirstPassword(page);
    await signInAgain(page, ACCOUNT_NAME);
  });
});

test('[LOGIN-8.3][LOGIN-4] after a first sign-in by an identity provider, the current password is required only if the account has one', async ({
  page,
  platform,
}) => {
  platform.resetPassword('FAIR', bob.username);
  platform.addFault({ endpoint: 'changePassword', errorCode: 'password.old.err', message: 'Not right', times: 1 });
  const social = new PhoneAndSocialSignInPanel(page);
  await social.open();
  await social.signIn(bob.mobile, platform);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  const form = new PasswordPage(page);
  await expect(form.newPassword).toBeVisible();
  await expect(form.current).toHaveCount(0);
  await form.choose(NEW_PASSWORD);
  await expect(form.current).toBeFocused();
  await expect(form.current).toHaveAccessibleDescription(/already has a password/);
  await form.current.fill('fair-start-1');
  await form.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await signInAgain(page, bob.username);
});

test('[LOGIN-4] the password page opens if the sign-in response requires a password change, even if the member record does not', async ({
  page,
  platform,
  loginPage,
}) => {
  platform.setScenario('FAIR', { sendsPasswordState: false });
  const fiona = findDemoMember('fiona');
  await loginPage.open();
  await loginPage.signIn(fiona.username, fiona.password);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  const form = new PasswordPage(page);
  await form.current.fill(fiona.password);
  await form.choose(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/home/);
});
