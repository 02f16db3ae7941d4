import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { isLoginRemembered, setAutoLoginEnabled } from '../../../services/remembered-login/auto-login-flag';
import { requireTapForAutoLoginOnChallenge } from '../../../services/remembered-login/auto-login-mode';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { forgetLogin, loadRememberedLogin, rememberLogin } from '../../../services/remembered-login/remembered-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { ContinueAsMemberOffer } from './continue-as-offer';

const ALICE = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const requireTap = () =>
  requireTapForAutoLoginOnChallenge({
    layer: 'business',
    endpoint: 'login',
    code: 'login_verify_required',
    message: '',
    value: null,
  });

/** Remembers the login of alice, in the mode in which auto login requires a tap. */
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await rememberLogin(ALICE);
  requireTap();
});

/** Turns the merchant's switch for the offer on or off, and loads the status again. */
async function setOfferSwitch(isOn: boolean): Promise<void> {
  await commands.setSwitch('MOBILEAUTOLOGIN3', isOn);
  await loadMerchantStatus();
}

async function open({ enabled = true, onSignedIn = true, children = <input aria-label="The form" /> } = {}) {
  const results: unknown[] = [];
  const build = (isEnabled: boolean) => (
    <MemoryRouter>
      <ContinueAsMemberOffer enabled={isEnabled} onSignedIn={onSignedIn ? (result) => results.push(result) : undefined}>
        {children}
      </ContinueAsMemberOffer>
    </MemoryRouter>
  );
  const screen = await render(build(enabled));
  return {
    screen,
    results,
    setEnabled: (isEnabled: boolean) => screen.rerender(build(isEnabled)),
    form: screen.getByRole('textbox', { name: 'The form' }),
    proceed: screen.getByRole('button', { name: 'Continue as alice' }),
    other: screen.getByRole('button', { name: 'Use another account' }),
    forget: screen.getByRole('button', { name: 'Remove this saved login' }),
  };
}

describe('[REM-3] offer to continue as the remembered member', () => {
  test('[REM-3.2] one tap on the offer to continue as the remembered member cancels auto login and signs the member in', async () => {
    const { screen, results, form, proceed } = await open();
    expect(screen.getByText('Loading').elements().length + proceed.elements().length).toBe(1);
    await expect.element(proceed).toBeVisible();
    expect([form.elements().length, autoLoginCancelSignal.aborted]).toEqual([0, false]);
    await proceed.click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    expect(autoLoginCancelSignal.aborted).toBe(true);
    expect(getCurrentSession()).toMatchObject({ userName: 'alice', currentPassword: 'known' });
    expect([await commands.countRequests('login'), isLoginRemembered()]).toEqual([1, true]);
  });

  test.each([
    ['auto login is enabled', () => setAutoLoginEnabled(true)],
    ['the member has signed out', () => setAutoLoginEnabled(false)],
    ['no login is remembered', () => forgetLogin()],
    ['the remembered login belongs to another merchant', () => rememberLogin({ ...ALICE, merchant: 'KOPI' })],
  ])('the offer to continue as the remembered member is replaced by the sign-in form if %s', async (_, prepare) => {
    await prepare();
    const { form, proceed } = await open();
    await expect.element(form).toBeVisible();
    expect(proceed.elements()).toEqual([]);
    await expect.element(form).not.toHaveFocus();
  });

  test('the sign-in form replaces the offer if the merchant disables the offer or an account is being linked', async () => {
    const { form, screen } = await open({ enabled: false });
    await expect.element(form).toBeVisible();
    await screen.unmount();
    await setOfferSwitch(false);
    const next = await open();
    await expect.element(next.form).toBeVisible();
  });

  test('when the linking of an account starts, the sign-in form replaces the offer, and its field gets the focus', async () => {
    const { form, proceed, setEnabled } = await open();
    await expect.element(proceed).toBeVisible();
    await setEnabled(false);
    await expect.element(form).toHaveFocus();
    expect(proceed.elements()).toEqual([]);
    await setEnabled(true);
    await expect.element(proceed).toBeVisible();
    expect(form.elements()).toEqual([]);
  });

  test('when the linking of an account is cancelled, the sign-in form stays, with the text typed during the linking', async () => {
    const { form, proceed, setEnabled } = await open();
    await expect.element(proceed).toBeVisible();
    await setEnabled(false);
    await form.fill('a');
    await setEnabled(true);
    await loadRememberedLogin();
    await expect.element(form).toHaveValue('a');
    expect(proceed.elements()).toEqual([]);
  });

  test('the sign-in form keeps the text typed while an account is linked, even if the remembered login loads later', async () => {
    const { form, proceed, setEnabled } = await open({ enabled: false });
    await form.fill('a');
    await setEnabled(true);
    await loadRememberedLogin();
    await expect.element(form).toHaveValue('a');
    expect(proceed.elements()).toEqual([]);
  });

  test('the offer’s button keeps the focus when a reloaded status disables the offer and the next one enables it', async () => {
    const { proceed } = await open();
    await expect.element(proceed).toBeVisible();
    const button = proceed.element() as HTMLElement;
    button.focus();
    await setOfferSwitch(false);
    await setOfferSwitch(true);
    await loadRememberedLogin();
    await expect.element(proceed).toHaveFocus();
    expect(proceed.element()).toBe(button);
  });

  test('[REM-3.4] the offer appears when a newly loaded status enables it, unless the sign-in form contains input', async () => {
    await setOfferSwitch(false);
    const { form, proceed, screen } = await open();
    await expect.element(form).toBeVisible();
    await setOfferSwitch(true);
    await expect.element(proceed).toBeVisible();
    await screen.unmount();

    await setOfferSwitch(false);
    const inUse = await open();
    await inUse.form.fill('a');
    await setOfferSwitch(true);
    // An offer that replaces the form loads the login first.
    await loadRememberedLogin();
    await expect.element(inUse.form).toHaveValue('a');
    expect(inUse.proceed.elements()).toEqual([]);
  });

  test('[REM-3.3] the sign-in form replaces the offer after “Use another account” is pressed', async () => {
    const { form, other, proceed } = await open();
    await other.click();
    await expect.element(form).toHaveFocus();
    await setOfferSwitch(false);
    await setOfferSwitch(true);
    await loadRememberedLogin();
    await expect.element(form).toBeVisible();
    expect([proceed.elements().length, isLoginRemembered()]).toEqual([0, true]);
  });

  test('even sign-in options without a field replace the offer to continue after “Use another account” is pressed', async () => {
    const { screen, other } = await open({ children: <button type="button">Sign in by phone</button> });
    await other.click();
    await expect.element(screen.getByRole('button', { name: 'Sign in by phone' })).toBeVisible();
  });

  test('[REM-3.3] the sign-in form replaces the offer after “Remove this saved login”, which deletes the remembered login', async () => {
    const { form, forget } = await open();
    await forget.click();
    await expect.element(form).toHaveFocus();
    expect(isLoginRemembered()).toBe(false);
  });

  test('a tap on the offer opens the sign-in form and sends no request if another tab has deleted the remembered login', async () => {
    const { form, proceed } = await open();
    await expect.element(proceed).toBeVisible();
    await forgetLogin();
    await proceed.click();
    await expect.element(form).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
  });

  test('a tap on the offer opens the sign-in form and sends no request if another tab has saved another member’s login', async () => {
    const { form, proceed } = await open();
    await expect.element(proceed).toBeVisible();
    await rememberLogin({ ...ALICE, username: 'bob' });
    await proceed.click();
    await expect.element(form).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
  });
});

