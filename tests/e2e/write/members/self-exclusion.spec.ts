import { expect, test } from '../../../support/browser/fixtures';
import { findRememberedLoginParts } from '../../../support/members/remembered-login';
import { prepareMemberSession, signInByForm } from '../../../support/members/signed-in';

test('[SAFE-2.11][SAFE-4.2] a device that did not begin the exclusion is told, forgets the login and offers nothing', async ({
  page,
  platform,
}) => {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible();
  // A page whose request is refused before it is left tells of it, and the next one would not.
  await page.goto('about:blank');
  platform.excludeMember('FAIR', 'alice');
  await page.goto('/m/home');
  const notice = page.getByRole('alertdialog', { name: 'You have excluded yourself' });
  await expect(notice).toContainText('You can no longer log in, deposit or play here');
  await notice.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: false, record: false });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
});

test('[SAFE-2.10] a game that was open before an exclusion for good names it, and places no bet', async ({
  page,
  platform,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/launchGame?vendor=LOTT&code=TIGER_TAILOR');
  await expect(page.locator('#bet')).toBeEnabled();
  const before = platform.readBalances('FAIR', 'alice');
  platform.excludeMember('FAIR', 'alice');
  await page.locator('#bet').click();
  await expect(page.getByRole('status')).toHaveText('You have excluded yourself from play. No bet was placed.');
  expect(platform.readBalances('FAIR', 'alice')).toEqual(before);
});

test.describe('while the answer is lost', () => {
  test.use({ allowedPageErrors: /Failed to load resource/ });

  test('[SAFE-2.12] an exclusion whose answer is lost stops offers in every tab, and the next press confirms it', async ({
    page,
    context,
    platform,
  }) => {
    await prepareMemberSession(page);
    const other = await context.newPage();
    await other.goto('/m/home');
    await expect(other.getByRole('region', { name: 'Promotions' })).toBeVisible();
    await page.goto('/m/member/limits');
    // What a tab loads when it is idle would send the exclusion again by itself, before the press.
    for (const tab of [page, other])
      await expect
        .poll(() => tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toContainEqual(expect.stringContaining('/m/assets/overlays-'));
    await page.getByRole('heading', { name: 'Self-exclusion' }).click();
    await page.getByRole('button', { name: 'Choose this exclusion' }).click();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    // One that had taken effect would end the session, and the next answer to any tab would confirm it before a press.
    platform.addFault({ endpoint: 'startSelfExclusion', status: 502 });
    await page.getByRole('button', { name: /^Exclude me until / }).click();
    await expect(page.getByText(/^No answer came\. Your exclusion already applies on this device/)).toBeVisible();
    await expect(other.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
    platform.clearFaults();
    await page.getByRole('button', { name: /^Exclude me until / }).click();
    await expect(page.getByRole('alertdialog', { name: 'You have excluded yourself' })).toBeVisible();
  });
});
