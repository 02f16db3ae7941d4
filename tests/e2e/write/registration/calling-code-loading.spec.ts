import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import { SmsForm } from '../../../support/page-objects/sms-form';

const { mobile: ALICE_NUMBER = '' } = demoMemberOf('alice');

test('[LOGIN-6] Enter sends nothing before the calling code is known', async ({ page, platform }) => {
  const release = platform.holdRequests({ endpoint: 'country' });
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page);
  await form.code.fill('123456');
  await form.mobile.fill(`+63${ALICE_NUMBER}`);
  await form.mobile.press('Enter');
  release();
  await expect(form.send).toBeEnabled();
  expect(platform.wireEntries('login')).toEqual([]);
  await form.mobile.press('Enter');
  await expect(form.code).toHaveAccessibleDescription('The code is not right or no longer valid');
  expect(platform.wireEntries('login')).toHaveLength(1);
});
