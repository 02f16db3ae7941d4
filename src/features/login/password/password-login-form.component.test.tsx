import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goOffline, goOnline } from '../../../../tests/components/network';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { INVALID_RESPONSES } from '../../../../tests/support/api/invalid-responses';
import { useOverlays } from '../../../services/overlays/overlays';
import { isLoginRemembered } from '../../../services/remembered-login/auto-login-flag';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { loadRememberedLogin, rememberLogin } from '../../../services/remembered-login/remembered-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { PasswordLoginForm } from './password-login-form';

const REMEMBER_ME = 'Remember me on this device';
const BOB = { type: 'username', username: 'bob', password: 'Builder-box-8', merchant: 'FAIR' } as const;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

async function openForm({ onSignedIn = true } = {}) {
  const results: unknown[] = [];
  const screen = await render(
    <MemoryRouter>
      <PasswordLoginForm
        hasOtherMethods={false}
        onSignedIn={onSignedIn ? (result) => results.push(result) : undefined}
      />
    </MemoryRouter>,
  );
  const username = screen.getByRole('textbox', { name: 'Username' });
  const password = screen.getByLabelText('Password', { exact: true });
  const submit = screen.getByRole('button', { name: 'Log in', exact: true });
  async function signIn() {
    await username.fill(' alice ');
    await password.fill('Wonder-land-7');
    await submit.click();
    await expect.poll(() => getCurrentSession()?.userName).toBe('alice');
  }
  return { screen, results, username, password, submit, signIn };
}

test('[REM-3.6] typing in the password form cancels auto login', async () => {
  const { username } = await openForm();
  expect(autoLoginCancelSignal.aborted).toBe(false);
  await username.fill('a');
  expect(autoLoginCancelSignal.aborted).toBe(true);
});

