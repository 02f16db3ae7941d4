import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import { ok } from '../../../base/result';

const { caller, platform } = setUpTestPlatform();

beforeEach(() => {
  vi.resetModules();
  stubPageGlobals(`${caller().origin}/m/register`);
});

test('[REG-3.4] after a lost response, the account of another identity has another request id, that of the same has not', async () => {
  const control = new TestPlatform(platform());
  const { registerWithIdentity } = await import('./social-calls');
  control.addFault({ endpoint: 'registerByUsername', status: 504 });
  // The token of an identity is refreshed: the provider's id of the user stays.
  for (const [id, token] of [
    ['alice', 'jwt 1'],
    ['bob', 'jwt 2'],
    ['alice', 'jwt 3'],
  ] as const) {
    const outcome = await registerWithIdentity({ channel: 'google', id, token: async () => ok(token) });
    expect(outcome.kind).toBe('no-response');
  }
  const ids = control.wireEntries('registerByUsername').map(({ body }) => JSON.parse(body ?? '').requestId);
  expect(ids).toHaveLength(3);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
});
