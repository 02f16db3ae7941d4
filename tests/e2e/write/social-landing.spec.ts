import { blockWindows, expect, SocialForm, signInAtProvider, test, windowOf } from '../../support/identity';
import { PageClock } from '../../support/page-clock';
import { SecondFactorDialog } from '../../support/pages/second-factor-dialog';

const ALICE = '9170000001';
const ELSEWHERE = encodeURIComponent('/m/member/home?x=1');

let people = 0;
/** Somebody the provider has not seen: it lives as long as the worker. */
const somebody = () => `somebody-landing-${process.pid}-${++people}@example.test`;

test.describe('where phone and social sign-in lead', () => {
  test('[ROUTE-7] [SOCIAL-1] from a dialog over a page to the redirectUrl of its address', async ({
    page,
    platform,
  }) => {
    await page.goto(`/m/activity?redirectUrl=${ELSEWHERE}`);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    await new SocialForm(page).signIn(ALICE, platform);
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(page.getByText('alice').first()).toBeVisible();
  });

  test('[ROUTE-7] [SOCIAL-1] from the registration page too', async ({ page, context, platform }) => {
    platform.turn('FAIR', 'FIREBASECREATEACC3', true);
    await page.goto(`/m/register?redirectUrl=${ELSEWHERE}`);
    const opened = await windowOf(context, () => new SocialForm(page).google.click());
    await signInAtProvider(opened, somebody());
    await expect(page).toHaveURL(/\/m\/member\/home\?x=1/);
    await expect(page.getByText(/fair\d{8}/).first()).toBeVisible();
  });

  for (const [wanted, lands] of [
    ['/m/voucherCenter?from=mail', /\/m\/voucherCenter\?from=mail/],
    [`/m/withdraw?redirectUrl=${ELSEWHERE}`, /\/m\/member\/home\?x=1/],
  ] as const) {
    test(`[ROUTE-2] [ROUTE-7] [SOCIAL-1] ${wanted} was wanted: there it goes on`, async ({ page, platform }) => {
      await page.goto(wanted);
      await expect(page).toHaveURL(/\/m\/login/);
      await page.getByRole('tab', { name: 'Phone & social' }).click();
      await new SocialForm(page).signIn(ALICE, platform);
      await expect(page).toHaveURL(lands);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(lands);
    });

    test(`[SOCIAL-4] [ROUTE-2] ${wanted} is still wanted after a provider’s page`, async ({ page, platform }) => {
      platform.turn('FAIR', 'FIREBASECREATEACC3', true);
      await blockWindows(page);
      await page.goto(wanted);
      await page.getByRole('tab', { name: 'Phone & social' }).click();
      await new SocialForm(page).google.click();
      await signInAtProvider(page, somebody());
      await expect(page).toHaveURL(lands);
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('MC_IDENTITY_RETURN');
    });
  }
});

test('[TFA-4] [LOGIN-5] the second step of a sign-in by phone tells of its success before it is gone', async ({
  page,
  platform,
}) => {
  const form = new SocialForm(page);
  await form.open();
  await form.signIn('9170000003', platform);
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill('Tina Tran');
  await (await PageClock.of(page)).stop(); // it is told for a second and a half
  await step.submit.click();
  await expect(step.root.getByText('Verification passed')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(step.root).toBeHidden();
  await expect(page.getByText('tina').first()).toBeVisible();
});

test('[SOCIAL-2] “log in to my account” leads out of the registration dialog to the sign-in', async ({
  page,
  context,
}) => {
  await page.goto('/m/activity');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  const form = new SocialForm(page);
  const opened = await windowOf(context, () => form.google.click());
  await signInAtProvider(opened, somebody());
  await form.choice.getByRole('button', { name: 'Log in to my account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('your Google sign-in is then tied')).toBeVisible();
});

test('[SESS-1] [SOCIAL-1] a tab that waits on the sign-in page follows a sign-in by phone', async ({
  page,
  context,
  platform,
}) => {
  const waiting = await context.newPage();
  await waiting.goto('/m/withdraw');
  await expect(waiting.getByRole('tab', { name: 'Phone & social' })).toBeVisible(); // it listens once the form is there
  const form = new SocialForm(page);
  await form.open();
  await form.signIn(ALICE, platform);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(waiting).toHaveURL(/\/m\/withdraw$/);
});
