import type { BrowserContext } from '@playwright/test';
import { ASSET_MANIFEST_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { expect, test } from '../../support/browser/fixtures';

/** Whether each call is tried, as in `npm run nightly`; otherwise a few, because a start costs a second of a core. */
const TRIES_ALL = process.env.ALL_STORAGE_CALLS === '1';
const SAMPLE = [1, 12, 40];

/** Fails calls of web storage and IndexedDB in every page of a context, and counts them. */
function failStorageCalls(failing: { readonly call: number; readonly isLast: boolean }): void {
  const state = { calls: 0 };
  Object.assign(window, { storageCalls: state });
  const take = () => {
    state.calls += 1;
    const isFailing = failing.isLast ? state.calls === failing.call : state.calls >= failing.call;
    if (isFailing) throw new DOMException('refused by the test', 'QuotaExceededError');
  };
  const wrap = (target: object, ...methods: readonly string[]) => {
    for (const method of methods) {
      const original = Reflect.get(target, method) as (...values: readonly unknown[]) => unknown;
      Reflect.set(target, method, function (this: unknown, ...values: readonly unknown[]) {
        take();
        return Reflect.apply(original, this, values);
      });
    }
  };
  wrap(Storage.prototype, 'getItem', 'setItem', 'removeItem', 'key');
  wrap(IDBFactory.prototype, 'open', 'deleteDatabase');
  wrap(IDBDatabase.prototype, 'transaction');
  wrap(IDBObjectStore.prototype, 'get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'openCursor', 'count');
}

/** Opens home in an empty profile. Resolves with the number of calls; throws if home does not appear. */
async function startWithFault(context: BrowserContext, call: number, isLast: boolean): Promise<number> {
  const page = await context.newPage();
  // A document of the site without the app.
  await page.goto(ASSET_MANIFEST_URL);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(failStorageCalls, { call, isLast });
  await page.goto('/m/home');
  await expect(page.getByRole('banner'), `home, with call ${call} failing`).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const { calls } = await page.evaluate(() => (window as unknown as { storageCalls: { calls: number } }).storageCalls);
  await page.close();
  expect(errors, `with call ${call} failing`).toEqual([]);
  return calls;
}

test('[BOOT-1][OFF-4] home appears whichever call of a storage fails, alone or with all after it', async ({
  context,
}) => {
  test.setTimeout(TRIES_ALL ? 3_600_000 : 240_000);
  for (const isLast of [true, false]) {
    if (!TRIES_ALL) {
      for (const call of isLast ? SAMPLE : [1]) await startWithFault(context, call, isLast);
      continue;
    }
    // The number of calls differs a little: those of the last moments are seen in some starts only.
    let most = 1;
    for (let call = 1; call <= most; call += 1) most = Math.max(most, await startWithFault(context, call, isLast));
  }
});
