import type { Locator, Page } from '@playwright/test';
import { expect, SocialForm, test } from '../../../support/identity/identity';
import { demoMemberOf } from '../../../support/members/demo-member';
import { signIn, signInByForm } from '../../../support/members/signed-in';
import { PasswordPage } from '../../../support/page-objects/password-page';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';

/** Returns name, type and autocomplete value of each visible text field, in order. */
const fieldsOf = (scope: Locator): Promise<string[]> =>
  scope.locator('form input').evaluateAll((inputs) =>
    inputs
      .filter((input) => input instanceof HTMLInputElement)
      .filter((input) => !['checkbox', 'radio'].includes(input.type) && !input.closest('[role="tabpanel"][hidden]'))
      .map(({ name, type, autocomplete }) => `${name}: ${type} ${autocomplete}`),
  );

const MOBILE_AND_CODE = ['mobile: tel tel-national', 'code: text one-time-code'];
const CHOSEN_PASSWORD = ['password: password new-password', 'referral: text off'];

test.describe('fields that a password manager may fill in', () => {
  test('[LOGIN-1] are marked in the sign-in forms', async ({ page, loginPage }) => {
    const main = page.getByRole('main');
    await loginPage.open();
    await expect(loginPage.password).toBeVisible();
    expect(await fieldsOf(main)).toEqual(['username: text username', 'password: password current-password']);
    await page.getByRole('tab', { name: 'SMS' }).click();
    expect(await fieldsOf(main)).toEqual(MOBILE_AND_CODE);
    await new SocialForm(page).tab.click();
    await expect(new SocialForm(page).mobile).toBeVisible();
    expect(await fieldsOf(main)).toEqual(MOBILE_AND_CODE);
  });

  test('[REG-1] are marked in the registration forms', async ({ page, platform, registerPage }) => {
    platform.setScenario('FAIR', { imageCaptcha: true });
    const main = page.getByRole('main');
    await registerPage.open();
    await expect(registerPage.captcha).toBeVisible();
    const otherFields = [...CHOSEN_PASSWORD, 'captcha: text off'];
    expect(await fieldsOf(main)).toEqual(['username: text username', ...otherFields]);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    expect(await fieldsOf(main)).toEqual([...MOBILE_AND_CODE, 'account: text username', ...otherFields]);
    await page.getByRole('tab', { name: 'Quick' }).click();
    expect(await fieldsOf(main)).toEqual(['account: text username', ...otherFields]);
  });

  test('[LOGIN-8] are marked in the form that replaces a password', async ({ page }) => {
    await signInByForm(page);
    await page.goto('/m/changePsw');
    await expect(new PasswordPage(page).current).toBeVisible();
    expect(await fieldsOf(page.getByRole('main'))).toEqual([
      'username: text username',
      'oldPassword: password current-password',
      'newPassword: password new-password',
      'repeatedPassword: password new-password',
    ]);
    await expect(page.locator('input[name=username]')).toHaveValue('alice');
  });

  test('[TFA-3] are marked in the second factor dialog', async ({ page, loginPage }) => {
    const tina = demoMemberOf('tina');
    const dialog = new SecondFactorDialog(page);
    await loginPage.open();
    await loginPage.signIn(tina.username, tina.password);
    const fieldsByTab: Record<string, string[]> = {};
    await expect(dialog.tabs).toHaveCount(4);
    for (const tab of await dialog.tabs.all()) {
      await tab.click();
      fieldsByTab[(await tab.textContent()) ?? ''] = await fieldsOf(dialog.root);
    }
    expect(fieldsByTab).toEqual({
      Email: ['email: email email'],
      'Real name': ['payeeName: text name'],
      'Google verification': ['authCode: text one-time-code'],
      SMS: MOBILE_AND_CODE,
    });
  });

  test('[LINK-3] are only a new password in the agent registration form', async ({ page }) => {
    await signInByForm(page, 'arlo');
    await page.goto('/m/agentRegister');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await fieldsOf(page.getByRole('main'))).toEqual(['username: text off', 'password: password new-password']);
  });
});

/** Records the types of the password fields at every later form submit. */
const recordSubmits = (page: Page) =>
  page.evaluate(() => {
    const typesAtSubmit: string[][] = [];
    Object.assign(window, { typesAtSubmit });
    document.addEventListener('submit', ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const fields = [...target.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')];
      typesAtSubmit.push(fields.map(({ type }) => type));
    });
  });
