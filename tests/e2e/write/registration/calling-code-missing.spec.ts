import type { Page } from '@playwright/test';
import { expect, SocialForm, test } from '../../../support/identity/identity';
import { demoMemberOf } from '../../../support/members/demo-member';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { SmsForm } from '../../../support/page-objects/sms-form';

const { mobile: ALICE_NUMBER = '' } = demoMemberOf('alice');
const MISSING_TEXT = 'The dialling code of your country could not be loaded.';

/** The error for a missing calling code, and its retry button. */
const missingCodeAlert = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING_TEXT });
const retry = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Retry' });

test.use({ allowedPageErrors: /status of 500/ });
test.beforeEach(({ platform }) => platform.addFault({ endpoint: 'country', status: 500 }));

test('[LOGIN-6] [LOGIN-7] a calling code that fails to load shows an error, and no SMS is sent without it', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page);
  await expect(missingCodeAlert(page)).toBeVisible();
  await expectAccessibleBothWays(page);
  await form.mobile.fill(`+63 ${ALICE_NUMBER}`);
  await form.send.click({ force: true });
  await form.code.fill('123456');
  await form.code.press('Enter');
  expect([...platform.wireEntries('smsSend'), ...platform.wireEntries('login')]).toEqual([]);
  platform.clearFaults();
  await retry(page).click();
  await expect(missingCodeAlert(page)).toHaveCount(0);
  await expect(form.mobile).toBeFocused();
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
  expect(platform.wireEntries('smsSend')[0]?.body).toContain('"countryDialingCode":"63"');
});

test('[LOGIN-6] [SOCIAL-1] phone sign-in without a calling code works for a number that includes one', async ({
  page,
  platform,
}) => {
  const form = new SocialForm(page);
  await form.open();
  await expect(missingCodeAlert(page)).toBeVisible();
  await form.mobile.fill(ALICE_NUMBER);
  const countCountryRequests = () => platform.wireEntries('country').length;
  const before = countCountryRequests();
  await form.send.click();
  await expect.poll(countCountryRequests, 'a tap requests the calling code again').toBeGreaterThan(before);
  await expect(missingCodeAlert(page)).toBeVisible();
  await expect(form.mobile).not.toHaveAccessibleDescription(/./);
  await form.mobile.fill(`+63${ALICE_NUMBER}`);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
});

test('[LOGIN-6] [REG-5] nobody is registered by mobile number without a calling code', async ({
  page,
  platform,
  registerPage,
}) => {
  await page.goto('/m/register');
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(missingCodeAlert(page)).toBeVisible();
  await new SmsForm(page).mobile.fill('+63 998 765 4321');
  await registerPage.password.fill('Brand-new-1');
  await registerPage.password.press('Enter');
  await registerPage.submit.click({ force: true });
  expect(platform.wireEntries('registerMobile')).toEqual([]);
  platform.clearFaults();
  await retry(page).click();
  await registerPage.submit.click();
  await expect(registerPage.welcome).toContainText('m9987654321');
});
