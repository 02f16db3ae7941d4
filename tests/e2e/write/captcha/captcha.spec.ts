import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { CaptchaTask } from '../../../support/page-objects/captcha-task';
import type { RegisterPage } from '../../../support/page-objects/register-page';

const verify = (page: Page) => page.getByRole('button', { name: 'Tap to verify that you are human' });
const task = (page: Page) => new CaptchaTask(page);

/** How long a form ignores presses after a submit (ms). */
const SUBMIT_GUARD_MS = 500;

/** Stops the clock: loading the vendor's script never times out, and a form can be submitted again only when the clock is moved. */
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

test.describe('the image captcha', () => {
  test.beforeEach(({ platform }) => platform.setScenario('FAIR', { imageCaptcha: true }));

  test('[CAPT-1] a correct answer completes the registration', async ({ page, registerPage, platform }) => {
    await registerPage.open();
    await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.captcha).toBeFocused();
    expect(platform.wireEntries('register')).toHaveLength(0);
    await registerPage.captcha.fill((platform.captchaText() ?? '').toLowerCase());
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  });

  test('[REG-3] a wrong answer clears the field and loads another image; other input stays', async ({
    page,
    registerPage,
    platform,
  }) => {
    await registerPage.open();
    await registerPage.fill('newcomer');
    const picture = page.getByRole('img', { name: 'A picture of letters and digits' });
    const before = await picture.getAttribute('src');
    await registerPage.captcha.fill('----');
    await registerPage.submit.click();
    await expect(registerPage.alert).toContainText('The verification is not right');
    await expect(registerPage.captcha).toHaveValue('');
    await expect(registerPage.username).toHaveValue('newcomer');
    await expect(registerPage.password).toHaveValue('Brand-new-1');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await registerPage.captcha.fill(platform.captchaText() ?? '');
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  });

  test('[CAPT-2] an image that fails to load can be requested again', async ({ page, registerPage, platform }) => {
    platform.addFault({ endpoint: 'imageCaptcha', errorCode: 'x', message: 'm', times: 1 });
    await registerPage.open();
    await expect(page.getByText('The verification is not loaded yet')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  });
});

