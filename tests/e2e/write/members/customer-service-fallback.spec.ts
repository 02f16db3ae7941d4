import { encryptCustomerServicePath } from '../../../platform/envelope/customer-service-path';
import { expect, test } from '../../../support/browser/fixtures';

test.use({ allowedPageErrors: /status of 500/ });

test('[CS-1.8][BOOT-2] if `customerServices` fails, the customer service links of the status response are offered, not cached links', async ({
  page,
  platform,
}) => {
  const path = encryptCustomerServicePath(`${platform.originOf('FAIR')}/support/MIDUOKE`);
  const services = [{ csType: 'MIDUOKE', csPosition: 'SIDE', title: 'Former desk', path }];
  platform.addFault({ endpoint: 'customerServices', body: JSON.stringify({ success: true, value: { services } }) });
  await page.goto('/m/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SERVICES:FAIR'))).toContain('Former desk');

  platform.clearFaults();
  platform.addFault({ endpoint: 'customerServices', status: 500 });
  platform.setScenario('FAIR', { maintenance: true });
  const failedResponse = page.waitForResponse((response) => response.status() === 500);
  await page.goto('/m/home');
  await failedResponse;
  await page.getByRole('button', { name: 'Contact us' }).click();
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await expect(sheet.getByRole('link')).toHaveText(['Live chat', 'Assistant']);
});

test('[CS-1.8][BOOT-4.4] the error screen of a failed first start offers the links of the `customerServices` response', async ({
  page,
  platform,
}) => {
  platform.addFault({ endpoint: 'status', status: 500 });
  await page.goto('/m/home');
  await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not start' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact us' }).click();
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await expect(sheet.getByRole('link')).toHaveText(['Live chat', 'Assistant']);
});