describe('[REM-3] offer to continue as the remembered member if sign-in requires a captcha', () => {
  /** Enables auto login, and requires a captcha whose challenge fails to load. */
  beforeEach(async () => {
    setAutoLoginEnabled(true);
    await commands.setSwitch('GEETEST3', true);
    await commands.setScenario({ geetest: 'v3', captchaAtLogin: true });
    await loadMerchantStatus();
    await commands.holdRequests('geetestChallenge', { errorCode: 'x', message: 'm' });
  });

  test('[REM-3.2][CAPT-2] the offer to continue as the remembered member is shown without a captcha button if sign-in requires a captcha', async () => {
    const { screen, proceed } = await open();
    await expect.element(proceed).toBeVisible();
    await expect.poll(() => commands.countRequests('geetestChallenge')).toBe(1);
    expect(screen.getByRole('button', { name: /verif/ }).elements()).toEqual([]);
  });

  test('[CAPT-4.2] if the captcha fails to load, the offer stays available, the error is shown once and no request is sent', async () => {
    const { screen, results, proceed } = await open();
    await proceed.click();
    await expect.element(proceed).toHaveAttribute('aria-busy', 'true');
    await commands.releaseRequests();
    await expect.element(proceed).toHaveAttribute('aria-busy', 'false');
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    expect(screen.getByText('unknown error').elements()).toHaveLength(1);
    expect([results, await commands.countRequests('login'), getCurrentSession()]).toEqual([[], 0, undefined]);
  });
});

describe('[LOGIN-5] continuing as the remembered member', () => {
  test.each(['login.cred.err', 'not.exists.user'])(
    'if the platform refuses the login with the error %s, the sign-in form and an error message are shown',
    async (errorCode) => {
      await commands.addFault({ endpoint: 'login', errorCode });
      const { screen, form, proceed, results } = await open();
      await proceed.click();
      await expect.element(form).toHaveFocus();
      await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      expect([results, getCurrentSession()]).toEqual([[], undefined]);
    },
  );

  test('after an HTTP error, the offer stays available and shows an error message, which the next attempt clears', async () => {
    await commands.addFault({ endpoint: 'login', status: 503 });
    const { screen, proceed, results } = await open();
    const alert = screen.getByRole('alert').filter({ hasText: /./ });
    await proceed.click();
    await expect.element(alert).toBeVisible();
    await expect.element(proceed).toBeVisible();
    await commands.clearFaults();
    await proceed.click();
    await expect.poll(() => results).toHaveLength(1);
    expect(alert.elements()).toEqual([]);
  });

  test('starts the session, without an error, if there is no onSignedIn callback', async () => {
    const onRejection = vi.fn();
    addEventListener('unhandledrejection', onRejection);
    onTestFinished(() => removeEventListener('unhandledrejection', onRejection));
    const { proceed } = await open({ onSignedIn: false });
    await proceed.click();
    await expect.poll(() => getCurrentSession()?.userName).toBe('alice');
    // An error in the submit is thrown at the end of its cooldown.
    await expect.element(proceed).not.toHaveAttribute('aria-disabled', 'true');
    expect(onRejection).not.toHaveBeenCalled();
  });

  test('does not call onSignedIn after the page has been left', async () => {
    await commands.holdRequests('login');
    const { screen, proceed, results } = await open();
    await proceed.click();
    await expect.poll(() => commands.countRequests('login')).toBe(1);
    await screen.unmount();
    await commands.releaseRequests();
    await expect.poll(() => getCurrentSession()?.userName).toBe('alice');
    expect(results).toEqual([]);
  });
});
