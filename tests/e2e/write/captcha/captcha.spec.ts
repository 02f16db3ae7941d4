import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { expectAccessibleInBothTextDirections } from '../../../support/page/axe';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';
import type { RegisterPage } from '../../../support/page-objects/register-page';

const verify = (page: Page) => page.getByRole('button', { name: 'Tap to verify that you are human' });
const task = (page: Page) => new CaptchaDialog(page);

/** How long a form ignores further submits after a submit (ms). */
const SUBMIT_GUARD_MS = 500;

/**
 * Stops the page's clock, so that loading the captcha provider's script never times out. Resolves with the clock and
 * with `passGuard`, which advances the clock until a form can be submitted again.
 */
async function stoppedClock(
  page: Page,
): Promise<{ readonly clock: PageClock; readonly passGuard: () => Promise<void> }> {
  const clock = await PageClock.install(page);
  await clock.stop();
  const passGuard = async () => {
    await clock.waitForTimer(SUBMIT_GUARD_MS);
    await clock.advance(SUBMIT_GUARD_MS);
  };
  return { clock, passGuard };
}

test('[CAPT-1] a correct answer to the image captcha completes the registration', async ({
  page,
  registerPage,
  platform,
}) => {
  platform.setScenario('FAIR', { imageCaptcha: true });
  await registerPage.open();
  await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  await registerPage.fill('newcomer');
  await registerPage.submit.click();
  await expect(registerPage.captcha).toBeFocused();
  expect(platform.wireEntries('registerByUsername')).toHaveLength(0);
  await registerPage.captcha.fill((platform.captchaText() ?? '').toLowerCase());
  await registerPage.submit.click();
  await expect(registerPage.welcome).toBeVisible();
});