describe('[LOGIN-1] password form', () => {
  test('signs in with an encrypted request and starts the session', async () => {
    const { results, signIn } = await openForm();
    await signIn();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    expect(getCurrentSession()).toMatchObject({ userName: 'alice', merchantCode: 'FAIR', currentPassword: 'known' });
    expect(await commands.countRequests('login')).toBe(1);
  });

  test('starts the session even if there is no onSignedIn callback, or the page has been left', async () => {
    const { screen, signIn } = await openForm({ onSignedIn: false });
    await signIn();
    await screen.unmount();
    const { results, username, password, submit, screen: next } = await openForm();
    await username.fill('bob');
    await password.fill(BOB.password);
    const sentBefore = await commands.countRequests('login');
    await commands.holdRequests('login');
    await submit.click();
    await expect.poll(() => commands.countRequests('login')).toBe(sentBefore + 1);
    await next.unmount();
    await commands.releaseRequests();
    await expect.poll(() => getCurrentSession()?.userName).toBe('bob');
    expect(results).toEqual([]);
  });

  test('[API-7.2][LOGIN-5.2][LOGIN-5.3] shows an error for a wrong password, keeps the input and focuses the password field', async () => {
    const { screen, results, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('wrong');
    await submit.click();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'password is not right' })).toBeVisible();
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expect.element(password).toHaveAccessibleDescription(/password is not right/);
    await expect.element(username).toHaveValue('alice');
    await expect.element(password).toHaveValue('wrong');
    expect([results, getCurrentSession()]).toEqual([[], undefined]);
    await password.fill('wrongx');
    await expect.element(password).toHaveAttribute('aria-invalid', 'false');
  });

  test('[LOGIN-3.1] the password form briefly disables its submit button after a response', async () => {
    await commands.addFault({ endpoint: 'login', errorCode: 'login.cred.err', times: 1 });
    const { username, password, submit, results } = await openForm();
    await username.fill('alice');
    await password.fill('Wonder-land-7');
    const states: string[] = [];
    const button = submit.element();
    const record = () => states.push(`busy ${button.ariaBusy}, disabled ${button.ariaDisabled ?? false}`);
    const observer = new MutationObserver(record);
    observer.observe(button, { attributes: true });
    await submit.click();
    await expect.poll(() => states.at(-1)).toBe('busy false, disabled false');
    observer.disconnect();
    expect(states).toContain('busy false, disabled true');
    await submit.click();
    await expect.poll(() => results).toHaveLength(1);
  });

  test('[API-7.1] asks the visitor to wait after a rate limit error, without a dialog', async () => {
    await commands.addFault({ endpoint: 'login', errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Too many', times: 1 });
    const { screen, results, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('Wonder-land-7');
    await submit.click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
    expect(useOverlays.getState().stack).toEqual([]);
    await submit.click();
    await expect.poll(() => results).toHaveLength(1);
  });

  test('[OFF-2.2][LOGIN-3] shows an error and keeps its input when submitted offline', async () => {
    const { screen, results, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('Wonder-land-7');
    await goOffline();
    await submit.click();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'What you typed is kept' })).toBeVisible();
    await expect.element(password).toHaveValue('Wonder-land-7');
    await goOnline();
    expect(await commands.countRequests('login')).toBe(0);
    await submit.click();
    await expect.poll(() => results).toHaveLength(1);
  });

  test('[ENC-2.1][ENC-2.2] shows an error and sends nothing if the public key is invalid', async () => {
    const body = '{"success":true,"value":{"publicKey":"garbage"}}';
    await commands.addFault({ endpoint: 'rsaKey', status: 200, body });
    const { screen, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('Wonder-land-7');
    await submit.click();
    await expect.element(screen.getByText('could not be encrypted')).toBeVisible();
    expect(await commands.countRequests('login')).toBe(0);
    await expect.element(password).toHaveValue('Wonder-land-7');
  });

  test('[CAPT-4.2] if the captcha fails to load, one error is shown with focus on Retry, the input is kept and nothing is sent', async () => {
    await commands.setSwitch('GEETEST3', true);
    await commands.setScenario({ geetest: 'v3', captchaAtLogin: true });
    await loadMerchantStatus();
    await commands.addFault({ endpoint: 'geetestChallenge', errorCode: 'x', message: 'm' });
    const { screen, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('Wonder-land-7');
    await submit.click();
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await expect
      .element(screen.getByRole('button', { name: 'Retry' }))
      .toHaveAccessibleDescription(/^unknown error Error code [\da-f]{4}-[\da-f]{4}$/);
    await submit.click();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('unknown error').elements()).toHaveLength(1);
    await expect.element(password).toHaveValue('Wonder-land-7');
    expect([await commands.countRequests('login'), getCurrentSession()]).toEqual([0, undefined]);
  });

  test('[LOGIN-3.1] sends only one request if it is submitted twice, and no request while a field is empty', async () => {
    const { results, username, password, submit } = await openForm();
    await submit.click();
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAttribute('aria-invalid', 'true');
    await username.fill('alice');
    await submit.click();
    await expect.element(password).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
    await password.fill('Wonder-land-7');
    const form = (submit.element() as HTMLButtonElement).form;
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.poll(() => results).toHaveLength(1);
    expect(await commands.countRequests('login')).toBe(1);
  });

  test('[REM-1.4] has the field attributes that password managers and virtual keyboards need', async () => {
    const { username, password } = await openForm();
    const attributesOf = (input: Element, ...names: string[]) => names.map((name) => input.getAttribute(name));
    const names = ['id', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck', 'enterkeyhint', 'maxlength'];
    expect(attributesOf(username.element(), ...names)).toEqual([
      ...['login-username', 'username', 'none', 'off', 'false', 'next', '64'],
    ]);
    expect(attributesOf(password.element(), 'id', 'autocomplete', 'enterkeyhint', 'maxlength')).toEqual([
      ...['login-password', 'current-password', 'go', '128'],
    ]);
  });

  test('[REM-1.4] hides a shown password when the form is submitted', async () => {
    const { screen, username, password, submit } = await openForm();
    await username.fill('alice');
    await password.fill('wrong');
    const eye = screen.getByRole('button', { name: 'Show password' });
    await eye.click();
    await expect.element(password).toHaveAttribute('type', 'text');
    const typesAtSubmit: (string | null)[] = [];
    const field = password.element();
    const record = () => typesAtSubmit.push(field.getAttribute('type'));
    document.addEventListener('submit', record, { once: true });
    await submit.click();
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    expect(typesAtSubmit).toEqual(['password']);
    await expect.element(eye).toHaveAttribute('aria-pressed', 'false');
    await expect.element(password).toHaveValue('wrong');
  });

  test('sends credentials that a password manager has filled in without an input event', async () => {
    const { username, password, submit, results } = await openForm();
    await expect.element(username).toBeVisible();
    (username.element() as HTMLInputElement).value = 'alice';
    (password.element() as HTMLInputElement).value = 'Wonder-land-7';
    await submit.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
  });
});

describe('[API-2] [API-7] [API-8] password form after an invalid response', () => {
  test.each(Object.entries(INVALID_RESPONSES))(
    'after an invalid response of the kind “%s”, the password form keeps its input and can be submitted again',
    async (_, fault) => {
      const { results, username, password, submit } = await openForm();
      await commands.addFault({ endpoint: 'login', ...fault });
      await username.fill('alice');
      await password.fill('Wonder-land-7');
      await submit.click();
      await expect.poll(() => commands.countRequests('login')).toBe(1);
      await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect.element(username).toHaveValue('alice');
      await expect.element(password).toHaveValue('Wonder-land-7');
      expect([results, getCurrentSession()]).toEqual([[], undefined]);
      await commands.clearFaults();
      await submit.click();
      await expect.poll(() => getCurrentSession()?.userName).toBe('alice');
    },
  );
});

describe('[REM-1] Remember me', () => {
  test('the “Remember me” checkbox is checked by default, and the sign-in then saves the login', async () => {
    const { screen, signIn } = await openForm();
    await expect.element(screen.getByRole('checkbox', { name: REMEMBER_ME })).toBeChecked();
    await signIn();
    await expect.poll(async () => (await loadRememberedLogin())?.username).toBe('alice');
  });

  test('if the “Remember me” checkbox is unchecked, the sign-in deletes the remembered login', async () => {
    await rememberLogin(BOB);
    const { screen, signIn } = await openForm();
    await screen.getByRole('checkbox', { name: REMEMBER_ME }).click();
    await signIn();
    await expect.poll(isLoginRemembered).toBe(false);
  });

  test('[WL-1.3] the “Remember me” checkbox is hidden if the merchant disables it', async () => {
    await commands.setSwitch('MOBILEAUTOLOGIN3', false);
    await loadMerchantStatus();
    await rememberLogin(BOB);
    const { screen, signIn } = await openForm();
    await expect.element(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    expect(screen.getByRole('checkbox').elements()).toEqual([]);
    await signIn();
    expect((await loadRememberedLogin())?.username).toBe('bob');
  });

  test('the password form fills in the remembered username, but does not replace what the visitor types', async () => {
    await rememberLogin(BOB);
    const { username } = await openForm();
    await expect.element(username).toHaveValue('bob');
    await userEvent.clear(username);
    await username.fill('alice');
    await expect.element(username).toHaveValue('alice');
  });

  test.each([
    ['the remembered login is a sign-in by SMS', { type: 'sms', username: '9170000001', merchant: 'FAIR' }],
    ['the remembered login belongs to another merchant', { ...BOB, merchant: 'KOPI' }],
    ['no login is remembered', undefined],
  ] as const)('the password form fills in nothing if %s', async (_, login) => {
    if (login) await rememberLogin(login);
    const { username, password } = await openForm();
    await loadRememberedLogin();
    await expect.element(password).toBeVisible();
    await expect.element(username).toHaveValue('');
  });

  test('the remembered username is filled in even if the form is reopened while the remembered login is loading', async () => {
    await rememberLogin(BOB);
    const { screen } = await openForm();
    await screen.unmount();
    const { username } = await openForm();
    await expect.element(username).toHaveValue('bob');
  });
});