const readTypesAtSubmit = (page: Page) =>
  page.evaluate(() => (window as unknown as { typesAtSubmit: string[][] }).typesAtSubmit);

test('[LOGIN-1] a password that was shown is hidden again when its form is submitted', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.username.fill('alice');
  await loginPage.password.fill('not-the-password');
  const eye = page.getByRole('main').getByRole('button', { name: 'Show password' });
  await eye.click();
  await expect(loginPage.password).toHaveAttribute('type', 'text');
  await recordSubmits(page);
  await loginPage.password.press('Enter');
  await expect(loginPage.alert.filter({ hasText: /\S/ })).toBeVisible();
  expect(await readTypesAtSubmit(page)).toEqual([['password']]);
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await expect(loginPage.password).toHaveValue('not-the-password');
});

test('[LOGIN-1] credentials that a password manager fills in without an event are sent', async ({
  page,
  loginPage,
}) => {
  const { username, password } = demoMemberOf('alice');
  await loginPage.open();
  await loginPage.username.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, username);
  await loginPage.password.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, password);
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
});

interface StoredCredential {
  readonly id: string;
  readonly password: string;
}

test.describe('credentials stored in the browser’s password manager', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const offered: StoredCredential[] = [];
      Object.assign(window, { offered });
      navigator.credentials.store = async (credential) => {
        const { id, password } = credential as unknown as StoredCredential;
        offered.push({ id, password });
      };
    });
  });
  const offered = (page: Page) => page.evaluate(() => (window as unknown as { offered: StoredCredential[] }).offered);

  /** Other password managers read the username from the submitted form, even after it is removed from the page. */
  const rememberForm = (page: Page) =>
    page.evaluate(() => Object.assign(window, { submittedForm: document.querySelector('main form') }));
  const readFormUsername = (page: Page) =>
    page.evaluate(() => {
      const form = (window as unknown as { submittedForm: HTMLFormElement }).submittedForm;
      return form.querySelector<HTMLInputElement>('input[name=account]')?.value;
    });

  test('[REG-1] [REM-1] are the generated username with the password', async ({ page, registerPage }) => {
    await registerPage.open();
    await page.getByRole('tab', { name: 'Quick' }).click();
    await registerPage.password.fill('Brand-new-1');
    await rememberForm(page);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    const [name] = (await registerPage.welcome.textContent())?.match(/fair\d{8}/) ?? [];
    expect(await offered(page)).toEqual([{ id: name, password: 'Brand-new-1' }]);
    expect(await readFormUsername(page)).toBe(name);
  });

  test('[REG-1] [REM-1] are the account of a mobile number with the password', async ({ page, registerPage }) => {
    await registerPage.open();
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await new SmsForm(page).mobile.fill('9987654321');
    await registerPage.password.fill('Brand-new-1');
    await rememberForm(page);
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
    expect(await offered(page)).toEqual([{ id: 'm9987654321', password: 'Brand-new-1' }]);
    expect(await readFormUsername(page)).toBe('m9987654321');
  });

  test('[REG-4] [LOGIN-8] are missing without a password, and have the first password once it is chosen', async ({
    page,
    platform,
    registerPage,
  }) => {
    platform.setScenario('FAIR', { mobilePassword: false });
    await registerPage.open();
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await new SmsForm(page).mobile.fill('9987654321');
    await registerPage.submit.click();
    await registerPage.confirm();
    await expect(page).toHaveURL(/\/m\/changePsw/);
    expect(await offered(page)).toEqual([]);
    await new PasswordPage(page).choose('Chosen-one-5');
    await expect(page).toHaveURL(/\/m\/home/);
    expect(await offered(page)).toEqual([{ id: 'm9987654321', password: 'Chosen-one-5' }]);
  });

  test('[REM-1] have a changed password', async ({ page }) => {
    await signIn(page);
    await page.goto('/m/changePsw');
    const form = new PasswordPage(page);
    await form.current.fill(demoMemberOf('alice').password);
    await form.choose('Changed-one-5');
    await expect.poll(() => offered(page)).toEqual([{ id: 'alice', password: 'Changed-one-5' }]);
  });
});
