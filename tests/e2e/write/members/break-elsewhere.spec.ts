import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { openHomeAsMember, signInByForm } from '../../../support/members/signed-in';

/** Both answers that tell of a break. */
const holdAnswers = (platform: TestPlatform) => {
  const releases = ['withdrawalInfo', 'transactionStats'].map((endpoint) => platform.holdRequests({ endpoint }));
  return () => {
    for (const release of releases) release();
  };
};

/** Waits until home has all that it shows while it is not known whether there is a break. */
async function expectHomeWithoutOffers(page: Page, platform: TestPlatform): Promise<void> {
  await expect.poll(() => platform.wireEntries('withdrawalInfo').length).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Lottery', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions' })).toHaveCount(0);
}

test('[SAFE-4.1][SAFE-4.6] nothing is offered or sent until the platform has told that a member has no break', async ({
  page,
  platform,
}) => {
  const release = holdAnswers(platform);
  await signInByForm(page);
  await expectHomeWithoutOffers(page, platform);
  expect(platform.eventsNamed('login')).toEqual([]);
  release();
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible();
  await expect.poll(() => platform.eventsNamed('login')).toEqual([1]);
});

test('[SAFE-4.1][SAFE-4.6] a member on a break who signs in elsewhere is offered nothing, and no event is sent', async ({
  page,
  platform,
}) => {
  platform.startBreak('FAIR', 'alice');
  const release = holdAnswers(platform);
  await signInByForm(page);
  await expectHomeWithoutOffers(page, platform);
  release();
  // Without a reload, with which an event that waits in the page would be lost.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('main').getByText('You are taking a break', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
  expect(platform.eventsNamed('login')).toEqual([]);
});

test('[SAFE-4.9] home takes its banners away when a break begins on another device, without a press', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  await openHomeAsMember(page);
  const promotions = page.getByRole('region', { name: 'Promotions' });
  await expect(promotions).toBeVisible();
  await expect.poll(() => platform.wireEntries('transactionStats').length).toBeGreaterThan(0);
  platform.startBreak('FAIR', 'alice');
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(promotions).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});
