import { expectAccessibleBothWays } from '../../support/axe';
import { expect, freshNumber, SocialForm, test, typeIdentityCode } from '../../support/identity';

const ALICE = '9170000001';

test.describe('a phone that no account is tied to', () => {
  test('[SOCIAL-2] [SOCIAL-3] is told so without the bracketed part, and may register', async ({ page, platform }) => {
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    await form.submit.click();
    await expect(form.choice).toContainText('No account is tied to this sign-in yet');
    await expect(form.choice).not.toContainText('(');
    await expectAccessibleBothWays(page);
    const before = platform.memberNames('FAIR').length;
    await form.choice.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText(/fair\d{8}/).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(platform.memberNames('FAIR')).toHaveLength(before + 1);
    await expect
      .poll(() =>
        platform
          .wire('trackEvents')
          .map(({ body }) => body)
          .join(),
      )
      .toMatch(/register\\*".*firebase/);
  });

  test('[SOCIAL-2] logs into an account once, and from then on signs in by itself', async ({
    page,
    platform,
    loginPage,
  }) => {
    const number = freshNumber();
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, number, (sent) => platform.identityCode(sent));
    await form.submit.click();
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('Log in once with your username and password')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await loginPage.remember.uncheck();
    await loginPage.signIn('bob', 'Builder-box-8');
    await expect(page.getByText('bob').first()).toBeVisible();
    // Another tab has no session; the answers this one still waits for would bring its own back.
    const tab = await page.context().newPage();
    await page.close();
    const again = new SocialForm(tab);
    await again.open();
    await typeIdentityCode(again, number, (sent) => platform.identityCode(sent));
    await again.submit.click();
    await expect(tab.getByText('bob').first()).toBeVisible();
  });

  test('[SOCIAL-2] is tied to nobody who signs in after the form was left', async ({ page, platform, loginPage }) => {
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    await form.submit.click();
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('Log in once with your username and password')).toBeVisible();
    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('tab', { name: 'Phone & social' })).toBeVisible();
    await loginPage.signIn('bob', 'Builder-box-8');
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('bob').first()).toBeVisible();
  });

  test('[SOCIAL-2] registers straight away where the merchant says so', async ({ page, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText(/fair\d{8}/).first()).toBeVisible();
    expect(platform.wire('register')).toHaveLength(1);
    expect(platform.wire('register')[0]?.headers).toMatchObject({ moduleid: 'REG3', encryption: '1' });
  });

  test('[SOCIAL-2] may only log in where new ones are not taken; the choice can be left and found again', async ({
    page,
    platform,
  }) => {
    platform.stage('FAIR', { socialRegister: false });
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    await form.submit.click();
    await expect(form.choice.getByRole('button')).toHaveText(['Log in to my account']);
    await page.keyboard.press('Escape');
    await expect(form.choice).toBeHidden();
    await form.submit.click();
    await expect(form.choice).toBeVisible();
    expect(platform.wire('login')).toHaveLength(2);
  });

  test('[SOCIAL-2] another refusal is told, and nothing is held any more', async ({ page, platform }) => {
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, ALICE, (sent) => platform.identityCode(sent));
    platform.fault({ endpoint: 'login', errorCode: 'account.closed', message: 'This account is closed', times: 1 });
    await form.submit.click();
    await expect(page.getByText('This account is closed')).toBeVisible();
    await expect(form.mobile).toHaveValue(ALICE);
  });
});
