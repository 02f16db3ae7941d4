import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  loadMerchantStatus,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { saveCampaignParams } from '../../../services/navigation/navigate';
import { readRegistrationDraft, saveRegistrationDraft } from '../../../services/registration/registration-draft';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { resetRegistration } from '../submit/register';
import { RegisterDialog } from './register-dialog';
import { RegisterForm } from './register-form';
import { RegisterPrompt } from './register-prompt';

let visits: readonly RecordedNavigation[] = [];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
  resetRegistration();
});

async function openForm() {
  let count = 0;
  const screen = await render(
    <RegisterForm
      onRegistered={() => {
        count += 1;
      }}
    />,
    { wrapper: TestProviders },
  );
  return {
    screen,
    registeredCount: () => count,
    username: screen.getByRole('textbox', { name: 'Username' }),
    mobile: screen.getByRole('textbox', { name: 'Mobile number' }),
    password: screen.getByLabelText('Password', { exact: true }),
    referral: screen.getByRole('textbox', { name: 'Referral code (optional)' }),
    submit: screen.getByRole('button', { name: 'Register', exact: true }),
    choose: (name: string) => screen.getByRole('tab', { name }).click(),
    alert: (text: string) => screen.getByRole('alert').filter({ hasText: text }),
  };
}
const draft = () => readRegistrationDraft(safeSessionStorage, Date.now());
const DONE = 'Welcome, newcomer. Your account is ready.';

test('[REM-3.6] typing in the registration form cancels auto login', async () => {
  const { username } = await openForm();
  expect(autoLoginCancelSignal.aborted).toBe(false);
  await username.fill('n');
  expect(autoLoginCancelSignal.aborted).toBe(true);
});

