import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import { goOffline, goOnline } from '../../../tests/components/network';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { systemClock } from '../../base/clock';
import { verifyLoginSecondFactor } from '../../contract/endpoints/account/session';
import { sendSmsCode } from '../../contract/endpoints/account/verification';
import { call } from '../../services/platform/api-client';
import { queryClient } from '../../services/queries/query-client';
import { isLoginRemembered } from '../../services/remembered-login/auto-login-flag';
import { readAutoLoginMode } from '../../services/remembered-login/auto-login-mode';
import { rememberLogin } from '../../services/remembered-login/remembered-login';
import type { SecondFactorChallenge } from '../../services/session-lifecycle/second-factor-challenge';
import { openSecondFactorDialog } from './open-second-factor';

const TINA = {
  username: 'tina',
  password: 'Two-factor-3',
  factors: { payeeName: true, sms: true, ga: true, email: true },
};
const MOBILE = '9170000003';
const REFUSED = 'The verification is not right';

beforeEach(async () => {
  queryClient.clear();
  await resetPageAndRecordNavigations();
});

async function openDialog(challenge: SecondFactorChallenge = TINA) {
  const settled: unknown[] = [];
  const screen = await render(<TestProviders>{null}</TestProviders>);
  void openSecondFactorDialog(challenge).then((response) => settled.push(response));
  const dialog = screen.getByRole('dialog', { name: 'Two-step verification' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect.element(field('Full name')).toBeVisible();
  return {
    screen,
    dialog,
    settled,
    field,
    number: field('Mobile number'),
    code: field('Code from the SMS'),
    send: dialog.getByRole('button', { name: /^Send/ }),
    submit: dialog.getByRole('button', { name: 'Verify' }),
    passed: dialog.getByRole('status').filter({ hasText: 'Verification passed' }),
    choose: (name: string) => dialog.getByRole('tab', { name }).click(),
    alert: (text: string) => dialog.getByRole('alert').filter({ hasText: text }),
  };
}

async function openSms() {
  const dialog = await openDialog();
  await dialog.choose('SMS');
  await expect.element(dialog.dialog.getByText('+63')).toBeVisible();
  return dialog;
}

const readBodies = async (endpoint: string): Promise<readonly unknown[]> =>
  (await commands.readRequests(endpoint)).map(({ body }) => JSON.parse(body));

describe('[TFA-1] second factor dialog', () => {
  test('[LOGIN-5.1][TFA-1.1] the second factor dialog has a tab for each available factor, and focuses the field of the first tab', async () => {
    const { dialog, field } = await openDialog();
    const tabs = dialog.getByRole('tab').elements();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Full name', 'SMS', 'Google verification', 'Email']);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    await expect.element(field('Full name')).toHaveFocus();
  });

  test('[TFA-1.1] the tabs of the second factor dialog are chips in one row', async () => {
    const { dialog } = await openDialog();
    const tops = dialog
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });

  test('no tab of the second factor dialog has accessibility violations while it shows the errors of empty fields', async () => {
    const { choose, submit, dialog } = await openDialog();
    for (const tab of ['Full name', 'SMS', 'Google verification', 'Email']) {
      await choose(tab);
      await submit.click();
      await expect.element(dialog.getByRole('textbox', { name: '' }).first()).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleInBothTextDirections('dialog');
    }
  });
});

describe('[TFA-3.1] input of a second factor', () => {
  test('an empty field of a second factor is not sent, but marked as invalid and focused', async () => {
    const { number, send, submit } = await openSms();
    await submit.click();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(number).toHaveAccessibleDescription('Enter the mobile number of your account.');
    await send.click();
    await expect.element(number).toHaveFocus();
    expect(await Promise.all(['verifyLoginSecondFactor', 'sendSmsCode'].map(commands.countRequests))).toEqual([0, 0]);
  });

  test('the input of a second factor is sent only once even if the form is submitted again before the response', async () => {
    await commands.holdRequests('verifyLoginSecondFactor');
    const { field, submit, passed } = await openDialog();
    await field('Full name').fill('Tina Tran');
    const { form } = submit.element() as HTMLButtonElement;
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    form?.requestSubmit();
    await commands.releaseRequests();
    await expect.element(passed).toBeVisible();
    expect(await commands.countRequests('verifyLoginSecondFactor')).toBe(1);
  });
});

test('[LOGIN-5.4][TFA-2] a sign-in by SMS can be completed with a second factor other than SMS, even after a wrong answer', async () => {
  await call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum: MOBILE }, quiet: true });
  const sms = { mobileNum: MOBILE, verificationCode: await commands.readSmsCode(MOBILE) };
  const factors = { ...TINA.factors, sms: false };
  const { dialog, field, submit, passed } = await openDialog({ username: '', password: '', sms, factors });
  const names = dialog.getByRole('tab').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Full name', 'Google verification', 'Email']);
  await field('Full name').fill('Somebody else');
  await submit.click();
  await expect.element(field('Full name')).toHaveValue('');
  await field('Full name').fill('Tina Tran');
  await submit.click();
  await expect.element(passed).toBeVisible();
});

