import { describe, expect, test } from 'vitest';
import { createSafeWebStorage } from '../../browser/storage/web-storage';
import { IDENTITY_REDIRECT_KEY } from '../../contract/storage-keys';
import { consumeIdentityRedirect, saveIdentityRedirect } from './identity-redirect';
import { isIdentityRedirectPending } from './is-identity-redirect-pending';

const MINUTE = 60_000;
/** Creates a SafeWebStorage whose browser storage throws, so that it falls back to memory. */
const createStore = () =>
  createSafeWebStorage(() => {
    throw new Error('refused');
  });

describe('[SOCIAL-4.1] saved redirect to an identity provider', () => {
  test('is returned only once', () => {
    const store = createStore();
    expect(isIdentityRedirectPending(store)).toBe(false);
    saveIdentityRedirect(store, 'google', 1_000);
    expect(isIdentityRedirectPending(store)).toBe(true);
    expect(consumeIdentityRedirect(store, 2_000)).toEqual({ channel: 'google', returnTo: undefined });
    expect(isIdentityRedirectPending(store)).toBe(false);
    expect(consumeIdentityRedirect(store, 3_000)).toBeUndefined();
  });

  test.each([
    [14 * MINUTE, 'facebook'],
    [15 * MINUTE, undefined],
    [-1, undefined],
  ])('when read after %i ms, the saved redirect to an identity provider has the channel $1', (later, channel) => {
    const store = createStore();
    saveIdentityRedirect(store, 'facebook', 0);
    expect(consumeIdentityRedirect(store, later)?.channel).toBe(channel);
    expect(isIdentityRedirectPending(store)).toBe(false);
  });

  test('[ROUTE-2] contains the page to return to', () => {
    const store = createStore();
    saveIdentityRedirect(store, 'google', 1_000, '/m/withdraw?x=1');
    expect(consumeIdentityRedirect(store, 2_000)).toEqual({ channel: 'google', returnTo: '/m/withdraw?x=1' });
  });

  test('is ignored if its shape is invalid', () => {
    const store = createStore();
    for (const broken of ['google', { channel: 'phone', at: 1 }, { channel: 'google' }, 1]) {
      store.set(IDENTITY_REDIRECT_KEY, broken);
      expect(consumeIdentityRedirect(store, 2)).toBeUndefined();
    }
  });
});
