import type { Page } from '@playwright/test';
import { expectAccessibleBothWays } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';
import { CaptchaTask } from '../../support/pages/captcha-task';
import type { RegisterPage } from '../../support/pages/register-page';

const verify = (page: Page) => page.getByRole('button', { name: 'Tap to verify that you are human' });
const task = (page: Page) => new CaptchaTask(page);

/** How long a form takes no press after a submit, milliseconds. */
const GUARD = 500;

/** A clock that stands still: the vendor has all the time it takes to load, and a form is submitted again when it is moved. */
async function stoppedClock(
  page: Page,
): Promise<{ readonly clock: PageClock; readonly passGuard: () => Promise<void> }> {
  const clock = await PageClock.of(page);
  await clock.stop();
  const passGuard = async () => {
    await clock.untilWaiting(GUARD);
    await clock.move(GUARD);
  };
  return { clock, passGuard };
}

test.describe('the picture captcha', () => {
  test.beforeEach(({ platform }) => platform.stage('FAIR', { imageCaptcha: true }));

  test('[CAPT-1] lets who reads it in', async ({ page, registerPage, platform }) => {
    await registerPage.open();
    await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
    await registerPage.fill('newcomer');
    await registerPage.submit.click();
    await expect(registerPage.captcha).toBeFocused();
    expect(platform.wire('register')).toHaveLength(0);
    await registerPage.captcha.fill((platform.captchaText() ?? '').toLowerCase());
    await registerPage.submit.click();
    await expect(registerPage.welcome).toBeVisible();
  });

  test('[REG-3] a failure clears the field and brings another picture; the rest stays', async ({
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

  test('[CAPT-2] a picture that does not come can be asked for again', async ({ page, registerPage, platform }) => {
    platform.fault({ endpoint: 'imageCaptcha', errorCode: 'x', message: 'm', times: 1 });
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
      await clock.moveUntilVisible(form.username); // its code comes late, and is drawn by a timer
    };
    test.beforeEach(async ({ page, platform }) => {
      platform.turn('FAIR', 'GEETEST3', true);
      platform.stage('FAIR', { geetest: version });
      ({ clock, passGuard } = await stoppedClock(page));
    });

    test(`[CAPT-1] [CAPT-2] ${version} is asked for at the submit, and its pass registers`, async ({
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
      expect(platform.wire('register')).toHaveLength(0);
      await task(page).tap('I am human');
      await expect(registerPage.welcome).toBeVisible();
    });

    test(`[CAPT-3] ${version} asks to finish first when it is closed, and serves for one submit`, async ({
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

    test(`[CAPT-3] [REG-3] ${version} left with its form open holds up no later registration`, async ({
      page,
      registerPage,
    }) => {
      const begin = async () => {
        await clock.moveUntilVisible(page.getByRole('link', { name: 'Register' }));
        await page.getByRole('link', { name: 'Register' }).click();
        await clock.moveUntilVisible(registerPage.referral); // the sign-in form has a field for the username as well
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

    test.describe('that does not come', () => {
      test.use({ allowedComplaints: /geetest|Failed to load resource|net::ERR|captcha/i });

      test(`[CAPT-4] ${version} blocked is a coded error with a way on, and never a pass`, async ({
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
        expect(platform.wire('register')).toHaveLength(0);
        await context.unroute(/\/geetest\/gt4?\.js/);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(verify(page)).toBeVisible();
        await passGuard();
        await registerPage.submit.click();
        await task(page).tap('I am human');
        await expect(registerPage.welcome).toBeVisible();
      });

      test(`[CAPT-4] ${version} that fails for good in one loader works in the next`, async ({
        page,
        registerPage,
        platform,
      }) => {
        platform.stage('FAIR', { geetestFault: 'script' });
        await open(registerPage);
        const error = page.getByText(version === 'v4' ? 'could not be loaded (60204)' : 'could not be loaded (111)');
        await expect(error).toBeVisible();
        platform.stage('FAIR', { geetestFault: 'none' });
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(verify(page)).toBeVisible();
      });

      test(`[CAPT-4] ${version} that never answers is given up after three seconds`, async ({
        page,
        context,
        registerPage,
      }) => {
        await context.route(/\/geetest\/gt4?\.js/, () => undefined);
        const asked = page.waitForRequest(/\/geetest\/gt4?\.js/);
        await open(registerPage);
        await asked;
        await clock.untilWaiting(3_000);
        await clock.move(3_000);
        await expect(page.getByText('could not be loaded (60204)')).toBeVisible();
      });
    });

    test(`[CAPT-3] the vendor's script has no origin: ${version} reaches nothing of the page`, async ({
      page,
      registerPage,
    }) => {
      await open(registerPage);
      await expect(verify(page)).toBeEnabled();
      const inside = page.frames().find((candidate) => candidate.url().includes('/m/captcha/'));
      const reached = await inside?.evaluate(() => {
        const attempt = (reach: () => unknown) => {
          try {
            return String(reach());
          } catch {
            return 'refused'; // what is asked here is whether it is
          }
        };
        return [origin, attempt(() => sessionStorage.length), attempt(() => parent.document.title)];
      });
      expect(reached).toEqual(['null', 'refused', 'refused']);
    });
  });
}

test.describe('at sign-in', () => {
  for (const version of ['v4', 'v3'] as const) {
    test(`[CAPT-3] Geetest ${version} is asked for where the merchant says so`, async ({
      page,
      loginPage,
      platform,
    }) => {
      platform.turn('FAIR', 'GEETEST3', true);
      platform.stage('FAIR', { geetest: version, captchaAtLogin: true });
      const { clock, passGuard } = await stoppedClock(page);
      await loginPage.open();
      await clock.moveUntilVisible(loginPage.username);
      await loginPage.signIn('alice', 'wrong');
      await task(page).tap('I am human');
      await expect(loginPage.alert.filter({ hasText: 'password is not right' })).toBeVisible();
      await passGuard();
      await loginPage.signIn('alice', 'Wonder-land-7');
      await task(page).tap('I am human');
      await expect(page).toHaveURL(/\/m\/home/);
    });
  }

  test('[CAPT-3] none is asked for otherwise', async ({ page, loginPage, platform }) => {
    platform.turn('FAIR', 'GEETEST3', true);
    await loginPage.open();
    await expect(verify(page)).toBeHidden();
    await loginPage.signIn('alice', 'Wonder-land-7');
    await expect(page).toHaveURL(/\/m\/home/);
  });
});
