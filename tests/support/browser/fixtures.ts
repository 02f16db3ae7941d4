import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startPlatform } from '../../platform/platform';
import { isLocalBuild, isQuickBuild } from '../../platform/start/local-build';
import { filterUnexpectedErrors, type PageError, recordPageErrors } from '../page/page-errors';
import { HomePage } from '../page-objects/home-page';
import { LoginPage } from '../page-objects/login-page';
import { RegisterPage } from '../page-objects/register-page';
import { expectNoPrivateData } from '../privacy/expect-no-private-data';
import { createFailureReport } from './failure-report';
import { recordDocuments } from './page-history';
import { setPlatformOfBrowserContext, TestPlatform } from './test-platform';

/** Output folder of the build. */
export const DIST_DIR = join(import.meta.dirname, '../../../dist');

interface Options {
  /** Page errors that this test provokes on purpose. Any other page error makes the test fail. */
  allowedPageErrors: RegExp | undefined;
  /** Private data that the pages of this test send on purpose, as `place: kind` (browser-output-recorder.ts). */
  allowedPrivateData: RegExp | undefined;
}

interface PerTest {
  /** The errors of this test's pages, in order of occurrence. */
  pageErrors: PageError[];
  /** Resets the platform to its seed before and after the test. */
  seeded: undefined;
  /**
   * Fails a test whose tracking events or other outbox entries, requests to other servers or console lines contain a
   * phone number, a payee name, an account number, an e-mail address, a token or a password, or whose addresses or
   * Referers contain a token or a password (TRK-1, OFF-4, SESS-1).
   */
  privateData: undefined;
  /** Attaches a failure report to a failed test. */
  failureReport: undefined;
  homePage: HomePage;
  loginPage: LoginPage;
  registerPage: RegisterPage;
}

interface PerWorker {
  /** A platform for each Playwright worker: on a free port, with an in-memory database and the built app. */
  platform: TestPlatform;
}

export const test = base.extend<Options & PerTest, PerWorker>({
  allowedPageErrors: [undefined, { option: true }],
  allowedPrivateData: [undefined, { option: true }],

  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      if (!isLocalBuild(DIST_DIR) || isQuickBuild(DIST_DIR))
        throw new Error('dist/ is not a complete local build; run npm run build -- --local first');
      const platform = await startPlatform({ distDir: DIST_DIR });
      await use(new TestPlatform(platform));
      await platform.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ platform }, use) => use(platform.originOf('FAIR')),

  seeded: [
    async ({ platform, context }, use) => {
      // The browser context of this test exists, so all requests of the previous test's pages have arrived.
      platform.reset();
      setPlatformOfBrowserContext(context, platform);
      await use(undefined);
      platform.reset();
    },
    { auto: true },
  ],

  pageErrors: [
    async ({ context, allowedPageErrors }, use) => {
      const pageErrors = await recordPageErrors(context);
      await use(pageErrors);
      expect(filterUnexpectedErrors(pageErrors, allowedPageErrors), 'page errors').toEqual([]);
    },
    { auto: true },
  ],

  privateData: [
    async ({ context, platform, allowedPrivateData, seeded: _ }, use) =>
      expectNoPrivateData(context, platform, () => use(undefined), allowedPrivateData),
    { auto: true },
  ],

  failureReport: [
    async ({ context, pageErrors, platform, seeded: _ }, use, test) => {
      recordDocuments(context);
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const body = await createFailureReport(context, pageErrors, platform.wireEntries());
      await test.attach('failure report', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],

  homePage: async ({ page }, use) => use(new HomePage(page)),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  registerPage: async ({ page }, use) => use(new RegisterPage(page)),
});

export { expect };
