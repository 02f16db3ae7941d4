import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadStatus, resetPage } from '../../../../tests/components/page-state';
import {
  isLoginRemembered,
  requireTapForAutoLoginOnChallenge,
  setAutoLoginEnabled,
} from '../../../services/remembered-login/auto-login-flag';
import { autoLoginCancelSignal } from '../../../services/remembered-login/cancel-auto-login';
import { forgetLogin, rememberLogin } from '../../../services/remembered-login/remembered-login';
import { getCurrentSession } from '../../../services/session/session-store';
import { ContinueAsOffer } from './continue-as-offer';

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
  await resetPage();
  await rememberLogin(ALICE);
  requireTap();
});

async function open({ enabled = true } = {}) {
  const results: unknown[] = [];
  const screen = await render(
    <MemoryRouter>
      <ContinueAsOffer enabled={enabled} onSignedIn={(result) => results.push(result)}>
        <input aria-label="The form" />
      </ContinueAsOffer>
    </MemoryRouter>,
  );
  return {
    screen,
    results,
    form: screen.getByRole('textbox', { name: 'The form' }),
    proceed: screen.getByRole('button', { name: 'Continue as alice' }),
    other: screen.getByRole('button', { name: 'Use another account' }),
    forget: screen.getByRole('button', { name: 'Forget this sign-in' }),
  };
}

describe('[REM-3] offer to continue as the remembered member', () => {
  test('the offer to continue as the remembered member cancels auto login and signs in with one tap', async () => {
    const { screen, results, form, proceed } = await open();
    expect(screen.getByText('Loading').elements().length + proceed.elements().length).toBe(1);
    await expect.element(proceed).toBeVisible();
    expect([form.elements().length, autoLoginCancelSignal.aborted]).toEqual([0, false]);
    await proceed.click();
    await expect.poll(() => results).toEqual([{ mustChange: false }]);
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

  test('the sign-in form replaces the offer to continue if the merchant disables the offer or an account is being linked', async () => {
    const { form, screen } = await open({ enabled: false });
    await expect.element(form).toBeVisible();
    await screen.unmount();
    await commands.setSwitch('MOBILEAUTOLOGIN3', false);
    await loadStatus();
    const next = await open();
    await expect.element(next.form).toBeVisible();
  });

  test('the offer to continue as the remembered member appears when a newly loaded status enables it, unless the form contains input', async () => {
    await commands.setSwitch('MOBILEAUTOLOGIN3', false);
    await loadStatus();
    const { form, proceed, screen } = await open();
    await expect.element(form).toBeVisible();
    await commands.setSwitch('MOBILEAUTOLOGIN3', true);
    await loadStatus();
    await expect.element(proceed).toBeVisible();
    await screen.unmount();

    await commands.setSwitch('MOBILEAUTOLOGIN3', false);
    await loadStatus();
    const inUse = await open();
    await inUse.form.fill('a');
    await commands.setSwitch('MOBILEAUTOLOGIN3', true);
    await loadStatus();
    await expect.element(inUse.form).toHaveValue('a');
    expect(inUse.proceed.elements()).toEqual([]);
  });

  test('the offer to continue as the remembered member is replaced by the form after “Use another account”', async () => {
    const { form, other, proceed } = await open();
    await other.click();
    await expect.element(form).toHaveFocus();
    await loadStatus();
    expect([proceed.elements().length, isLoginRemembered()]).toEqual([0, true]);
  });

  test('the sign-in form replaces the offer to continue after “Forget this sign-in”, which deletes the remembered login', async () => {
    const { form, forget } = await open();
    await forget.click();
    await expect.element(form).toHaveFocus();
    expect(isLoginRemembered()).toBe(false);
  });

  test('the sign-in form replaces the offer to continue, without a request, if another tab has deleted the remembered login', async () => {
    const { form, proceed } = await open();
    await expect.element(proceed).toBeVisible();
    await forgetLogin();
    await proceed.click();
    await expect.element(form).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
  });

  test('the sign-in form replaces the offer to continue, without a request, if another tab has saved another member’s login', async () => {
    const { form, proceed } = await open();
    await expect.element(proceed).toBeVisible();
    await rememberLogin({ ...ALICE, username: 'bob' });
    await proceed.click();
    await expect.element(form).toHaveFocus();
    expect(await commands.countRequests('login')).toBe(0);
  });
});

describe('[LOGIN-5] continuing as the remembered member', () => {
  test.each(['login.cred.err', 'not.exists.user'])(
    'continuing as the remembered member shows the form and an error after a refusal with %s',
    async (errorCode) => {
      await commands.addFault({ endpoint: 'login', errorCode });
      const { screen, form, proceed, results } = await open();
      await proceed.click();
      await expect.element(form).toHaveFocus();
      await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      expect([results, getCurrentSession()]).toEqual([[], undefined]);
    },
  );

  test('the offer to continue stays available and shows an HTTP error, and the next attempt clears the error', async () => {
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

  test('continuing as the remembered member does not call onSignedIn after the page has been left', async () => {
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
