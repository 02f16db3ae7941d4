import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';

test('[CAPT-1.1] if the merchant changes its captcha while the app starts, the registration form uses the new captcha', async ({
  page,
  registerPage,
  platform,
}) => {
  const verify = page.getByRole('button', { name: 'Tap to verify that you are human' });
  const clock = await PageClock.install(page);
  await clock.stop(); // so that loading the vendor's script never times out
  platform.setSwitch('FAIR', 'GEETEST3', true);
  platform.setScenario('FAIR', { geetest: 'v3' });
  await registerPage.open();
  await clock.advanceUntilVisible(registerPage.username);
  await expect(verify).toBeEnabled();

  // The cached status says version 3; the fresh one says version 4.
  platform.setScenario('FAIR', { geetest: 'v4' });
  const release = platform.holdRequests({ endpoint: 'status' });
  await registerPage.open();
  await clock.advanceUntilVisible(registerPage.username);
  await expect(verify).toBeEnabled();
  const loaded = page.waitForRequest(/\/geetest\/gt4\.js/);
  release();
  await loaded;
  await registerPage.fill('newcomer');
  await registerPage.submit.click();
  await new CaptchaDialog(page).tap('I am human');
  await expect(registerPage.welcome).toBeVisible();
});
