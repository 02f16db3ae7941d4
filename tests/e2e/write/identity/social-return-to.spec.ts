import { PageClock } from '../../../support/clocks/page-clock';
import {
  blockWindows,
  expect,
  SocialForm,
  signInAtProvider,
  test,
  waitForPopup,
} from '../../../support/identity/identity';
import { shownMember } from '../../../support/members/shown-member';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

const ALICE_NUMBER = '9170000001';
const ENCODED_TARGET = encodeURIComponent('/m/member/home?x=1');

let emailCount = 0;
/** Returns an email address that the identity provider has not seen; it lives as long as the Playwright worker. */
const newEmail = () => `somebody-landing-${process.pid}-${++emailCount}@example.test`;

test.describe('the page after a phone or social sign-in', () => {
  test('[ROUTE-7] [SOCIAL-1] is the redirectUrl of the page under the dialog', async ({ page, platform }) => {
    await page.goto(`/m/activity?redirectUrl=${ENCODED_TARGET}`);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await new SocialForm(page).signIn(ALICE_NUMBER, platform);
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(shownMember(page, 'alice')).toBeVisible();
  });

  test('[ROUTE-7] [SOCIAL-1] is the redirectUrl, also from the registration page', async ({
    page,
    context,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto(`/m/register?redirectUrl=${ENCODED_TARGET}`);
    const opened = await waitForPopup(context, () => new SocialForm(page).google.click());
    await signInAtProvider(opened, newEmail());
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(shownMember(page, /fair\d{8}/)).toBeVisible();
  });

  for (const [requestedPath, landingUrl] of [
    ['/m/voucherCenter?from=mail', /\/m\/voucherCenter\?from=mail/],
    [`/m/withdraw?redirectUrl=${ENCODED_TARGET}`, /\/m\/member\/home\?x=1/],
  ] as const) {
    test(`[ROUTE-2] [ROUTE-7] [SOCIAL-1] is the requested ${requestedPath}`, async ({ page, platform }) => {
      await page.goto(requestedPath);
      await expect(page).toHaveURL(/\/m\/login/);
      await page.getByRole('tab', { name: 'Phone & social' }).click();
      await new SocialForm(page).signIn(ALICE_NUMBER, platform);
      await expect(page).toHaveURL(landingUrl);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(landingUrl);
    });

    test(`[SOCIAL-4] [ROUTE-2] is the requested ${requestedPath} also after the provider’s page`, async ({
      page,
      platform,
    }) => {
      platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
      await blockWindows(page);
      await page.goto(requestedPath);
      await page.getByRole('tab', { name: 'Phone & social' }).click();
      await new SocialForm(page).google.click();
      await signInAtProvider(page, newEmail());
      await expect(page).toHaveURL(landingUrl);
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('MC_IDENTITY_RETURN');
    });
  }
});

test('[TFA-4] [LOGIN-5] the second factor of a phone sign-in shows its success before the dialog closes', async ({
  page,
  platform,
}) => {
  const form = new SocialForm(page);
  await form.open();
  await form.signIn('9170000003', platform);
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill('Tina Tran');
  await (await PageClock.install(page)).stop(); // the message is shown for 1.5 s
  await step.submit.click();
  await expect(step.root.getByText('Verification passed')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(step.root).toBeHidden();
  await expect(shownMember(page, 'tina')).toBeVisible();
});

test('[SOCIAL-2] “Log in to my account” in the registration dialog opens the sign-in page', async ({
  page,
  context,
}) => {
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  const form = new SocialForm(page);
  const opened = await waitForPopup(context, () => form.google.click());
  await signInAtProvider(opened, newEmail());
  await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('your Google sign-in is then tied')).toBeVisible();
});

test('[SESS-1] [SOCIAL-1] a tab that waits on the sign-in page follows a phone sign-in in another tab', async ({
  page,
  context,
  platform,
}) => {
  const waiting = await context.newPage();
  await waiting.goto('/m/withdraw');
  await expect(waiting.getByRole('tab', { name: 'Phone & social' })).toBeVisible(); // the tab listens for sign-ins once the form is rendered
  const form = new SocialForm(page);
  await form.open();
  await form.signIn(ALICE_NUMBER, platform);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(waiting).toHaveURL(/\/m\/withdraw$/);
});
