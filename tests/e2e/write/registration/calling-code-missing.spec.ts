import type { Page } from '@playwright/test';
import { expect, PhoneAndSocialSignInPanel, test } from '../../../support/identity/identity';
import { findDemoMember } from '../../../support/members/demo-member';

const { mobile: ALICE_NUMBER = '' } = findDemoMember('alice');
const MISSING_TEXT = 'The dialling code of your country could not be loaded.';

/** The error for a missing calling code. */
const missingCodeAlert = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING_TEXT });

test.use({ allowedPageErrors: /status of 500/ });
test.beforeEach(({ platform }) => platform.addFault({ endpoint: 'country', status: 500 }));

test('[LOGIN-6.3][SOCIAL-1] if the calling code cannot be loaded, phone sign-in still works for a number that includes a calling code', async ({
  page,
  platform,
}) => {
  const form = new PhoneAndSocialSignInPanel(page);
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
