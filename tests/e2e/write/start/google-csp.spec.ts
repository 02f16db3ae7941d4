import { startPlatform } from '../../../platform/platform';
import { TestPlatform } from '../../../support/browser/test-platform';
import { expect, PhoneAndSocialSignInPanel, test } from '../../../support/identity/identity';
import { copySiteWithGoogleIdentity, mockGoogleHosts } from '../../../support/identity/site-with-google-identity';
import { locateMemberName } from '../../../support/members/shown-member';

// The provider sends the code to this number.
test.use({
  allowedPrivateData:
    /^foreign request https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:sendVerificationCode: phone$/,
});

test('[SOCIAL-1.4] sign-in by phone through Google works under the CSP and Trusted Types, and a foreign script is still refused', async ({
  page,
  context,
  emulator,
  pageErrors,
}) => {
  const site = await copySiteWithGoogleIdentity();
  const served = await startPlatform({ distDir: site.dir });
  const platform = new TestPlatform(served);
  platform.connectIdentityProvider(emulator.origin);
  try {
    const requestedHosts = await mockGoogleHosts(context, served.origin);
    await page.goto(`${served.origin}/m/login`);
    await page.getByRole('tab', { name: 'Phone & social' }).click();
    const form = new PhoneAndSocialSignInPanel(page);
    await form.mobile.fill('9170000001');
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
    await form.code.fill(platform.identityCode('+639170000001') ?? '');
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(locateMemberName(page, 'alice')).toBeVisible();
    expect(new Set(requestedHosts)).toEqual(new Set(['www.google.com', 'identitytoolkit.googleapis.com']));
    expect(pageErrors).toEqual([]);
    const scriptResult = await page.evaluate(() => {
      try {
        document.createElement('script').setAttribute('src', 'https://evil.example/x.js');
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken';
      }
    });
    expect(scriptResult).toBe('refused');
  } finally {
    await page.close(); // ends requests in flight before the platform closes
    await served.close();
    await site.remove();
  }
});
