import { expectAccessibleBothWays } from '../../support/axe';
import { blockWindows, expect, SocialForm, signInAtProvider, test } from '../../support/identity';

test('[SOCIAL-4] the dialog of a sign-in that is taken up has no accessibility fault, in both directions', async ({
  page,
  platform,
}) => {
  platform.turn('FAIR', 'FIREBASECREATEACC3', true);
  await blockWindows(page);
  const form = new SocialForm(page);
  await form.open();
  await form.google.click();
  const release = platform.hold({ endpoint: 'login' });
  await signInAtProvider(page, `returned-${process.pid}@example.test`);
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByText('Finishing your sign-in')).toBeVisible();
  await expectAccessibleBothWays(page);
  release();
  await expect(page).toHaveURL(/\/m\/home/);
});
