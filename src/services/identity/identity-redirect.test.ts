import { describe, expect, test } from 'vitest';
import { createWebStore } from '../../browser/storage/web-storage';
import { IDENTITY_REDIRECT_KEY } from '../../contract/storage-keys';
import { saveRedirect, takeRedirect } from './identity-redirect';
import { isRedirectPending } from './is-redirect-pending';

const MINUTE = 60_000;
/** Creates a store without browser storage: it falls back to memory. */
const createStore = () =>
  createWebStore(() => {
    throw new Error('refused');
  });

describe('[SOCIAL-4] the marker of a redirect to a provider', () => {
  test('is taken once', () => {
    const store = createStore();
    expect(isRedirectPending(store)).toBe(false);
    saveRedirect(store, 'google', 1_000);
    expect(isRedirectPending(store)).toBe(true);
    expect(takeRedirect(store, 2_000)).toEqual({ channel: 'google', returnTo: undefined });
    expect(isRedirectPending(store)).toBe(false);
    expect(takeRedirect(store, 3_000)).toBeUndefined();
  });

  test.each([
    [14 * MINUTE, 'facebook'],
    [15 * MINUTE, undefined],
    [-1, undefined],
  ])('read after %i ms is %s', (later, channel) => {
    const store = createStore();
    saveRedirect(store, 'facebook', 0);
    expect(takeRedirect(store, later)?.channel).toBe(channel);
    expect(isRedirectPending(store)).toBe(false);
  });

  test('[ROUTE-2] holds the page to return to', () => {
    const store = createStore();
    saveRedirect(store, 'google', 1_000, '/m/withdraw?x=1');
    expect(takeRedirect(store, 2_000)).toEqual({ channel: 'google', returnTo: '/m/withdraw?x=1' });
  });

  test('is ignored if its shape is invalid', () => {
    const store = createStore();
    for (const broken of ['google', { channel: 'phone', at: 1 }, { channel: 'google' }, 1]) {
      store.set(IDENTITY_REDIRECT_KEY, broken);
      expect(takeRedirect(store, 2)).toBeUndefined();
    }
  });
});