describe('[TFA-4] second factor verification', () => {
  test('[LOGIN-7.7][TFA-4.1] a wrong code gets a message, and the right code is accepted in digits of any numbering system', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const { choose, field, submit, alert, passed, screen, settled } = await openDialog();
    await choose('Google verification');
    const code = field('Code from Google Authenticator');
    await code.fill((await commands.readAuthenticatorCode(secret)) === '000000' ? '000001' : '000000');
    await submit.click();
    await expect.element(alert(REFUSED)).toBeVisible();
    await expect.element(code).toHaveValue('');
    await expect.element(code).toHaveFocus();
    // Read only now, as it is no longer accepted after a minute.
    const right = await commands.readAuthenticatorCode(secret);
    const arabicDigits = right.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await code.fill(`Fair (tina): ${arabicDigits.slice(0, 3)} ${arabicDigits.slice(3)}`); // the format authenticator apps show
    await submit.click();
    await expect.element(passed).toBeVisible();
    await expect
      .poll(() => settled)
      .toEqual([{ ok: true, value: expect.objectContaining({ token: expect.any(String) }) }]);
    await screen.unmount();
    const again = await openDialog();
    await again.choose('Google verification');
    await again.field('Code from Google Authenticator').fill(right);
    await again.submit.click();
    await expect.element(again.alert(REFUSED)).toBeVisible();
    expect(await commands.countRequests('verifyLoginSecondFactor')).toBe(3);
  });

  test('closing the second factor dialog cancels the sign-in without sending a verification request', async () => {
    const { dialog, settled } = await openDialog();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.elements()).toEqual([]);
    expect([settled, await commands.countRequests('verifyLoginSecondFactor')]).toEqual([[undefined], 0]);
  });

  test('[TFA-4.2] the dialog keeps the input that is submitted offline, and can be retried when the device is online', async () => {
    const { field, submit, alert, passed } = await openDialog();
    await field('Full name').fill('Tina Tran');
    await goOffline();
    await submit.click();
    await expect.element(alert('You are offline')).toBeVisible();
    await expect.element(field('Full name')).toHaveValue('Tina Tran');
    await goOnline();
    await submit.click();
    await expect.element(passed).toBeVisible();
  });

  test('the second factor verification shows an error after a lost response, and can be sent again', async () => {
    await commands.addFault({ endpoint: 'verifyLoginSecondFactor', status: 504, times: 1 });
    const { field, submit, alert, passed } = await openDialog();
    await field('Full name').fill('Tina Tran');
    await submit.click();
    await expect.element(alert('error')).toBeVisible();
    await submit.click();
    await expect.element(passed).toBeVisible();
    expect(await commands.countRequests('verifyLoginSecondFactor')).toBe(2);
  });
});

