import { enterIdentityCode, expect, SocialForm, test, unusedPhoneNumber } from '../../../support/identity/identity';
import { shownMember } from '../../../support/members/shown-member';
import { expectAccessibleBothWays } from '../../../support/page/axe';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

const ALICE_NUMBER = '9170000001';

test.describe('signing in by phone', () => {
  test('[SOCIAL-1] [LOGIN-1] a code from the identity provider signs in and opens home', async ({ page, platform }) => {
    const form = new SocialForm(page);
    await form.open();
    await expectAccessibleBothWays(page);
    await form.mobile.fill('0917 000 0001');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
    await expect(form.send).toContainText(/Send again in \d+ s/);
    await form.code.fill(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '');
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(shownMember(page, 'alice')).toBeVisible();
    const [sent] = platform.wireEntries('login');
    expect(sent?.headers).toMatchObject({ encryption: '1' });
    const storage = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      JSON.stringify(Object.values(sessionStorage)),
    ]);
    expect(storage.join(), 'the provider identity is not stored').not.toMatch(/firebase:|eyJhbGci/);
  });

  test('[LOGIN-6] [REG-5] the calling code can be chosen for sign-in through the identity provider', async ({
    page,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'UPDATEMOBILEICC3', false);
    const form = new SocialForm(page);
    await form.open();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Dialling code.*\+63/ })).toBeVisible();
  });

  test.describe('with invalid codes', () => {
    test.use({ allowedPageErrors: /status of 400/ });

    test('[SOCIAL-5] a wrong code is reported at its field with code and reason, and the input stays', async ({
      page,
      platform,
    }) => {
      const form = new SocialForm(page);
      await form.open();
      await enterIdentityCode(form, ALICE_NUMBER, () => '000000');
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(
        /This code is not right.*\s*Code: auth\/invalid-verification-code\s*Reason: \S+/,
      );
      await expect(form.code).toBeFocused();
      await expect(form.mobile).toHaveValue(ALICE_NUMBER);
      await form.code.fill(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '');
      await form.submit.click();
      await expect(page).toHaveURL(/\/m\/home/);
    });

    test('[SOCIAL-5] an expired code and one that was never sent are reported as no longer valid', async ({
      page,
      platform,
    }) => {
      const form = new SocialForm(page);
      await form.open();
      await form.mobile.fill(ALICE_NUMBER);
      await form.code.fill('123456');
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Code: auth\/code-expired/);
      await enterIdentityCode(form, ALICE_NUMBER, (number) => platform.identityCode(number));
      platform.addFault({
        endpoint: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber',
        status: 400,
        body: JSON.stringify({ error: { code: 400, message: 'SESSION_EXPIRED' } }),
        times: 1,
      });
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Code: auth\/code-expired/);
      await expect(form.mobile).toHaveValue(ALICE_NUMBER);
    });

    test('[SOCIAL-5] an invalid number and too many requests are reported', async ({ page, platform }) => {
      const failSend = (message: string) =>
        platform.addFault({
          endpoint: '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode',
          status: 400,
          body: JSON.stringify({ error: { code: 400, message } }),
          times: 1,
        });
      const form = new SocialForm(page);
      await form.open();
      await form.send.click();
      await expect(form.mobile).toHaveAccessibleDescription('Enter your mobile number.');
      await form.mobile.fill('12');
      failSend('INVALID_PHONE_NUMBER');
      await form.send.click();
      await expect(form.mobile).toHaveAccessibleDescription(/not a mobile number.*\s*Code: auth\/invalid-phone-number/);
      failSend('TOO_MANY_ATTEMPTS_TRY_LATER');
      await form.mobile.fill(ALICE_NUMBER);
      await form.send.click();
      await expect(page.getByText('Code: auth/too-many-requests')).toBeVisible();
    });
  });

  test('[LOGIN-7] another code can be requested after a minute, and it works', async ({ page, platform }) => {
    await page.clock.install();
    const form = new SocialForm(page);
    await form.open();
    const number = unusedPhoneNumber();
    await enterIdentityCode(form, number, (sent) => platform.identityCode(sent));
    await form.send.click({ force: true });
    await expect(form.send).toContainText('Send again in');
    await page.clock.fastForward(61_000);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    await form.code.fill(platform.identityCode(`+63${number}`) ?? '');
    await form.submit.click();
    await expect(form.choice).toBeVisible();
  });

  test('[LOGIN-7] a corrected number is sent a code immediately; the first number still has its code when typed again', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    await enterIdentityCode(form, ALICE_NUMBER, () => '');
    const other = unusedPhoneNumber();
    await form.mobile.fill(other);
    await expect(form.send).toHaveText('Send code');
    await form.mobile.fill(ALICE_NUMBER);
    await expect(form.send).toContainText('Send again in');
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
    await form.code.fill([...(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '')].join(' '));
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[LOGIN-7] a corrected number is sent a code before the countdown of the first number ends', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    await enterIdentityCode(form, unusedPhoneNumber(), () => '');
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
    await form.code.fill(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '');
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[SOCIAL-1] a code sent to one number does not verify another', async ({ page, platform }) => {
    const form = new SocialForm(page);
    await form.open();
    await enterIdentityCode(form, unusedPhoneNumber(), (sent) => platform.identityCode(sent));
    await form.mobile.fill(ALICE_NUMBER);
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/Code: auth\/code-expired/);
    expect(platform.wireEntries('login')).toHaveLength(0);
  });
});

test('[LOGIN-5] a member with a second factor must pass it', async ({ page, platform }) => {
  const form = new SocialForm(page);
  await form.open();
  await enterIdentityCode(form, '9170000003', (sent) => platform.identityCode(sent));
  await form.submit.click();
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill('Tina Tran');
  await step.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(shownMember(page, 'tina')).toBeVisible();
});
