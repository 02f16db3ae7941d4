import { expectAccessibleBothWays } from '../../support/axe';
import { expect, freshNumber, SocialForm, test, typeIdentityCode } from '../../support/identity';
import { SecondFactorDialog } from '../../support/pages/second-factor-dialog';

const ALICE = '9170000001';

test.describe('signing in by phone', () => {
  test('[SOCIAL-1] [LOGIN-1] a code of the provider signs in, and home is where it leads', async ({
    page,
    platform,
  }) => {
    const form = new SocialForm(page);
    await form.open();
    await expectAccessibleBothWays(page);
    await form.mobile.fill('0917 000 0001');
    await form.send.click();
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE}.`);
    await expect(form.send).toContainText(/Send again in \d+ s/);
    await form.code.fill(platform.identityCode(`+63${ALICE}`) ?? '');
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('alice').first()).toBeVisible();
    const [sent] = platform.wire('login');
    expect(sent?.headers).toMatchObject({ encryption: '1' });
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      JSON.stringify(Object.values(sessionStorage)),
    ]);
    expect(kept.join(), 'who was vouched for is not kept').not.toMatch(/firebase:|eyJhbGci/);
  });

  test('[LOGIN-6] [REG-5] the dialling code is to choose where this is the provider', async ({ page, platform }) => {
    platform.turn('FAIR', 'UPDATEMOBILEICC3', false);
    const form = new SocialForm(page);
    await form.open();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Dialling code.*\+63/ })).toBeVisible();
  });

  test.describe('with codes that are no good', () => {
    test.use({ allowedComplaints: /status of 400/ });

    test('[SOCIAL-5] a wrong code is told at its field with code and reason, and what was typed stays', async ({
      page,
      platform,
    }) => {
      const form = new SocialForm(page);
      await form.open();
      await typeIdentityCode(form, ALICE, () => '000000');
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(
        /This code is not right.*\s*Code: auth\/invalid-verification-code\s*Reason: \S+/,
      );
      await expect(form.code).toBeFocused();
      await expect(form.mobile).toHaveValue(ALICE);
      await form.code.fill(platform.identityCode(`+63${ALICE}`) ?? '');
      await form.submit.click();
      await expect(page).toHaveURL(/\/m\/home/);
    });

    test('[SOCIAL-5] an expired code, and one that was never sent', async ({ page, platform }) => {
      const form = new SocialForm(page);
      await form.open();
      await form.mobile.fill(ALICE);
      await form.code.fill('123456');
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Code: auth\/code-expired/);
      await typeIdentityCode(form, ALICE, (number) => platform.identityCode(number));
      platform.fault({
        endpoint: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber',
        status: 400,
        body: JSON.stringify({ error: { code: 400, message: 'SESSION_EXPIRED' } }),
        times: 1,
      });
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Code: auth\/code-expired/);
      await expect(form.mobile).toHaveValue(ALICE);
    });

    test('[SOCIAL-5] a number that is none, and too many of them', async ({ page, platform }) => {
      const strike = (message: string) =>
        platform.fault({
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
      strike('INVALID_PHONE_NUMBER');
      await form.send.click();
      await expect(form.mobile).toHaveAccessibleDescription(/not a mobile number.*\s*Code: auth\/invalid-phone-number/);
      strike('TOO_MANY_ATTEMPTS_TRY_LATER');
      await form.mobile.fill(ALICE);
      await form.send.click();
      await expect(page.getByText('Code: auth/too-many-requests')).toBeVisible();
    });
  });

  test('[LOGIN-7] another code may be asked for after a minute, and counts', async ({ page, platform }) => {
    await page.clock.install();
    const form = new SocialForm(page);
    await form.open();
    const number = freshNumber();
    await typeIdentityCode(form, number, (sent) => platform.identityCode(sent));
    await form.send.click({ force: true });
    await expect(form.send).toContainText('Send again in');
    await page.clock.fastForward(61_000);
    await form.send.click();
    await expect(form.send).toContainText('Send again in');
    await form.code.fill(platform.identityCode(`+63${number}`) ?? '');
    await form.submit.click();
    await expect(form.choice).toBeVisible();
  });

  test('[SOCIAL-1] a code sent to one number proves no other', async ({ page, platform }) => {
    const form = new SocialForm(page);
    await form.open();
    await typeIdentityCode(form, freshNumber(), (sent) => platform.identityCode(sent));
    await form.mobile.fill(ALICE);
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/Code: auth\/code-expired/);
    expect(platform.wire('login')).toHaveLength(0);
  });
});

test('[LOGIN-5] a member with a second factor takes that step', async ({ page, platform }) => {
  const form = new SocialForm(page);
  await form.open();
  await typeIdentityCode(form, '9170000003', (sent) => platform.identityCode(sent));
  await form.submit.click();
  const step = new SecondFactorDialog(page);
  await step.field('Real name').fill('Tina Tran');
  await step.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByText('tina').first()).toBeVisible();
});
