import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messageWithCode } from '../../../../tests/components/error-code';
import { goOffline, goOnline } from '../../../../tests/components/network';
import {
  forgetResponses,
  loadMerchantStatus,
  resetPageAndRecordNavigations,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { memberInfo } from '../../../contract/endpoints/account/member';
import { registerByMobileNumber } from '../../../contract/endpoints/account/registration';
import { call } from '../../../services/platform/api-client';
import { loadRememberedLogin, rememberLogin } from '../../../services/remembered-login/remembered-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { SmsLoginForm } from './sms-login-form';

const ALICE_NUMBER = '9170000001';
const OTHER_NUMBER = '9170000009';
const INVALID_CODE = 'This code is not right or no longer valid.';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

async function openForm({ onSignedIn = true } = {}) {
  const results: unknown[] = [];
  const screen = await render(<SmsLoginForm onSignedIn={onSignedIn ? (result) => results.push(result) : undefined} />, {
    wrapper: TestProviders,
  });
  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  const code = screen.getByRole('textbox', { name: 'Code from the SMS' });
  const send = screen.getByRole('button', { name: /^Send/ });
  const submit = screen.getByRole('button', { name: 'Log in', exact: true });
  const requestCode = async (number: string) => {
    await mobile.fill(number);
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(/A code is on its way/);
    await expect.poll(() => commands.readSmsCode(number)).toMatch(/^\d+$/);
    return commands.readSmsCode(number);
  };
  return { screen, results, mobile, code, send, submit, requestCode };
}

/**
 * Replaces the digits of a text with those of another writing system. @param zero code point of the digit 0 in that
 * writing system
 */
const inScript = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('[LOGIN-7] SMS sign-in form', () => {
  test('[REM-1.4] the fields have the attributes for phone numbers and one-time codes, and contain the remembered number', async () => {
    await rememberLogin({ type: 'sms', username: ALICE_NUMBER, merchant: 'FAIR' });
    const { mobile, code } = await openForm();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    await expect.element(mobile).toHaveAttribute('autocomplete', 'tel-national');
    await expect.element(mobile).toHaveAttribute('type', 'tel');
    await expect.element(mobile).toHaveValue(ALICE_NUMBER);
    await expect.element(code).toHaveValue('');
    expect(mobile.element().id).toBe('login-mobile');
  });

  test.each([
    [`+63${ALICE_NUMBER}`, ALICE_NUMBER],
    ['+84912345678', '+84912345678'],
  ])('[REM-1.1] the remembered number %s is filled into the SMS sign-in form as %s', async (username, shown) => {
    await rememberLogin({ type: 'sms', username, merchant: 'FAIR' });
    const { mobile } = await openForm();
    await expect.element(mobile).toHaveValue(shown);
  });

  test('[REM-1] contains “Remember me” only if the merchant offers auto login', async () => {
    const { screen } = await openForm();
    await expect.element(screen.getByRole('checkbox', { name: 'Remember me on this device' })).toBeChecked();
    await commands.setSwitch('MOBILEAUTOLOGIN3', false);
    await loadMerchantStatus();
    await expect.poll(() => screen.getByRole('checkbox').elements()).toEqual([]);
    expect(screen.container.textContent).not.toContain('false');
  });

  test('[LOGIN-7.3] accepts a number and a code in digits of another numbering system, with spaces and dashes', async () => {
    const { mobile, code, send, submit, results } = await openForm();
    await mobile.fill(`\u202a+${inScript(0x966, '63 917 000 0001')}\u202c`); // Devanagari
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    await expect.element(code).toHaveFocus();
    const digits = [...(await commands.readSmsCode(ALICE_NUMBER))];
    await code.fill(` ${inScript(0xe50, digits.join(' - '))} `); // Thai
    await submit.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
  });

  test('[LOGIN-7.6] finds the code in a pasted message, and sends nothing while the text contains two codes', async () => {
    const { mobile, code, send, submit, results } = await openForm();
    await mobile.fill('(+63) 0917 000 0001');
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    const sent = await commands.readSmsCode(ALICE_NUMBER);
    await code.fill(`Your code: ${sent}, not 99${sent}`);
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription('Enter the code alone, without other numbers.');
    await expect.element(code).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
    await code.fill(`KPC-${sent} is your code, valid 5 minutes`);
    await submit.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    await expect.element(mobile).toHaveValue('(+63) 0917 000 0001');
  });

  test('[LOGIN-7.5][LOGIN-6] a number of another country is sent with its own calling code if that can be chosen, else refused at the field', async () => {
    const first = await openForm();
    await first.mobile.fill('+84 0912 345 678');
    await first.send.click();
    await expect.element(first.code).toHaveAccessibleDescription('A code is on its way to +84 912345678.');
    const [request] = await commands.readRequests('sendSmsCode');
    expect(JSON.parse(request?.body ?? '{}')).toMatchObject({ countryDialingCode: '84', mobileNum: '912345678' });
    await first.screen.unmount();

    await commands.setSwitch('UPDATEMOBILEICC3', false);
    await loadMerchantStatus();
    const { mobile, send } = await openForm();
    await mobile.fill('+84 0912 345 678');
    await send.click();
    await expect.element(mobile).toHaveAccessibleDescription('Numbers from other countries are not accepted here.');
    await expect.element(mobile).toHaveFocus();
    expect(await commands.countRequests('sendSmsCode')).toBe(1);
  });

  test('[LOGIN-7.5][REM-1.1] a member of another country, not the one with the same digits here, is signed in and remembered', async () => {
    const international = `+84${ALICE_NUMBER}`;
    const device = { loginDeviceId: 'd', isOfficialAppLogin: false };
    const origin = {
      registerMethod: 'H5',
      registerUrl: 'https://fair.example',
      domain: 'fair.example',
      login: false,
    } as const;
    const number = { mobileNum: ALICE_NUMBER, countryDialingCode: '84' };
    await call(registerByMobileNumber, {
      body: { ...device, ...origin, ...number, password: 'Brand-new-1' },
      quiet: true,
    });
    const { mobile, code, send, submit, results, screen } = await openForm();
    await mobile.fill(international);
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +84 ${ALICE_NUMBER}.`);
    await code.fill(await commands.readSmsCode(international));
    await submit.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    expect(await call(memberInfo, { quiet: true })).toMatchObject({
      ok: true,
      value: { userName: `m84_${ALICE_NUMBER}` },
    });
    await expect.poll(loadRememberedLogin).toEqual({ type: 'sms', username: international, merchant: 'FAIR' });
    await screen.unmount();
    const again = await openForm();
    await expect.element(again.mobile).toHaveValue(international);
  });

  test('[LOGIN-7.5][BOOT-6.1] a member who is in another country signs in with the number from home', async () => {
    const vietnam = { countryCode: 'VN', countryDialingCode: '84' };
    const countries = [{ countryCode: 'PH', countryDialingCode: '63' }, vietnam];
    const value = { ...vietnam, countries, currency: 'PHP', currencySymbol: '₱' };
    const body = JSON.stringify({ success: true, value });
    await commands.addFault({ endpoint: 'country', body, contentType: 'application/json' });
    forgetResponses();
    onTestFinished(forgetResponses);
    const { mobile, code, send, submit, results, screen } = await openForm();
    await expect.element(screen.getByRole('button', { name: /^Dialling code/ })).toHaveTextContent('+84');
    await mobile.fill(`+63 ${ALICE_NUMBER}`);
    await send.click();
    await expect.element(code).toHaveAccessibleDescription(`A code is on its way to +63 ${ALICE_NUMBER}.`);
    await code.fill(await commands.readSmsCode(ALICE_NUMBER));
    await submit.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    expect(await call(memberInfo, { quiet: true })).toMatchObject({ ok: true, value: { userName: 'alice' } });
  });

  test('is submitted automatically when the browser has read the code from the SMS', async () => {
    let deliver: (sms: Credential) => void = () => undefined;
    vi.stubGlobal('OTPCredential', class {});
    // One promise, which may be asked for after the delivery too.
    vi.spyOn(navigator.credentials, 'get').mockReturnValue(
      new Promise((resolve) => {
        deliver = resolve;
      }),
    );
    const { requestCode, results } = await openForm();
    const code = await requestCode(ALICE_NUMBER);
    deliver(Object.assign({ id: '', type: 'otp' }, { code }));
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    expect(await commands.countRequests('login')).toBe(1);
  });
});

describe('[LOGIN-1] session after a sign-in by SMS', () => {
  test('a sign-in by SMS starts the session even if there is no onSignedIn callback', async () => {
    const { code, submit, requestCode } = await openForm({ onSignedIn: false });
    await code.fill(await requestCode(ALICE_NUMBER));
    await submit.click();
    await expect.poll(() => getCurrentSession()?.token).toMatch(/./);
  });

  test('a sign-in by SMS whose form is unmounted before the response starts the session, but does not call onSignedIn', async () => {
    await commands.holdRequests('login');
    const { screen, code, submit, requestCode, results } = await openForm();
    await code.fill(await requestCode(ALICE_NUMBER));
    await submit.click();
    await expect.poll(() => commands.countRequests('login')).toBe(1);
    await screen.unmount();
    await commands.releaseRequests();
    await expect.poll(() => getCurrentSession()?.token).toMatch(/./);
    expect(results).toEqual([]);
  });
});

describe('[LOGIN-7] countdown until another SMS code can be requested', () => {
  test('[LOGIN-7.1][LOGIN-7.2] the resend countdown applies only to the number to which the SMS code was sent, even in a reopened form', async () => {
    const { screen, mobile, code, send, requestCode } = await openForm();
    await requestCode(OTHER_NUMBER);
    await expect.element(send).toHaveTextContent(/Send again in \d+ s/);
    await mobile.fill(ALICE_NUMBER);
    await expect.element(send).toHaveTextContent('Send code');
    await expect.element(code).not.toHaveAccessibleDescription();
    await requestCode(ALICE_NUMBER);
    await expect.element(send).toHaveTextContent(/Send again in \d+ s/);
    await mobile.fill('0917 000 0009');
    await expect.element(send).toHaveTextContent(/Send again in \d+ s/);
    await screen.unmount();
    const again = await openForm();
    await expect.element(again.send).toHaveTextContent(/Send again in \d+ s/);
    expect(await commands.countRequests('sendSmsCode')).toBe(2);
  });
});

describe('errors of an SMS sign-in', () => {
  test('[LOGIN-7] an SMS sign-in with a wrong code shows the error at the code field, focuses that field and keeps the number', async () => {
    const { mobile, code, submit, requestCode, results } = await openForm();
    const sent = await requestCode(ALICE_NUMBER);
    await code.fill(sent === '111111' ? '222222' : '111111');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription(messageWithCode(INVALID_CODE));
    await expect.element(code).toHaveFocus();
    await expect.element(mobile).toHaveValue(ALICE_NUMBER);
    await code.fill(sent);
    await submit.click();
    await expect.poll(() => results).toHaveLength(1);
  });

  test('[LOGIN-5] an SMS sign-in with an unknown number shows the error at the number field', async () => {
    const { mobile, code, submit, requestCode, results } = await openForm();
    await code.fill(await requestCode('9999999999'));
    await submit.click();
    await expect
      .element(mobile)
      .toHaveAccessibleDescription(messageWithCode('There is no account with this username or number.'));
    await expect.element(mobile).toHaveFocus();
    expect([results, getCurrentSession()]).toEqual([[], undefined]);
  });

  test('[LOGIN-7] requesting an SMS code shows an error for a missing or invalid number, a rate limit or a lost connection', async () => {
    const { screen, mobile, send } = await openForm();
    await send.click();
    await expect.element(mobile).toHaveAccessibleDescription('Enter your mobile number.');
    await mobile.fill('12');
    await send.click();
    await expect
      .element(mobile)
      .toHaveAccessibleDescription(
        messageWithCode(
          'This mobile number cannot be used here. Check the number and the dialling code. Reason: This is not a mobile number',
        ),
      );
    await commands.addFault({
      endpoint: 'sendSmsCode',
      errorCode: 'TOO_MANY_REQUEST_SMS',
      message: 'hidden',
      times: 1,
    });
    await mobile.fill(ALICE_NUMBER);
    await send.click();
    await expect.element(screen.getByText('Please wait a moment before you try again.')).toBeVisible();
    expect(screen.getByText('hidden').query()).toBeNull();
    await goOffline();
    await send.click();
    await expect.element(screen.getByText('What you typed is kept')).toBeVisible();
    await goOnline();
    await expect.element(mobile).toHaveValue(ALICE_NUMBER);
    await expect.element(send).toHaveTextContent('Send code');
  });

  test('[LOGIN-7] an SMS sign-in that fails with HTTP 503 can be submitted again with the same code', async () => {
    const { screen, code, submit, requestCode, results } = await openForm();
    await code.fill(await requestCode(ALICE_NUMBER));
    await commands.addFault({ endpoint: 'login', status: 503, times: 1 });
    await submit.click();
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await submit.click();
    await expect.poll(() => results).toHaveLength(1);
  });

  test('[CAPT-3] requesting an SMS code shows an error if the request requires a captcha that the merchant has not configured', async () => {
    await commands.setSwitch('GEETEST3', true);
    await commands.setScenario({ geetest: 'v3', captchaAtSms: true });
    await loadMerchantStatus();
    const { screen, mobile, send } = await openForm();
    await mobile.fill(ALICE_NUMBER);
    await send.click();
    await expect.element(screen.getByText('The verification is not set up')).toBeVisible();
    expect(await commands.countRequests('sendSmsCode')).toBe(0);
  });
});
