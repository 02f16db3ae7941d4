import { expect, test } from '../../../support/browser/fixtures';

test('[POP-1] [BAN-1] an announcement and a banner edited in the console are shown in the preview and at the next start of the app', async ({
  page,
  context,
  platform,
}) => {
  platform.setScenario('FAIR', { popups: true });
  await page.goto(`${platform.originOf('FAIR')}/console/popups`);
  const merchant = page.locator('section', { has: page.getByRole('heading', { level: 2, name: /^Fairground/ }) });
  const added = merchant.locator('details', { hasText: 'New announcement' });
  await added.getByText('New announcement').click();
  await added.getByLabel('Title').fill('Night draw');
  await added.getByLabel('Text (HTML)').fill('<p>Tonight at <b>nine</b></p>');
  await expect(added.frameLocator('iframe').locator('b', { hasText: 'nine' })).toBeVisible();
  await added.getByLabel('Picture of a promotion (URL)').fill('/cdn/FAIR/promotion-2.svg');
  await expect(added.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', '/cdn/FAIR/promotion-2.svg');
  await added.getByLabel('Promotion type (empty: news)').fill('PROMOTION');
  await added.getByLabel('For').selectOption('B');
  await added.getByLabel('Must be read to the end').check();
  await added.getByRole('button', { name: 'Save' }).click();
  const saved = merchant.locator('form[data-post=announcements]', { has: page.locator('input[value="Night draw"]') });
  await expect(saved.frameLocator('iframe').locator('b', { hasText: 'nine' })).toBeVisible();

  const product = await context.newPage();
  await product.goto('/m/home');
  const popup = product.locator('dialog[data-popup]');
  await expect(popup.getByRole('heading', { level: 3, name: 'Night draw' })).toBeVisible();
  await popup.getByRole('button', { name: 'Go to promotion' }).click();
  await expect(product.getByRole('heading', { level: 1, name: 'Night draw' })).toBeVisible();
  await expect(product.getByRole('article').locator('img')).toHaveAttribute('src', '/cdn/FAIR/promotion-2.svg');
  await product.close();

  await saved.getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toHaveCount(0);
  const banner = merchant
    .locator('form[data-post=banners]', { has: page.locator('option[value=home_top]:checked') })
    .first();
  await banner.getByLabel('Picture (URL)').fill('/cdn/FAIR/m_popup1.svg');
  await expect(banner.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', '/cdn/FAIR/m_popup1.svg');
  await banner.getByLabel('Title').fill('Night market');
  await banner.getByLabel('Leads to').selectOption('P');
  await banner.getByLabel('Activity (P)').fill('1');
  await banner.getByRole('button', { name: 'Save' }).click();
  const savedBanner = merchant.locator('form[data-post=banners]', { has: page.locator('input[value="Night market"]') });
  await expect(savedBanner).toHaveCount(1);
  await page.goto('/m/home');
  const link = page.getByRole('link', { name: 'Night market', exact: true });
  await expect(link).toHaveAttribute('href', '/m/activity?id=1');
});
