import { expect, test } from '../../../support/identity/identity';
import { tina } from '../../../support/members/second-factor';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';
import { SmsForm } from '../../../support/page-objects/sms-form';

test('[TFA-4] [LOGIN-7] with an external SMS provider, another code can be requested after a minute', async ({
  page,
  platform,
  loginPage,
}) => {
  const body = JSON.stringify({ success: true, value: { expirationTime: 300 } });
  platform.addFault({ endpoint: 'smsSend', status: 200, body, contentType: 'application/json' });
  await page.clock.install();
  await loginPage.open();
  await loginPage.signIn(tina.username, tina.password);
  const dialog = new SecondFactorDialog(page);
  await dialog.choose('SMS');
  const form = new SmsForm(page, dialog.root);
  await form.mobile.fill(tina.mobile ?? '');
  await form.send.click();
  await expect(form.send).toHaveText(/Send again in [1-6]\d s/);
  await page.clock.fastForward(60_000);
  await expect(form.send).toHaveText('Send code');
});
