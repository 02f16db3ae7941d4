import { beforeEach, describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { type RememberedLogin, rememberLogin } from '../../../services/remembered-login/remembered-login';
import { loadRememberedLoginLazily } from '../auto-login/load-remembered-login-lazily';
import { useLoadRememberedUsername } from './use-load-remembered-username';

const ALICE = { type: 'username', username: 'alice', password: 'Wonder-land-7', merchant: 'FAIR' } as const;
const NUMBER = { type: 'sms', username: '9170000001', merchant: 'FAIR' } as const;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

/** Renders the hook with a callback that records the names with which it is called. */
async function renderForm(type: RememberedLogin['type']) {
  const names: string[] = [];
  const hook = await renderHook((props) => useLoadRememberedUsername(props?.type ?? type, (name) => names.push(name)), {
    initialProps: { type },
  });
  return { ...hook, names };
}

/** Resolves after the hook has handled the remembered login that it began to load before this call. */
async function waitUntilHandled() {
  await loadRememberedLoginLazily();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('[REM-1] remembered username or number in a login form', () => {
  test.each([
    ['username', ALICE, ['alice']],
    ['sms', NUMBER, ['9170000001']],
    ['sms', ALICE, []],
    ['username', NUMBER, []],
    ['username', { ...ALICE, merchant: 'KOPI' }, []],
  ] as const)(
    'a login form of the type %s with the remembered login %j is filled with the names %j',
    async (type, login, expected) => {
      await rememberLogin(login);
      const { names } = await renderForm(type);
      await waitUntilHandled();
      expect(names).toEqual(expected);
    },
  );

  test('a login form is not filled if no login is remembered', async () => {
    const { names } = await renderForm('username');
    await waitUntilHandled();
    expect(names).toEqual([]);
  });

  test('a login form that is unmounted while the remembered login is being read is not filled', async () => {
    await rememberLogin(ALICE);
    const { names, unmount } = await renderForm('username');
    await unmount();
    await waitUntilHandled();
    expect(names).toEqual([]);
  });

  test('a login form is filled when its type changes to the type of the remembered login', async () => {
    await rememberLogin(NUMBER);
    const { names, rerender } = await renderForm('username');
    await waitUntilHandled();
    await rerender({ type: 'sms' });
    await expect.poll(() => names).toEqual(['9170000001']);
  });
});
