import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { ok } from '../../../base/result';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../../contract/storage-keys';

const { caller, platform } = setUpTestPlatform();

beforeEach(() => {
  vi.resetModules();
  stubPageGlobals(`${caller().origin}/m/register`);
});

test('[REG-3.4] after a lost response, the account of another identity has another request id, that of the same has not', async () => {
  const control = new TestPlatform(platform());
  const { registerWithIdentity } = await import('./social-calls');
  control.addFault({ endpoint: 'registerByUsername', status: 504 });
  const { safeLocalStorage } = await import('../../../browser/storage/web-storage');
  /** Registers without a response. Resolves with the stored request ids. */
  const register = async (id: string, token: string) => {
    const outcome = await registerWithIdentity({ channel: 'google', id, token: async () => ok(token) });
    expect(outcome.kind).toBe('no-response');
    return safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX).sort();
  };
  expect(await register('alice', 'jwt 1')).toHaveLength(1);
  const both = await register('bob', 'jwt 2');
  expect(both).toHaveLength(2);
  // The token of an identity is refreshed: the provider's id of the user stays.
  expect(await register('alice', 'jwt 3')).toEqual(both);
});