describe('[TFA-4] after a refusal or a lost answer', () => {
  test('[TFA-4.1] the refusal goes when the next press finds the field empty, which then has a message of its own', async () => {
    const { field, submit, alert } = await openDialog();
    await field('Full name').fill('Somebody else');
    await submit.click();
    await expect.element(alert(REFUSED)).toBeVisible();
    await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true');
    await submit.click();
    await expect.element(field('Full name')).toHaveAccessibleDescription('Enter the full name of your account.');
    await expect.element(alert(REFUSED)).not.toBeInTheDocument();
  });

  test('[TFA-4.3] a code that is refused after its answer was lost may have been used: another factor still signs in', async () => {
    const right = await commands.readAuthenticatorCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const { choose, field, submit, alert, passed } = await openDialog();
    await choose('Google verification');
    const code = field('Code from Google Authenticator');
    await code.fill(right);
    // The platform accepts the code, and the dialog hears nothing of it.
    const { username, password } = TINA;
    await call(verifyLoginSecondFactor, { body: { username, password, method: 'G', authCode: right }, quiet: true });
    await commands.addFault({ endpoint: 'verifyLoginSecondFactor', status: 504, times: 1 });
    await submit.click();
    await expect.element(alert('error')).toBeVisible();
    await expect.element(code).toHaveValue(right);
    await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true');
    await submit.click();
    await expect.element(alert('The first attempt may have used this code up.')).toBeVisible();
    await expect.element(alert(REFUSED)).toBeVisible();
    await expect.element(alert('no longer valid')).not.toBeInTheDocument();
    await expect.element(code).toHaveValue('');
    await choose('Full name');
    await field('Full name').fill('Tina Tran');
    await submit.click();
    await expect.element(passed).toBeVisible();
  });

  test.each([
    ['login.cred.err', 'The username or password is not right', [false, 'on'], 'login.cred.err'],
    ['token_ip_different', 'Your network address has changed', [true, 'off'], undefined],
  ] as const)(
    '[LOGIN-5.5][LOGIN-5.6][LOGIN-5.7] %s leaves the dialog open and empty, is told there, and after it as $3',
    async (errorCode, words, stored, told) => {
      await rememberLogin({ type: 'username', username: 'tina', password: TINA.password, merchant: 'FAIR' });
      await commands.addFault({ endpoint: 'verifyLoginSecondFactor', errorCode, times: 1 });
      const { dialog, field, submit, alert, settled } = await openDialog();
      await field('Full name').fill('Tina Tran');
      await submit.click();
      await expect.element(alert(words)).toBeVisible();
      await expect.element(field('Full name')).toHaveValue('');
      await expect.poll(() => [isLoginRemembered(), readAutoLoginMode()]).toEqual(stored);
      await dialog.getByRole('button', { name: 'Close' }).click();
      const refusal = told && { ok: false, error: expect.objectContaining({ code: told }) };
      await expect.poll(() => settled).toEqual([refusal]);
    },
  );
});

