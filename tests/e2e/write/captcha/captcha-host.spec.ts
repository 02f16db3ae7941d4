import { expect, test } from '../../../support/browser/fixtures';
import { startSiteWithCaptchaHost } from '../../../support/http/captcha-host';
import { CaptchaDialog } from '../../../support/page-objects/captcha-dialog';

test('[CAPT-4.4] if the captcha frame has a separate origin, the captcha provider keeps its storage and cannot access the page', async ({
  page,
  loginPage,
}) => {
  const { captchaOrigin, platform, close } = await startSiteWithCaptchaHost();
  try {
    platform.setSwitch('FAIR', 'GEETEST3', true);
    platform.setScenario('FAIR', { geetest: 'v4', captchaAtLogin: true });
    const address = `${platform.originOf('FAIR')}/m/login`;
    const readVendorVisits = async () => {
      await expect(page.getByRole('button', { name: 'Tap to verify that you are human' })).toBeVisible();
      const frame = page.frames().find((candidate) => candidate.url().startsWith(`${captchaOrigin}/m/captcha/`));
      return frame?.evaluate(() => [origin, localStorage.getItem('geetest-visits')]);
    };
    await page.goto(address);
    expect(await readVendorVisits()).toEqual([captchaOrigin, '1']);
    await page.reload();
    expect(await readVendorVisits()).toEqual([captchaOrigin, '2']);

    const frame = page.frames().find((candidate) => candidate.url().startsWith(captchaOrigin));
    const reached = await frame?.evaluate(() => {
      try {
        return parent.document.title;
      } catch {
        return 'refused'; // the expected outcome
      }
    });
    expect(reached).toBe('refused');
    expect(await page.evaluate(() => localStorage.getItem('geetest-visits'))).toBeNull();

    await loginPage.signIn('alice', 'Wonder-land-7');
    await new CaptchaDialog(page).tap('I am human');
    await expect(page).toHaveURL(/\/m\/home/);
  } finally {
    await page.close(); // it may still load deferred chunks
    await close();
  }
});
