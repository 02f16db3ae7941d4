import { string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { URL_TOKEN_KEY } from '../../contract/storage-keys';
import { useMerchant } from '../merchant/merchant-store';
import { beginSession, endSession, getCurrentSession } from './session-store';
import { consumeUrlToken } from './url-token';

const ALICE = {
  id: '7',
  token: 'token-of-alice',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};
const storedToken = () => safeSessionStorage.get(URL_TOKEN_KEY, string());

beforeEach(() => {
  // A test file that ran before in this process may have left one.
  endSession();
  useMerchant.setState({ code: 'FAIR' });
  safeSessionStorage.set(URL_TOKEN_KEY, 'token-of-link');
});
afterEach(() => {
  endSession();
  useMerchant.setState({ code: '' });
  safeSessionStorage.remove(URL_TOKEN_KEY);
});

describe('[ROUTE-3] token in the URL', () => {
  test('for a visitor, a token in the URL starts a session without a member id or name', () => {
    expect(consumeUrlToken()).toBeUndefined();
    expect(getCurrentSession()).toEqual({
      id: '',
      token: 'token-of-link',
      merchantCode: 'FAIR',
      userName: '',
      type: -1,
      firstTimeLogin: false,
      updatePassword: false,
      currentPassword: 'untyped',
    });
    expect(storedToken()).toBeUndefined();
  });

  test('a token in the URL does not replace the session of a signed-in member', () => {
    beginSession(ALICE);
    expect(consumeUrlToken()).toBe('token-of-link');
    expect([getCurrentSession(), storedToken()]).toEqual([ALICE, undefined]);
  });

  test('a token in the URL that belongs to the current session changes nothing', () => {
    beginSession({ ...ALICE, token: 'token-of-link' });
    expect(consumeUrlToken()).toBeUndefined();
    expect([getCurrentSession()?.userName, storedToken()]).toEqual(['alice', undefined]);
  });

  test('consumeUrlToken() returns undefined if the URL has no token', () => {
    safeSessionStorage.remove(URL_TOKEN_KEY);
    expect([consumeUrlToken(), getCurrentSession()]).toEqual([undefined, undefined]);
    beginSession(ALICE);
    expect([consumeUrlToken(), getCurrentSession()]).toEqual([undefined, ALICE]);
  });
});
