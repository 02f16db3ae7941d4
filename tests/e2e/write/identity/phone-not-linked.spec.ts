import {
  createUnusedPhoneNumber,
  expect,
  PhoneAndSocialSignInPanel,
  requestAndEnterSmsCode,
  test,
} from '../../../support/identity/identity';
import { locateMemberName } from '../../../support/members/shown-member';
import { expectAccessibleInBothTextDirections } from '../../../support/page/axe';

test.describe('sign-in by a phone number that is not linked to an account', () => {
  test('[SOCIAL-2.2][SOCIAL-3.1] the platform’s message is shown without its error code, and registration is offered', async ({
    page,
    platform,
  }) => {
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await requestAndEnterSmsCode(form, createUnusedPhoneNumber(), (sent) => platform.identityCode(sent));
    await form.submit.click();
    await expect(form.choice).toContainText('No account is tied to this sign-in yet');
    await expect(form.choice).not.toContainText('(');
    await expectAccessibleInBothTextDirections(page);
    await page.keyboard.press('Escape');
    await expect(form.choice).toBeHidden();
    await form.submit.click();
    await expect(form.choice).toBeVisible();
    const before = platform.memberNames('FAIR').length;
    await form.choice.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(locateMemberName(page, /fair\d{8}/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(platform.memberNames('FAIR')).toHaveLength(before + 1);
    await expect
      .poll(() =>
        platform
          .wireEntries('trackEvents')
          .map(({ body }) => body)
          .join(),
      )
      .toMatch(/register\\*".*firebase/);
  });

  test('[SOCIAL-2.3] a sign-in with a password links the number to the account, and the next sign-in by this number opens it', async ({
    page,
    platform,
    loginPage,
  }) => {
    const number = createUnusedPhoneNumber();
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await requestAndEnterSmsCode(form, number, (sent) => platform.identityCode(sent));
    await form.submit.click();
    await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
    await expect(page.getByText('Log in once with your username and password')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await loginPage.remember.uncheck();
    await loginPage.signIn('bob', 'Builder-box-8');
    await expect(locateMemberName(page, 'bob')).toBeVisible();
    // A new tab has no session; pending responses in this one would restore its own.
    const tab = await page.context().newPage();
    await page.close();
    const again = new PhoneAndSocialSignInPanel(tab);
    await again.open();
    await requestAndEnterSmsCode(again, number, (sent) => platform.identityCode(sent));
    await again.submit.click();
    await expect(locateMemberName(tab, 'bob')).toBeVisible();
  });

  test.describe('when the response is lost', () => {
    test.use({ allowedPageErrors: /net::ERR_|Failed to load resource/ });

    test('[SOCIAL-2.1][SOCIAL-2.5][REG-3] with automatic registration, an account is created immediately and only once', async ({
      page,
      platform,
    }) => {
      platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
      const before = platform.memberNames('FAIR').length;
      const form = new PhoneAndSocialSignInPanel(page);
      await form.open();
      await requestAndEnterSmsCode(form, createUnusedPhoneNumber(), (sent) => platform.identityCode(sent));
      platform.addFault({ endpoint: 'registerByUsername', cut: true, times: 1 });
      await form.submit.click();
      await expect(page.getByText('you never get two')).toBeVisible();
      await form.submit.click();
      await expect(page).toHaveURL(/\/m\/home/);
      await expect(locateMemberName(page, /fair\d{8}/)).toBeVisible();
      expect(platform.memberNames('FAIR')).toHaveLength(before + 1);
      expect(platform.wireEntries('registerByUsername')).toHaveLength(1);
      expect(platform.wireEntries('registerByUsername')[0]?.headers).toMatchObject({
        moduleid: 'REG3',
        encryption: '1',
      });
    });
  });
});