test.describe('Geetest', () => {
  let clock: PageClock;
  let passGuard: () => Promise<void>;
  const open = async (form: RegisterPage) => {
    await form.open();
    await clock.advanceUntilVisible(form.username); // its chunk loads late and is rendered by a timer
  };
  test.beforeEach(async ({ page, platform }) => {
    platform.setSwitch('FAIR', 'GEETEST3', true);
    platform.setScenario('FAIR', { geetest: 'v4' });
    ({ clock, passGuard } = await stoppedClock(page));
  });

  for (const version of ['v4', 'v3'] as const) {
    test(`[CAPT-1] [CAPT-2] [CAPT-3] the captcha of Geetest ${version} opens on submit and stays required until it is solved`, async ({
      page,
      registerPage,
      platform,
    }) => {
      platform.setScenario('FAIR', { geetest: version });
      await open(registerPage);
      await expect(verify(page)).toBeEnabled();
      await registerPage.fill('newcomer');
      await registerPage.submit.click();
      await task(page).leave();
      await expect(task(page).root).toBeHidden();
      await expect(registerPage.alert).toContainText('Please finish the verification first');

      await verify(page).click();
      await expect(task(page).root).toBeVisible();
      await task(page).tap('Get it wrong');
      await expect(task(page).root).toBeVisible();
      await task(page).tap('I am human');
      await expect(page.getByText('Verified')).toBeVisible();
      expect(platform.wireEntries('registerByUsername')).toHaveLength(0);
      await passGuard();
      await registerPage.submit.click();
      await expect(registerPage.welcome).toBeVisible();
    });
  }

  test('[CAPT-3] [REG-3] a captcha task that the visitor left unsolved does not block a later registration', async ({
    page,
    registerPage,
  }) => {
    const begin = async () => {
      await clock.advanceUntilVisible(page.getByRole('link', { name: 'Register' }));
      await page.getByRole('link', { name: 'Register' }).click();
      await clock.advanceUntilVisible(registerPage.referral); // the sign-in form has a username field as well
      await registerPage.fill('newcomer');
      await registerPage.submit.click();
      await expect(task(page).root).toBeVisible();
    };
    await page.goto('/m/login');
    await begin();
    await page.goBack();
    await expect(task(page).root).toBeHidden();
    await begin();
    await task(page).tap('I am human');
    await expect(registerPage.welcome).toBeVisible();
  });

  test.describe('when the captcha provider fails', () => {
    test.use({ allowedPageErrors: /geetest|Failed to load resource|net::ERR|captcha/i });

    test('[CAPT-4.1] while the captcha script is blocked, an error code and a Retry button are shown and no registration is sent', async ({
      page,
      context,
      registerPage,
      platform,
    }) => {
      await context.route(/\/geetest\/gt4?\.js/, (route) => route.abort());
      await open(registerPage);
      await registerPage.fill('newcomer');
      await expect(page.getByText('could not be loaded (60204)')).toBeVisible();
      await registerPage.submit.click();
      await expect(page.getByText('could not be loaded (60204)').first()).toBeVisible();
      expect(platform.wireEntries('registerByUsername')).toHaveLength(0);
      await context.unroute(/\/geetest\/gt4?\.js/);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(verify(page)).toBeVisible();
      await passGuard();
      await registerPage.submit.click();
      await task(page).tap('I am human');
      await expect(registerPage.welcome).toBeVisible();
    });

    for (const [version, code] of [
      ['v4', '60100'],
      ['v3', '104'],
    ] as const) {
      test(`[CAPT-4.3] while Geetest ${version} is down, registration is blocked; Retry loads the captcha when the service is back`, async ({
        page,
        context,
        registerPage,
        platform,
      }) => {
        platform.setScenario('FAIR', { geetest: version });
        await context.route(/\/geetest\/(?:load|get)\?/, (route) => route.abort());
        await open(registerPage);
        await expect(page.getByText(`could not be loaded (${code})`)).toBeVisible();
        await registerPage.fill('newcomer');
        await registerPage.submit.click();
        await expect(task(page).root).toBeHidden();
        await expect(registerPage.alert.filter({ hasText: 'could not be loaded' }).first()).toBeVisible();
        expect(platform.wireEntries('registerByUsername')).toHaveLength(0);
        await context.unroute(/\/geetest\/(?:load|get)\?/);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(verify(page)).toBeEnabled();
      });
    }
  });

  test('[CAPT-2][CAPT-3] the provider’s script runs in an opaque origin and cannot access the page; its dialog is accessible', async ({
    page,
    registerPage,
  }) => {
    await open(registerPage);
    await expect(verify(page)).toHaveAttribute('aria-busy', 'false');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'of the page');
      sessionStorage.setItem('secret', 'of the page');
      // biome-ignore lint/suspicious/noDocumentCookie: the API that vendor scripts use
      document.cookie = 'secret=of-the-page';
    });
    const inside = page.frames().find((candidate) => candidate.url().includes('/m/captcha/'));
    const reached = await inside?.evaluate(() => {
      const attempt = (reach: () => unknown) => {
        try {
          return String(reach());
        } catch {
          return 'refused'; // the expected outcome
        }
      };
      return [
        origin,
        attempt(() => sessionStorage.getItem('secret')),
        attempt(() => localStorage.getItem('secret')),
        attempt(() => document.cookie.includes('secret')),
        attempt(() => indexedDB.open('secret')),
        attempt(() => parent.document.title),
      ];
    });
    expect(reached).toEqual(['null', 'null', 'null', 'false', 'refused', 'refused']);
    const left = await page.evaluate(() => [localStorage.getItem('geetest-visits'), document.cookie]);
    expect(left, 'what the vendor stores stays in its frame').toEqual([null, 'secret=of-the-page']);

    await verify(page).click();
    await expect(task(page).root).toBeVisible();
    await page.clock.resume(); // the vendor has loaded
    await expectAccessibleInBothTextDirections(page);
  });
});

test('[CAPT-3.2] if a sign-in requires Geetest, the captcha of a second attempt states why it is required again', async ({
  page,
  loginPage,
  platform,
}) => {
  const usedText = 'The last verification has been used.';
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v4', captchaAtLogin: true });
  const { clock, passGuard } = await stoppedClock(page);
  await loginPage.open();
  await clock.advanceUntilVisible(loginPage.username);
  await loginPage.signIn('alice', 'wrong');
  await expect(task(page).root).not.toContainText(usedText);
  await task(page).tap('I am human');
  await expect(loginPage.alert.filter({ hasText: 'password is not right' })).toBeVisible();
  await passGuard();
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(task(page).root).toContainText(usedText);
  await task(page).tap('I am human');
  await expect(page).toHaveURL(/\/m\/home/);
});
