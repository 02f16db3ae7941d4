import { sealServicePath } from '../../platform/envelope/service-path';
import { expect, test } from '../../support/fixtures';

test.use({ allowedComplaints: /status of 500/ });

for (const kept of ['Former desk', undefined]) {
  test(`[CS-1] [BOOT-2] the status’s own list is offered while the services fail, not ${kept ?? 'the empty one'} kept from earlier`, async ({
    page,
    platform,
  }) => {
    const path = sealServicePath(`${platform.originOf('FAIR')}/support/MIDUOKE`);
    const services = kept === undefined ? [] : [{ csType: 'MIDUOKE', csPosition: 'SIDE', title: kept, path }];
    platform.fault({ endpoint: 'customerServices', body: JSON.stringify({ success: true, value: { services } }) });
    await page.goto('/m/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SERVICES:FAIR'))).toContain(kept ?? '[]');

    platform.clearFaults();
    platform.fault({ endpoint: 'customerServices', status: 500 });
    platform.stage('FAIR', { maintenance: true });
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await page.goto('/m/home');
    await refused;
    await page.getByRole('button', { name: 'Contact us' }).click();
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    await expect(sheet.getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  });
}

test('[CS-1] [BOOT-4] a first start that fails offers who is known to help', async ({ page, platform }) => {
  platform.fault({ endpoint: 'status', status: 500 });
  await page.goto('/m/home');
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact us' }).click();
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await expect(sheet.getByRole('link')).toHaveText(['Live chat', 'Assistant']);
});