describe('[TFA-3] SMS as the second factor', () => {
  test('[TFA-3.2][TFA-4][LOGIN-7] the resend countdown of the SMS factor continues when the dialog is closed and opened again', async () => {
    const { screen, number, code, send } = await openSms();
    await number.fill(` ${MOBILE} `);
    await send.click();
    await expect.element(code).toHaveFocus();
    await expect.element(send).toBeDisabled();
    await expect.element(send).toHaveTextContent(/^Send again in \d+ s$/);
    await screen.unmount();
    const again = await openSms();
    await again.number.fill(MOBILE);
    await expect.element(again.send).toHaveTextContent(/^Send again in \d+ s$/);
    const sent = await commands.readSmsCode(MOBILE);
    await again.code.fill(sent);
    await again.submit.click();
    await expect.element(again.passed).toBeVisible();
    await again.screen.unmount();
    const reused = await openSms();
    await reused.number.fill(MOBILE);
    await reused.code.fill(sent);
    await reused.submit.click();
    await expect.element(reused.alert(REFUSED)).toBeVisible();
    expect(await Promise.all(['sendSmsCode', 'verifyLoginSecondFactor'].map(commands.countRequests))).toEqual([1, 2]);
  });

  test('[LOGIN-7.1] the SMS factor lets the visitor request another code after the resend countdown', async () => {
    const { number, send } = await openSms();
    await number.fill(MOBILE);
    await send.click();
    await expect.element(send).toHaveTextContent(/^Send again in \d+ s$/);
    const later = Date.now() + 5 * 60_000;
    vi.spyOn(systemClock, 'now').mockReturnValue(later);
    await expect.element(send).toHaveTextContent('Send code');
    await expect.element(send).toBeEnabled();
  });

  test('[TFA-3.2][LOGIN-6] the SMS factor removes the calling code from a number typed in international format', async () => {
    const { number, code, send } = await openSms();
    await number.fill('+63 917 000 0003');
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${MOBILE}.`);
    expect(await readBodies('sendSmsCode')).toEqual([{ countryDialingCode: '63', mobileNum: MOBILE }]);
  });

  test('[LOGIN-7] the SMS factor lets the visitor request a code for a corrected number immediately', async () => {
    const { number, code, send, submit, passed } = await openSms();
    await number.fill('9170000009');
    await send.click();
    await expect.element(send).toHaveTextContent(/Send again in/);
    await number.fill(MOBILE);
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${MOBILE}.`);
    await code.fill([...(await commands.readSmsCode(MOBILE))].join(' '));
    await submit.click();
    await expect.element(passed).toBeVisible();
  });

  test('[TFA-3.2][LOGIN-6] the SMS factor requests the code with the chosen calling code', async () => {
    const { screen, dialog, number, code, send } = await openSms();
    const callingCode = dialog.getByRole('button', { name: /^Dialling code/ });
    await callingCode.click();
    await screen
      .getByRole('dialog', { name: 'Dialling code' })
      .getByRole('option', { name: /Vietnam/ })
      .click();
    await expect.element(callingCode).toHaveAccessibleName(/\+84, Vietnam/);
    await expect.element(dialog).toBeVisible();
    await number.fill('+84 917 000 0003');
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +84 ${MOBILE}.`);
    expect(await readBodies('sendSmsCode')).toEqual([{ countryDialingCode: '84', mobileNum: MOBILE }]);
  });

  test('[TFA-4] [LOGIN-7] the SMS factor submits a code that the browser reads from the SMS', async () => {
    let deliver: (sms: Credential) => void = () => undefined;
    vi.stubGlobal('OTPCredential', class {});
    vi.spyOn(navigator.credentials, 'get').mockReturnValue(
      new Promise((resolve) => {
        deliver = resolve;
      }),
    );
    const { number, code, send, passed } = await openSms();
    await number.fill(MOBILE);
    await send.click();
    await expect.element(code).toHaveFocus();
    deliver(Object.assign({ id: '', type: 'otp' }, { code: await commands.readSmsCode(MOBILE) }));
    await expect.element(passed).toBeVisible();
    expect(await commands.countRequests('verifyLoginSecondFactor')).toBe(1);
  });

  test('[LOGIN-6] the SMS factor sends no request until the calling code has been loaded with “Retry”', async () => {
    await commands.addFault({ endpoint: 'country', status: 500 });
    const { dialog, choose, number, code, send, alert } = await openDialog();
    await choose('SMS');
    const missing = alert('The dialling code of your country could not be loaded.');
    await expect.element(missing).toBeVisible();
    await number.fill(MOBILE);
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await commands.clearFaults();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => missing.elements()).toEqual([]);
    expect(await Promise.all(['sendSmsCode', 'verifyLoginSecondFactor'].map(commands.countRequests))).toEqual([0, 0]);
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${MOBILE}.`);
  });
});

test('[CAPT-3] the SMS factor shows an error and sends no SMS if the required captcha is not configured', async () => {
  await commands.setScenario({ captchaAtSms: true });
  await loadMerchantStatus();
  const { number, send, alert } = await openSms();
  await number.fill(MOBILE);
  await send.click();
  await expect.element(alert('verification')).toBeVisible();
  expect(await commands.countRequests('sendSmsCode')).toBe(0);
});