for (const version of ['v4', 'v3'] as const) {
  test.describe(`Geetest ${version}`, () => {
    let clock: PageClock;
    let passGuard: () => Promise<void>;
    const open = async (form: RegisterPage) => {
      await form.open();
      await clock.advanceUntilVisible(form.username); // its chunk loads late and is rendered by a timer
    };
    test.beforeEach(async ({ page, platform }) => {
      platform.setSwitch('FAIR', 'GEETEST3', true);
      platform.setScenario('FAIR', { geetest: version });
      ({ clock, passGuard } = await stoppedClock(page));
    });

    test(`[CAPT-1] [CAPT-2] ${version} is requested on submit, and passing it registers`, async ({
      page,
      registerPage,
      platform,
    }) => {
      await open(registerPage);
      await expect(verify(page)).toBeEnabled();
      await registerPage.fill('newcomer');
      await registerPage.submit.click();
      await expect(task(page).root).toBeVisible();
      await page.clock.resume(); // the vendor has loaded
      await expectAccessibleBothWays(page);
      await task(page).tap('Get it wrong');
      await expect(task(page).root).toBeVisible();
      expect(platform.wireEntries('register')).toHaveLength(0);
      await task(page).tap('I am human');
      await expect(registerPage.welcome).toBeVisible();
    });

    test(`[CAPT-3] ${version} closed early asks to finish it first, and one pass is valid for one submit`, async ({
      page,
      registerPage,
    }) => {
      await open(registerPage);
      await registerPage.fill('alice');
      await registerPage.submit.click();
      await task(page).tap('Close');
      await expect(task(page).root).toBeHidden();
      await expect(registerPage.alert).toContainText('Please finish the verification first');

      await verify(page).click();
      await task(page).tap('I am human');
      await expect(page.getByText('Verified')).toBeVisible();
      await passGuard();
      await registerPage.submit.click();
      await expect(registerPage.username).toHaveAccessibleDescription('This name or number is taken');
      await expect(verify(page)).toBeVisible();
      await registerPage.username.fill('newcomer');
      await passGuard();
      await registerPage.submit.click();
      await task(page).tap('I am human');
      await expect(registerPage.welcome).toBeVisible();
    });

    test(`[CAPT-3] [REG-3] ${version} left open does not block a later registration`, async ({
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

    test.describe('when the vendor fails', () => {
      test.use({ allowedPageErrors: /geetest|Failed to load resource|net::ERR|captcha/i });

      test(`[CAPT-4] a blocked ${version} shows an error code and a retry, and never counts as passed`, async ({
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
        expect(platform.wireEntries('register')).toHaveLength(0);
        await context.unroute(/\/geetest\/gt4?\.js/);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(verify(page)).toBeVisible();
        await passGuard();
        await registerPage.submit.click();
        await task(page).tap('I am human');
        await expect(registerPage.welcome).toBeVisible();
      });

      test(`[CAPT-4] ${version} blocks the registration while its service is down`, async ({
        page,
        context,
        registerPage,
        platform,
      }) => {
        await context.route(/\/geetest\/(?:load|get)\?/, (route) => route.abort());
        await open(registerPage);
        await expect(
          page.getByText(version === 'v4' ? 'could not be loaded (60100)' : 'could not be loaded (104)'),
        ).toBeVisible();
        await registerPage.fill('newcomer');
        await registerPage.submit.click();
        await expect(task(page).root).toBeHidden();
        await expect(registerPage.alert.filter({ hasText: 'could not be loaded' }).first()).toBeVisible();
        expect(platform.wireEntries('register')).toHaveLength(0);
      });

      test(`[CAPT-4] ${version} recovers on Retry after its script failed permanently`, async ({
        page,
        registerPage,
        platform,
      }) => {
        platform.setScenario('FAIR', { geetestFault: 'script' });
        await open(registerPage);
        const error = page.getByText(version === 'v4' ? 'could not be loaded (60204)' : 'could not be loaded (111)');
        await expect(error).toBeVisible();
        platform.setScenario('FAIR', { geetestFault: 'none' });
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(verify(page)).toBeVisible();
      });

      test(`[CAPT-4] ${version} without a response fails after three seconds`, async ({
        page,
        context,
        registerPage,
      }) => {
        await context.route(/\/geetest\/gt4?\.js/, () => undefined);
        const scriptRequest = page.waitForRequest(/\/geetest\/gt4?\.js/);
        await open(registerPage);
        await scriptRequest;
        await clock.waitForTimer(3_000);
        await clock.advance(3_000);
        await expect(page.getByText('could not be loaded (60204)')).toBeVisible();
      });
    });

    test(`[CAPT-3] the vendor’s script runs in an opaque origin: ${version} cannot access the page`, async ({
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
    });
  });
}

test.describe('at sign-in', () => {
  for (const version of ['v4', 'v3'] as const) {
    test(`[CAPT-3] Geetest ${version} is required if the merchant enables it`, async ({
      page,
      loginPage,
      platform,
    }) => {
      platform.setSwitch('FAIR', 'GEETEST3', true);
      platform.setScenario('FAIR', { geetest: version, captchaAtLogin: true });
      const { clock, passGuard } = await stoppedClock(page);
      await loginPage.open();
      await clock.advanceUntilVisible(loginPage.username);
      await loginPage.signIn('alice', 'wrong');
      await task(page).tap('I am human');
      await expect(loginPage.alert.filter({ hasText: 'password is not right' })).toBeVisible();
      await passGuard();
      await loginPage.signIn('alice', 'Wonder-land-7');
      await task(page).tap('I am human');
      await expect(page).toHaveURL(/\/m\/home/);
    });
  }

  test('[CAPT-3] no captcha is required if only the merchant’s general Geetest switch is on', async ({
    page,
    loginPage,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'GEETEST3', true);
    await loginPage.open();
    await expect(verify(page)).toBeHidden();
    await loginPage.signIn('alice', 'Wonder-land-7');
    await expect(page).toHaveURL(/\/m\/home/);
  });
});