describe('[REG-1] registration form', () => {
  test('registers a visitor by username, and starts the session when the confirmation is closed', async () => {
    const { screen, username, password, submit, registeredCount } = await openForm();
    await username.fill('newcomer');
    await password.fill('Brand-new-1');
    await submit.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Registration successful' });
    await expect.element(dialog).toBeVisible();
    await expect.element(screen.getByText(DONE)).toBeVisible();
    expect([registeredCount(), getCurrentSession(), visits]).toEqual([1, undefined, []]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => getCurrentSession()?.userName).toBe('newcomer');
    expect(visits).toEqual([{ path: '/m/home', state: undefined }]);
  });

  test('has a tab for each method the merchant offers, with the fields of that method', async () => {
    const { screen, username, mobile, password, referral, choose } = await openForm();
    await expect.element(screen.getByRole('tablist', { name: 'Ways to register' })).toBeVisible();
    await expect.element(username).toBeVisible();
    await expect.element(screen.getByText('Letters and digits, beginning with a letter.')).toBeVisible();
    await expect.element(screen.getByText('Use a password that you use nowhere else.')).toBeVisible();
    expect(document.querySelector('[name="account"]')).toBeNull();
    await choose('Mobile');
    await expect.element(mobile).toBeVisible();
    expect(document.querySelector('[name="account"][autocomplete="username"][hidden][readonly]')).not.toBeNull();
    await choose('Quick');
    await expect
      .element(screen.getByText('We choose a username for you and show it after registration.'))
      .toBeVisible();
    await expect.element(password).toBeVisible();
    await expect.element(referral).toBeVisible();
  });

  test('[REM-1.4] has the field attributes that password managers and virtual keyboards need', async () => {
    const { screen, username, password, referral } = await openForm();
    const attributesOf = (input: Element, ...names: string[]) => names.map((name) => input.getAttribute(name));
    const names = ['id', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint', 'maxlength'];
    expect(attributesOf(username.element(), ...names)).toEqual([
      ...['register-username', 'username', 'none', 'off', 'false', 'next', '64'],
    ]);
    expect(attributesOf(referral.element(), ...names)).toEqual([
      ...['register-referral', 'off', 'none', 'off', 'false', 'go', '64'],
    ]);
    expect(attributesOf(password.element(), 'id', 'autocomplete', 'enterkeyhint', 'maxlength')).toEqual([
      ...['register-password', 'new-password', 'next', '128'],
    ]);
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
  });

  test('focuses the first empty field and sends nothing when submitted empty', async () => {
    const { username, submit, choose, mobile, password } = await openForm();
    await submit.click();
    await expect.element(username).toHaveFocus();
    await choose('Mobile');
    await submit.click();
    await expect.element(mobile).toHaveFocus();
    await choose('Quick');
    await submit.click();
    await expect.element(password).toHaveFocus();
    expect(await commands.countRequests('registerByUsername')).toBe(0);
  });

  test('registers a visitor by mobile number', async () => {
    const { screen, mobile, password, submit, choose } = await openForm();
    await choose('Mobile');
    await mobile.fill('(+63) 0918 765 4321');
    await password.fill('Brand-new-1');
    await submit.click();
    await expect.element(screen.getByText('Welcome, m9187654321. Your account is ready.')).toBeVisible();
    expect(await commands.countRequests('registerByMobileNumber')).toBe(1);
  });

  test('[LOGIN-7.5][REG-5.1] registers a number of another country although a member has the same digits here', async () => {
    await commands.setScenario({ mobileCodeRequired: true });
    const { screen, mobile, password, submit, choose } = await openForm();
    await choose('Mobile');
    await screen.getByRole('button', { name: /^Dialling code/ }).click();
    await screen.getByRole('option', { name: /Vietnam/ }).click();
    await mobile.fill('9170000001');
    await screen.getByRole('button', { name: /^Send/ }).click();
    const code = screen.getByRole('textbox', { name: 'Code from the SMS' });
    await expect.element(code).toHaveAccessibleDescription('A code is on its way to +84 9170000001.');
    await code.fill(await commands.readSmsCode('+84 9170000001'));
    await password.fill('Brand-new-1');
    await submit.click();
    await expect.element(screen.getByText('Welcome, m84_9170000001. Your account is ready.')).toBeVisible();
  });

  test('[REG-4.3] if mobile registration needs no password, one is asked for only after the default password has been refused', async () => {
    await commands.setScenario({ mobilePassword: false });
    await loadMerchantStatus();
    const { mobile, password, submit, choose } = await openForm();
    await expect.element(password).toBeVisible();
    await choose('Mobile');
    await expect.element(mobile).toBeVisible();
    expect(password.elements()).toEqual([]);
    await commands.addFault({ endpoint: 'registerByMobileNumber', errorCode: 'password.weak', times: 1 });
    await mobile.fill('9187654321');
    await submit.click();
    await expect.element(password).toHaveFocus();
  });

  test('[REG-2.2] is filled with the referral code of the link, but the visitor can replace this code', async () => {
    saveCampaignParams('?r=FRIEND');
    const first = await openForm();
    await expect.element(first.referral).toHaveValue('FRIEND');
    await first.referral.fill('OTHER');
    await first.screen.unmount();
    const second = await openForm();
    await expect.element(second.referral).toHaveValue('OTHER');
    await second.username.fill('n');
    expect(draft()).toEqual({
      username: 'n',
      mobile: '',
      referral: 'OTHER',
      replacedLinkCode: 'FRIEND',
    });
  });
});

describe('[REG-3] registration', () => {
  test('the form saves the typed username in a draft, and the referral code only if the visitor has typed it', async () => {
    const { username } = await openForm();
    await username.fill('n');
    expect(draft()).toEqual({ username: 'n', mobile: '', replacedLinkCode: '' });
  });

  test('[REG-3.3] the registration form restores the username and the mobile number after a reload, but never the password', async () => {
    saveRegistrationDraft(safeSessionStorage, { username: 'kept', mobile: '917', replacedLinkCode: '' }, Date.now());
    const { username, mobile, password, choose } = await openForm();
    await expect.element(username).toHaveValue('kept');
    await password.fill('Brand-new-1');
    await choose('Mobile');
    await expect.element(mobile).toHaveValue('917');
    await mobile.fill('9171');
    expect(draft()).toMatchObject({ username: 'kept', mobile: '9171' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Brand-new-1');
  });

  test('[API-8] the registration form says that the account may exist when it is opened again after a lost response', async () => {
    const first = await openForm();
    await commands.addFault({ endpoint: 'registerByUsername', status: 504, times: 1 });
    await first.username.fill('newcomer');
    await first.password.fill('Brand-new-1');
    await first.submit.click();
    await expect.element(first.alert('your account may exist already')).toBeVisible();
    await first.screen.unmount();
    const second = await openForm();
    await expect.element(second.alert('your account may exist already')).toBeVisible();
  });

  test('the registration form shows the platform’s error at the field that caused the error, and keeps the input', async () => {
    const { username, password, submit, registeredCount } = await openForm();
    await username.fill('alice');
    await password.fill('Brand-new-1');
    await submit.click();
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveValue('Brand-new-1');
    expect([registeredCount(), getCurrentSession()]).toEqual([0, undefined]);
  });

  test('[REG-3.2] the form shows a message if the response is lost, and the next submission checks whether the account exists', async () => {
    const { screen, username, password, submit, alert } = await openForm();
    await username.fill('newcomer');
    await password.fill('Brand-new-1');
    await commands.addFault({ endpoint: 'registerByUsername', status: 504, times: 1 });
    await submit.click();
    await expect.element(alert('your account may exist already')).toBeVisible();
    const checks = await commands.countRequests('checkUsername');
    await username.fill('newcomers');
    await username.fill('newcomer');
    await password.click();
    await submit.click();
    await expect.element(screen.getByText(DONE)).toBeVisible();
    expect(await Promise.all(['login', 'registerByUsername', 'checkUsername'].map(commands.countRequests))).toEqual([
      1,
      2,
      checks,
    ]);
  });

  test('[OFF-2.3] a registration is sent although the browser reports no connection, because that may be wrong', async () => {
    const { username, password, submit, screen } = await openForm();
    await username.fill('newcomer');
    await password.fill('Brand-new-1');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit.click();
    await expect.element(screen.getByText(DONE)).toBeVisible();
  });

  test.each([
    { method: 'Quick', username: /^fair\d{8}$/ },
    { method: 'Mobile', username: /^m9187654321$/ },
  ])(
    '[REM-1.4][REG-1.1] a registration in the tab “$method” stores the generated username and the password in the password manager',
    async ({ method, username }) => {
      const stored: unknown[] = [];
      vi.spyOn(navigator.credentials, 'store').mockImplementation(async (credential) => {
        const { id, password } = credential as Credential & { readonly password: string };
        stored.push({ id, password, field: document.querySelector<HTMLInputElement>('[name="account"]')?.value });
      });
      const { screen, mobile, password, submit, choose } = await openForm();
      await choose(method);
      if (method === 'Mobile') await mobile.fill('9187654321');
      await password.fill('Brand-new-1');
      await submit.click();
      await expect.element(screen.getByText(/^Welcome, /)).toBeVisible();
      const name = expect.stringMatching(username);
      expect(stored).toEqual([{ id: name, password: 'Brand-new-1', field: name }]);
    },
  );

  test('[REM-1.4][REG-4] a registration without a password stores nothing in the password manager', async () => {
    const store = vi.spyOn(navigator.credentials, 'store');
    await commands.setScenario({ mobilePassword: false });
    await loadMerchantStatus();
    const { screen, mobile, submit, choose } = await openForm();
    await choose('Mobile');
    await mobile.fill('9187654321');
    await submit.click();
    await expect.element(screen.getByText(/^Welcome, m918/)).toBeVisible();
    expect(store).not.toHaveBeenCalled();
  });
});

describe('[REG-1] registration dialog', () => {
  test('opens from the “Register” button of a public page, and is replaced by the confirmation', async () => {
    const screen = await render(<RegisterPrompt />, { wrapper: TestProviders });
    await screen.getByRole('button', { name: 'Register' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Register' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
    await dialog.getByLabelText('Password', { exact: true }).fill('Brand-new-1');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect.element(screen.getByText(DONE)).toBeVisible();
    expect(dialog.elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => getCurrentSession()?.userName).toBe('newcomer');
    expect(screen.getByRole('button', { name: 'Register' }).elements()).toEqual([]);
  });

  test('is closed by its close button, and by its link to the login page', async () => {
    let closeCount = 0;
    const count = () => {
      closeCount += 1;
    };
    const screen = await render(<RegisterDialog onClose={count} overlay={null} />, { wrapper: TestProviders });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => closeCount).toBe(1);
    await expect.element(screen.getByText('Already have an account?')).toBeVisible();
    await screen.getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => closeCount).toBe(2);
    await expect.element(screen.getByText('at /m/login')).toBeVisible();
  });
});
