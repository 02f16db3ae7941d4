import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember } from '../../../support/members/signed-in';

const bannersOf = (page: Page) => page.getByRole('main').locator('section li > a[href]');

test('[LINK-1.1] each banner of the seed data opens what it says: a promotion, a page, a game', async ({ page }) => {
  await openHomeAsMember(page);
  for (const [index, name] of ['Weekend rebate: 12 %', 'Invite friends', 'Ferris Five'].entries()) {
    // Not after the last one: the game replaces the page that launches it.
    if (index > 0) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
    }
    await bannersOf(page).nth(index).dispatchEvent('click');
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  }
});

test('[LINK-1.1][LINK-2.4] the first banner of each merchant opens a promotion for a visitor, with its facts', async ({
  page,
  platform,
}) => {
  for (const [merchant, title] of [
    ['FAIR', 'Weekend rebate: 12 %'],
    ['KOPI', 'Hoàn trả cuối tuần 12%'],
    ['SOL', '周末返水 12%'],
  ] as const) {
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    await bannersOf(page).first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/m\/activity\?id=\d+/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.getByRole('article').getByRole('region').getByRole('link').first()).toBeVisible();
  }
});
