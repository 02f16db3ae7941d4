import { blockWindows, expect, SocialForm, signInAtProvider, test } from '../../../support/identity/identity';
import { expectAccessibleBothWays } from '../../../support/page/axe';

test('[SOCIAL-4] the dialog of a resumed sign-in has no accessibility violations, in both directions', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'FIREBASECREATEACC3', true);
  await blockWindows(page);
  const form = new SocialForm(page);
  await form.open();
  await form.google.click();
  const release = platform.holdRequests({ endpoint: 'login' });
  await signInAtProvider(page, `returned-${process.pid}@example.test`);
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByText('Finishing your sign-in')).toBeVisible();
  await expectAccessibleBothWays(page);
  release();
  await expect(page).toHaveURL(/\/m\/home/);
});
