import { startPlatform } from '../../platform/platform';
import { googleSite, routeGoogle } from '../../support/google-site';
import { expect, SocialForm, test } from '../../support/identity';
import { TestPlatform } from '../../support/test-platform';

test('[SOCIAL-1] deployed with Google, phone sign-in works under the policy and Trusted Types, and no other script gets in', async ({
  page,
  context,
  emulator,
  complaints,
}) => {
  const site = await googleSite();
  const served = await startPlatform({ distDir: site.dir });
  const platform = new TestPlatform(served);
  platform.connectIdentity(emulator.origin);
  try {
    const asked = await routeGoogle(context, served.origin);
    await page.goto(`${served.origin}/m/login`);
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new SocialForm(page);
    await form.mobile.fill('9170000001');
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
    await form.code.fill(platform.identityCode('+639170000001') ?? '');
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('alice').first()).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['www.google.com', 'identitytoolkit.googleapis.com']));
    expect(complaints).toEqual([]);
    const refused = await page.evaluate(() => {
      try {
        document.createElement('script').setAttribute('src', 'https://evil.example/x.js');
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken';
      }
    });
    expect(refused).toBe('refused');
  } finally {
    await page.close(); // what it still fetches ends with it, and not by the end of the platform
    await served.close();
    await site.remove();
  }
});
