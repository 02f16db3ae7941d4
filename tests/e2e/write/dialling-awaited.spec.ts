import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { SmsForm } from '../../support/pages/sms-form';

const { mobile: ALICE = '' } = memberOf('alice');

test('[LOGIN-6] Enter sends nothing either before it is known what is dialled', async ({ page, platform }) => {
  const release = platform.hold({ endpoint: 'country' });
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'SMS' }).click();
  const form = new SmsForm(page);
  await form.code.fill('123456');
  await form.mobile.fill(`+63${ALICE}`);
  await form.mobile.press('Enter');
  release();
  await expect(form.send).toBeEnabled();
  expect(platform.wire('login')).toEqual([]);
  await form.mobile.press('Enter');
  await expect(form.code).toHaveAccessibleDescription('The code is not right or no longer valid');
  expect(platform.wire('login')).toHaveLength(1);
});
