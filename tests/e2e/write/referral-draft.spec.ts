import { memberOf } from '../../support/demo';
import { expect, SocialForm, signInAtProvider, test, windowOf } from '../../support/identity';
import { signIn } from '../../support/signed-in';

test.describe('the referral code of a registration', () => {
  test('[REG-2] [ROUTE-5] of a link is there, whatever else was typed before and after', async ({
    page,
    registerPage,
  }) => {
    await registerPage.open();
    await registerPage.username.fill('newcomer');
    await registerPage.open('?r=FRIEND7');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
    await registerPage.username.fill('newcomer2');
    await page.reload();
    await expect(registerPage.username).toHaveValue('newcomer2');
    await expect(registerPage.referral).toHaveValue('FRIEND7');
  });

  test('[REG-2] [REG-3] that was typed over a link’s stays, until a newer link comes', async ({
    page,
    registerPage,
  }) => {
    await registerPage.open('?r=FRIEND7');
    await registerPage.referral.fill('MINE8');
    await registerPage.username.fill('newcomer');
    await page.reload();
    await expect(registerPage.referral).toHaveValue('MINE8');
    await registerPage.open('?r=NEWER9');
    await expect(registerPage.username).toHaveValue('newcomer');
    await expect(registerPage.referral).toHaveValue('NEWER9');
  });

  test('[ROUTE-5] is the newer link’s, by whichever name it comes', async ({ registerPage }) => {
    await registerPage.open('?referralCode=OLDER6');
    await expect(registerPage.referral).toHaveValue('OLDER6');
    await registerPage.open('?r=NEWER9');
    await expect(registerPage.referral).toHaveValue('NEWER9');
  });

  test('[SOCIAL-2] [REG-2] that was typed travels with whoever goes on with a provider', async ({
    page,
    context,
    browser,
    platform,
    registerPage,
  }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    const inviter = await browser.newPage({ baseURL: platform.originOf('FAIR') });
    await signIn(inviter, memberOf('alice').username);
    await inviter.goto('/m/inviteFriends');
    const friends = inviter.getByRole('listitem').filter({ hasText: 'Friends registered' });
    await expect(friends).toContainText('0');
    const link = await inviter.getByRole('textbox', { name: 'Your invitation link' }).inputValue();

    await registerPage.open('?r=SOMEBODY');
    await registerPage.referral.fill(new URL(link).searchParams.get('r') ?? '');
    const opened = await windowOf(context, () => new SocialForm(page).google.click());
    await signInAtProvider(opened, `friend-${process.pid}@example.test`);
    await expect(page).toHaveURL(/\/m\/home/);
    await inviter.reload();
    await expect(friends).toContainText('1');
    await inviter.close();
  });
});
