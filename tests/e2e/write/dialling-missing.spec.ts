import type { Page } from '@playwright/test';
import { expectAccessibleBothWays } from '../../support/axe';
import { memberOf } from '../../support/demo';
import { expect, SocialForm, test } from '../../support/identity';
import { SmsForm } from '../../support/pages/sms-form';

const { mobile: ALICE = '' } = memberOf('alice');
const MISSING = 'The dialling code of your country could not be loaded.';

/** What is said where the dialling code is missing, and the way on. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING });
const retry = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Retry' });

test.use({ allowedComplaints: /status of 500/ });
test.beforeEach(({ platform }) => platform.fault({ endpoint: 'country', status: 500 }));

test('[LOGIN-6] [LOGIN-7] a dialling code that cannot be loaded is said to be, and no SMS is sent without it', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page);
  await expect(missing(page)).toBeVisible();
  await expectAccessibleBothWays(page);
  await form.mobile.fill(`+63 ${ALICE}`);
  await form.send.click({ force: true });
  await form.code.fill('123456');
  await form.code.press('Enter');
  expect([...platform.wire('smsSend'), ...platform.wire('login')]).toEqual([]);
  platform.clearFaults();
  await retry(page).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(form.mobile).toBeFocused();
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE}.`);
  expect(platform.wire('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
});

test('[LOGIN-6] [SOCIAL-1] by phone as well, where a number with its own code needs none', async ({
  page,
  platform,
}) => {
  const form = new SocialForm(page);
  await form.open();
  await expect(missing(page)).toBeVisible();
  await form.mobile.fill(ALICE);
  const asked = () => platform.wire('country').length;
  const before = asked();
  await form.send.click();
  await expect.poll(asked, 'a tap asks again').toBeGreaterThan(before);
  await expect(missing(page)).toBeVisible();
  await expect(form.mobile).not.toHaveAccessibleDescription(/./);
  await form.mobile.fill(`+63${ALICE}`);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE}.`);
});

test('[LOGIN-6] [REG-5] nor is anybody registered by a number without it', async ({ page, platform, registerPage }) => {
  await page.goto('/m/register');
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(missing(page)).toBeVisible();
  await new SmsForm(page).mobile.fill('+63 998 765 4321');
  await registerPage.password.fill('Brand-new-1');
  await registerPage.password.press('Enter');
  await registerPage.submit.click({ force: true });
  expect(platform.wire('registerMobile')).toEqual([]);
  platform.clearFaults();
  await retry(page).click();
  await registerPage.submit.click();
  await expect(registerPage.welcome).toContainText('m9987654321');
});
