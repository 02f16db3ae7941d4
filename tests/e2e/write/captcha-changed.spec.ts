import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';
import { CaptchaTask } from '../../support/pages/captcha-task';

test('[CAPT-1] a captcha that the merchant has changed meanwhile is asked for as it is now', async ({
  page,
  registerPage,
  platform,
}) => {
  const verify = page.getByRole('button', { name: 'Tap to verify that you are human' });
  const clock = await PageClock.of(page);
  await clock.stop(); // the vendor has all the time it takes
  platform.turn('FAIR', 'GEETEST3', true);
  platform.stage('FAIR', { geetest: 'v3' });
  await registerPage.open();
  await clock.moveUntilVisible(registerPage.username);
  await expect(verify).toBeEnabled();

  // The status kept of that start says version 3; the one that comes behind it says version 4.
  platform.stage('FAIR', { geetest: 'v4' });
  const release = platform.hold({ endpoint: 'status' });
  await registerPage.open();
  await clock.moveUntilVisible(registerPage.username);
  await expect(verify).toBeEnabled();
  const loaded = page.waitForRequest(/\/geetest\/gt4\.js/);
  release();
  await loaded;
  await registerPage.fill('newcomer');
  await registerPage.submit.click();
  await new CaptchaTask(page).tap('I am human');
  await expect(registerPage.welcome).toBeVisible();
});
