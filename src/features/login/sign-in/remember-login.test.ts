import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';
import type { ApiError } from '../../../contract/api-error';
import { LEGACY_LOGIN_DATABASE, LEGACY_LOGIN_KEY, REMEMBERED_LOGIN_KEY } from '../../../contract/storage-keys';

const CHUNK = '../../../services/remembered-login/remembered-login';
const REFUSED: ApiError = { layer: 'business', endpoint: 'login', code: 'login.cred.err', message: '', value: null };

async function importModules() {
  const [login, clear, flag, storage] = await Promise.all([
    import('./remember-login'),
    import('../../../services/remembered-login/clear-refused-login'),
    import('../../../services/remembered-login/auto-login-flag'),
    import('../../../browser/storage/web-storage'),
  ]);
  return { ...login, ...clear, ...flag, ...storage };
}
let page: Awaited<ReturnType<typeof importModules>>;

describe('deletion of the remembered login', () => {
  beforeEach(async () => {
    vi.resetModules();
    stubPageGlobals('https://fair.example/m/login');
    vi.doMock(CHUNK, () => {
      throw new Error('offline');
    });
    page = await importModules();
  });
  afterEach(() => vi.doUnmock(CHUNK));

  test('[LOGIN-5.5] a refused login is no longer remembered, even if the code for remembered logins fails to load', async () => {
    page.safeLocalStorage.set(REMEMBERED_LOGIN_KEY, 'key');
    await page.clearRememberedLoginIfRefused(REFUSED);
    expect(page.isLoginRemembered()).toBe(false);
  });

  test('[LOGIN-5] [REM-2] a refused login of the previous app is deleted with its database, even without the code for remembered logins', async () => {
    await new Promise((resolve) => {
      const opening = indexedDB.open(LEGACY_LOGIN_DATABASE);
      opening.onsuccess = () => resolve(opening.result.close());
    });
    page.safeLocalStorage.set(LEGACY_LOGIN_KEY, 'key');
    await page.clearRememberedLoginIfRefused(REFUSED);
    expect(page.isLoginRemembered()).toBe(false);
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  });

  test('[LOGIN-5] a login that fails because of a rate limit or a lost connection stays remembered', async () => {
    page.safeLocalStorage.set(REMEMBERED_LOGIN_KEY, 'key');
    await page.clearRememberedLoginIfRefused({ ...REFUSED, code: 'TOO_MANY_REQUEST_LOGIN' });
    await page.clearRememberedLoginIfRefused({ layer: 'offline', endpoint: 'login' });
    expect(page.isLoginRemembered()).toBe(true);
  });

  test('[REM-1] the earlier remembered login is deleted if a new login cannot be saved', async () => {
    page.safeLocalStorage.set(REMEMBERED_LOGIN_KEY, 'key of an earlier member');
    await page.updateRememberedLogin({ type: 'username', username: 'bob', password: 'Builder-box-8' }, true);
    expect(page.isLoginRemembered()).toBe(false);
  });
});
