import { PageClock } from '../../../support/clocks/page-clock';
import {
  createUnusedPhoneNumber,
  expect,
  PhoneAndSocialSignInPanel,
  requestAndEnterSmsCode,
  test,
} from '../../../support/identity/identity';
import { locateMemberName } from '../../../support/members/shown-member';
import { expectAccessibleInBothTextDirections } from '../../../support/page/axe';
import { SecondFactorDialog } from '../../../support/page-objects/second-factor-dialog';

const ALICE_NUMBER = '9170000001';
const PROVIDER_PATH = '/identitytoolkit.googleapis.com/v1/accounts';

test('[SESS-1.2][SOCIAL-1.1][SOCIAL-1.2][LOGIN-1] signing in with an SMS code of the identity provider opens home, and signs in another tab on the sign-in page', async ({
  page,
  context,
  platform,
}) => {
  const waiting = await context.newPage();
  await waiting.goto('/m/withdraw');
  await expect(waiting.getByRole('tab', { name: 'Phone & social' })).toBeVisible(); // the tab listens for sign-ins once the form is rendered
  const form = new PhoneAndSocialSignInPanel(page);
  await form.open();
  await expectAccessibleInBothTextDirections(page);
  await form.mobile.fill('0917 000 0001');
  await form.send.click();
  await expect(form.code).toBeFocused();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
  await expect(form.send).toContainText(/Send again in \d+ s/);
  await form.code.fill([...(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '')].join(' '));
  await form.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(locateMemberName(page, 'alice')).toBeVisible();
  const [sent] = platform.wireEntries('login');
  expect(sent?.headers).toMatchObject({ encryption: '1' });
  const storage = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    JSON.stringify(Object.values(sessionStorage)),
  ]);
  expect(storage.join(), 'the provider identity is not stored').not.toMatch(/firebase:|eyJhbGci/);
  await expect(waiting).toHaveURL(/\/m\/withdraw$/);
});

test('[ROUTE-7.1][SOCIAL-1.1][SOCIAL-1.2][ROUTE-2] a sign-in by phone number opens the redirectUrl of the requested page', async ({
  page,
  platform,
}) => {
  const landingUrl = /\/m\/member\/home\?x=1/;
  await page.goto(`/m/withdraw?redirectUrl=${encodeURIComponent('/m/member/home?x=1')}`);
  await expect(page).toHaveURL(/\/m\/login/);
  await page.getByRole('tab', { name: 'Phone & social' }).click();
  await new PhoneAndSocialSignInPanel(page).signIn(ALICE_NUMBER, platform);
  await expect(page).toHaveURL(landingUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(landingUrl);
});

test.describe('with invalid codes', () => {
  test.use({ allowedPageErrors: /status of 400/ });

  test('[SOCIAL-1.5][SOCIAL-5.3][SOCIAL-5.4] for a code that is wrong, expired, never sent or sent to another number, an error is shown at the code field', async ({
    page,
    platform,
  }) => {
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await form.mobile.fill(ALICE_NUMBER);
    await form.code.fill('123456');
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Error code: auth\/code-expired/);

    await requestAndEnterSmsCode(form, ALICE_NUMBER, () => '000000');
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(
      /This code is not right.*\s*Error code: auth\/invalid-verification-code/,
    );
    await expect(form.code).toBeFocused();
    await expect(form.mobile).toHaveValue(ALICE_NUMBER);

    await form.code.fill(platform.identityCode(`+63${ALICE_NUMBER}`) ?? '');
    await form.mobile.fill(createUnusedPhoneNumber());
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Error code: auth\/code-expired/);
    expect(platform.wireEntries('login')).toHaveLength(0);

    await form.mobile.fill(ALICE_NUMBER);
    platform.addFault({
      endpoint: `${PROVIDER_PATH}:signInWithPhoneNumber`,
      status: 400,
      body: JSON.stringify({ error: { code: 400, message: 'SESSION_EXPIRED' } }),
      times: 1,
    });
    await form.submit.click();
    await expect(form.code).toHaveAccessibleDescription(/no longer valid.*\s*Error code: auth\/code-expired/);
    await expect(form.mobile).toHaveValue(ALICE_NUMBER);
  });
});

