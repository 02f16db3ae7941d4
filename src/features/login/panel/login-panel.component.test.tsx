import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  loadMerchantStatus,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { setIdentityToLink, useIdentityToLink } from '../../../services/identity/identity-link';
import { useOverlays } from '../../../services/overlays/overlays';
import { queryClient } from '../../../services/queries/query-client';
import { requireTapForAutoLoginOnChallenge } from '../../../services/remembered-login/auto-login-mode';
import { rememberLogin } from '../../../services/remembered-login/remembered-login';
import { beginSession, getCurrentSession } from '../../../services/session/session-store';
import { refreshMember } from '../../../services/session-lifecycle/refresh-member';
import { LoginDialog } from './login-dialog';
import { LoginPanel } from './login-panel';
import { LoginPrompt } from './login-prompt';
import { RedirectingScreen } from './redirecting-screen';
import { RegisterLink } from './register-link';

let visits: readonly RecordedNavigation[] = [];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
});

const ALICE = {
  id: '',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: -1,
  firstTimeLogin: false,
  updatePassword: false,
};

async function signInAs(screen: Awaited<ReturnType<typeof render>>, username: string, password: string) {
  await screen.getByRole('textbox', { name: 'Username' }).fill(username);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe('[LOGIN-1] login panel', () => {
  test.each([
    [undefined, 'Username'],
    ['sms', 'SMS'],
  ] as const)(
    '[LOGIN-1.1] the login panel with the initial method %s selects the tab %s',
    async (initialMethod, name) => {
      const screen = await render(<LoginPanel initialMethod={initialMethod} />, { wrapper: TestProviders });
      await expect.element(screen.getByRole('tablist', { name: 'Ways to log in' })).toBeVisible();
      await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      expect(
        screen
          .getByRole('tab')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(['Username', 'SMS']);
    },
  );

  test('calls onSignedIn after a sign-in by password', async () => {
    const results: unknown[] = [];
    const screen = await render(<LoginPanel onSignedIn={(result) => results.push(result)} />, {
      wrapper: TestProviders,
    });
    await signInAs(screen, 'alice', 'Wonder-land-7');
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
  });

  test('calls onSignedIn after a sign-in by SMS, and saves the phone number as the remembered login', async () => {
    const results: unknown[] = [];
    const screen = await render(<LoginPanel initialMethod="sms" onSignedIn={(result) => results.push(result)} />, {
      wrapper: TestProviders,
    });
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('9170000001');
    await screen.getByRole('button', { name: /code/i }).last().click();
    await expect.poll(() => commands.readSmsCode('9170000001')).toMatch(/^\d+$/);
    await screen.getByRole('textbox', { name: 'Code from the SMS' }).fill(await commands.readSmsCode('9170000001'));
    await screen.getByRole('tabpanel', { name: 'SMS' }).getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => results).toEqual([{ mustChangePassword: false }]);
    // The member's name replaces the number as soon as the member record has been fetched.
    expect(['9170000001', 'alice']).toContain(getCurrentSession()?.userName);
    const { loadRememberedLogin } = await import('../../../services/remembered-login/remembered-login');
    await expect.poll(async () => (await loadRememberedLogin())?.type).toBe('sms');
  });
});

describe('[LOGIN-1] a forgotten password at a merchant without customer service', () => {
  beforeEach(async () => {
    queryClient.clear();
    await commands.setScenario({ noServices: true });
    await loadMerchantStatus();
  });

  test.each([
    ['several login methods', undefined, 'see the tabs above the form'],
    ['a single login method', { channel: 'google', idToken: 'id-token' } as const, 'ask the operator'],
  ])(
    'without customer service, a login panel with %s gives the advice $2 for a forgotten password',
    async (_, link, explanation) => {
      if (link) setIdentityToLink(link);
      const screen = await render(<LoginPanel />, { wrapper: TestProviders });
      await screen.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect.element(screen.getByRole('dialog').getByText(explanation)).toBeVisible();
    },
  );
});

describe('[SOCIAL-2] linking an account', () => {
  const hint = 'Log in once with your username and password: your Google login is then linked to that account.';
  beforeEach(() => setIdentityToLink({ channel: 'google', idToken: 'id-token' }));

  test('while an account is being linked, the panel shows only the username method, an explanation and a cancel button', async () => {
    const screen = await render(<LoginPanel initialMethod="sms" />, { wrapper: TestProviders });
    await expect.element(screen.getByRole('status').filter({ hasText: hint })).toBeVisible();
    expect(screen.getByRole('tab').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('tab', { name: 'SMS' })).toBeVisible();
    expect([useIdentityToLink.getState().link, screen.getByText(hint).elements()]).toEqual([undefined, []]);
  });

  test('while an account is being linked, the panel shows the sign-in form instead of the offer to continue', async () => {
    await rememberLogin({ type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' });
    requireTapForAutoLoginOnChallenge({
      layer: 'business',
      endpoint: 'login',
      code: 'login_verify_required',
      message: '',
      value: null,
    });
    const screen = await render(<LoginPanel />, { wrapper: TestProviders });
    await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue as alice' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('button', { name: 'Continue as alice' })).toBeVisible();
  });

  test('[SOCIAL-2.3] the linking of an account ends when the page is left, so the next sign-in links no account', async () => {
    const screen = await render(<LoginPanel />, { wrapper: TestProviders });
    await expect.element(screen.getByText(hint)).toBeVisible();
    await screen.unmount();
    expect(useIdentityToLink.getState().link).toBeUndefined();
  });
});

describe('[LOGIN-1] login dialog', () => {
  async function openDialog(returnTo?: string) {
    let closeCount = 0;
    const screen = await render(
      <LoginDialog
        returnTo={returnTo}
        overlay={null}
        onClose={() => {
          closeCount += 1;
        }}
      />,
      { wrapper: TestProviders },
    );
    return { screen, closes: () => closeCount };
  }

  test.each([
    // return to, member, password, where it leads
    [undefined, 'alice', 'Wonder-land-7', ['/m/home']],
    ['/m/activity?id=1', 'alice', 'Wonder-land-7', ['/m/activity?id=1']],
    ['/m/activity?id=1', 'fiona', 'First-steps-1', []],
  ])(
    '[LOGIN-8.1][LOGIN-4] after the sign-in of $1, the login dialog with the return path $0 opens the pages $3',
    async (returnTo, name, password, paths) => {
      const { screen, closes } = await openDialog(returnTo);
      await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await signInAs(screen, name, password);
      await expect.poll(closes).toBe(1);
      expect(visits.map(({ path }) => path)).toEqual(paths);
    },
  );

  test('the login dialog is closed by its close button and by its link to the registration page', async () => {
    const { screen, closes } = await openDialog();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(closes).toBe(1);
    await expect.element(screen.getByText('No account yet?')).toBeVisible();
    await screen.getByRole('link', { name: 'Register' }).click();
    await expect.poll(closes).toBe(2);
  });
});

describe('[LOGIN-1] sign-in and registration from a public page', () => {
  test('the link “Register” opens the registration page', async () => {
    const screen = await render(
      <TestProviders>
        <RegisterLink />
      </TestProviders>,
    );
    await screen.getByRole('link', { name: 'Register' }).click();
    await expect.element(screen.getByText('at /m/register')).toBeVisible();
  });

  test('the button “Log in” opens the login dialog, and the sign-in returns to the same page', async () => {
    const screen = await render(
      <TestProviders address="/m/activity?id=1">
        <LoginPrompt />
      </TestProviders>,
    );
    await expect.element(screen.getByText('Log in to take part.')).toBeVisible();
    await screen.getByRole('button', { name: 'Log in' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await expect.element(dialog).toBeVisible();
    expect(useOverlays.getState().stack).toMatchObject([{ key: 'login' }]);
    await dialog.getByRole('textbox', { name: 'Username' }).fill('alice');
    await dialog.getByLabelText('Password', { exact: true }).fill('Wonder-land-7');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/m/activity?id=1']);
    expect(screen.getByText('Log in to take part.').elements()).toEqual([]);
  });
});

describe('[ROUTE-7] screen before a redirect', () => {
  test('navigates only after the member record has been fetched', async () => {
    await signInMember();
    await commands.holdRequests('memberInfo');
    const screen = await render(<RedirectingScreen returnTo="/m/withdraw" />, { wrapper: TestProviders });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Redirecting…');
    await expect.poll(() => commands.countRequests('memberInfo')).toBe(1);
    expect(visits).toEqual([]);
    await commands.releaseRequests();
    await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/m/withdraw']);
  });

  test('does not navigate after the user has left the screen', async () => {
    beginSession({ ...ALICE, token: 'any' });
    await commands.holdRequests('memberInfo', { errorCode: 'x', message: 'm' });
    const screen = await render(<RedirectingScreen returnTo="/m/withdraw" />, { wrapper: TestProviders });
    await expect.poll(() => commands.countRequests('memberInfo')).toBe(1);
    await screen.unmount();
    await commands.releaseRequests();
    await refreshMember(); // resolves after the request of the screen
    expect(visits).toEqual([]);
  });
});
