import {
  expect,
  PhoneAndSocialSignInPanel,
  signInAtIdentityProvider,
  test,
  waitForPopupWindow,
} from '../../../support/identity/identity';
import { findDemoMember } from '../../../support/members/demo-member';
import { signInByForm } from '../../../support/members/signed-in';

test.describe('referral code in the registration form', () => {
  test('[ROUTE-5.1][REG-2.2][REG-3] a referral code typed into the registration form is kept until a newer referral link is opened', async ({
    page,
    platform,
    registerPage,
  }) => {
    platform.setScenario('FAIR', { lastTouch: true });
    await registerPage.open('?referralCode=FRIEND7');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.referral.fill('MINE8');
    await registerPage.username.fill('newcomer');
    await page.reload();
    await expect(registerPage.referral).toHaveValue('MINE8');
    await registerPage.open('?r=NEWER9');
    await expect(registerPage.username).toHaveValue('newcomer');
    await expect(registerPage.referral).toHaveValue('NEWER9');
  });

  test('[REG-2.2][SOCIAL-2] a referral code typed into the form is also sent if the visitor registers through an identity provider', async ({
    page,
    context,
    browser,
    platform,
    registerPage,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    const inviter = await browser.newPage({ baseURL: platform.originOf('FAIR') });
    await signInByForm(inviter, findDemoMember('alice').username);
    await inviter.goto('/m/inviteFriends');
    const friends = inviter.getByRole('listitem').filter({ hasText: 'Friends registered' });
    await expect(friends).toContainText('0');
    const field = inviter.getByRole('textbox', { name: 'Your invitation link' });
    await expect(field).toHaveValue(/^http/);
    const link = await field.inputValue();

    await registerPage.open('?r=SOMEBODY');
    await registerPage.referral.fill(new URL(link).searchParams.get('r') ?? '');
    const opened = await waitForPopupWindow(context, () => new PhoneAndSocialSignInPanel(page).google.click());
    await signInAtIdentityProvider(opened, `friend-${process.pid}@example.test`);
    await expect(page).toHaveURL(/\/m\/home/);
    await inviter.reload();
    await expect(friends).toContainText('1');
    await inviter.close();
  });
});