test.describe('when a step fails', () => {
  test.use({ allowedPageErrors: /status of 400|net::ERR_|Failed to load resource/ });

  test('[SOCIAL-5.2][SOCIAL-5.4] an error for an invalid number, too many requests or no connection keeps the input, and the step is repeatable', async ({
    page,
    platform,
  }) => {
    const failSend = (fault: { status?: number; body?: string; cut?: boolean }) =>
      platform.addFault({ endpoint: `${PROVIDER_PATH}:sendVerificationCode`, times: 1, ...fault });
    const refuseSend = (message: string) =>
      failSend({ status: 400, body: JSON.stringify({ error: { code: 400, message } }) });
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription('Enter your mobile number.');
    await form.mobile.fill('12');
    refuseSend('INVALID_PHONE_NUMBER');
    await form.send.click();
    await expect(form.mobile).toHaveAccessibleDescription(
      /does not recognise this mobile number.*\s*Error code: auth\/invalid-phone-number/,
    );
    refuseSend('TOO_MANY_ATTEMPTS_TRY_LATER');
    await form.mobile.fill(ALICE_NUMBER);
    await form.send.click();
    await expect(page.getByText('Error code: auth/too-many-requests')).toBeVisible();
    failSend({ cut: true });
    await form.send.click();
    await expect(page.getByText('Error code: auth/network-request-failed')).toBeVisible();
    await expect(form.mobile).toHaveValue(ALICE_NUMBER);
    await form.send.click();
    await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);

    const code = platform.identityCode(`+63${ALICE_NUMBER}`) ?? '';
    await form.code.fill(code);
    platform.addFault({ endpoint: `${PROVIDER_PATH}:signInWithPhoneNumber`, cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('Error code: auth/network-request-failed')).toBeVisible();
    await expect(form.code).toHaveValue(code);
  });

  test('[SOCIAL-2.4][SOCIAL-2.5] a sign-in without a response can be repeated with the same code; a refused one shows the platform’s message', async ({
    page,
    platform,
  }) => {
    const form = new PhoneAndSocialSignInPanel(page);
    await form.open();
    await requestAndEnterSmsCode(form, ALICE_NUMBER, (sent) => platform.identityCode(sent));
    platform.addFault({ endpoint: 'login', cut: true, times: 1 });
    await form.submit.click();
    await expect(page.getByText('What you typed is kept')).toBeVisible();
    platform.addFault({ endpoint: 'login', errorCode: 'account.closed', message: 'This account is closed', times: 1 });
    await form.submit.click();
    await expect(page.getByText('This account is closed')).toBeVisible();
    await expect(form.mobile).toHaveValue(ALICE_NUMBER);
    expect(platform.wireEntries('login')).toHaveLength(2);
  });
});

test('[LOGIN-7.1][LOGIN-7.2] a code is sent to a corrected number immediately, but to the first number again only after a minute', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  const form = new PhoneAndSocialSignInPanel(page);
  await form.open();
  const number = createUnusedPhoneNumber();
  await requestAndEnterSmsCode(form, number, () => '');
  await form.mobile.fill(ALICE_NUMBER);
  await expect(form.send).toHaveText('Send code');
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${ALICE_NUMBER}.`);
  await form.mobile.fill(number);
  await expect(form.send).toContainText('Send again in');
  await page.clock.fastForward(61_000);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(`A code is on its way to +63${number}.`);
  await form.code.fill(platform.identityCode(`+63${number}`) ?? '');
  await form.submit.click();
  await expect(form.choice).toBeVisible();
});

test('[SOCIAL-1.3][TFA-4][LOGIN-5] after the second factor of a sign-in by phone number, a success message is shown before the dialog closes', async ({
  page,
  platform,
}) => {
  const form = new PhoneAndSocialSignInPanel(page);
  await form.open();
  await form.signIn('9170000003', platform);
  const step = new SecondFactorDialog(page);
  await step.field('Full name').fill('Tina Tran');
  await (await PageClock.install(page)).stop(); // the message is shown for 1.5 s
  await step.submit.click();
  await expect(step.root.getByText('Verification passed')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(step.root).toBeHidden();
  await expect(locateMemberName(page, 'tina')).toBeVisible();
});
