import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startPlatform } from '../platform/platform';
import { lastWords } from './last-words';
import { type Complaint, unexpected, watchPages } from './page-watch';
import { HomePage } from './pages/home-page';
import { LoginPage } from './pages/login-page';
import { RegisterPage } from './pages/register-page';
import { TestPlatform } from './test-platform';

/** Where the build puts the app. */
export const DIST = join(import.meta.dirname, '../../dist');

interface Options {
  /** Complaints this test provokes on purpose; any other fails it. */
  allowedComplaints: RegExp | undefined;
}

interface PerTest {
  /** Everything the pages of this test complained about, as it comes in. */
  complaints: Complaint[];
  /** Puts the platform as it was seeded, before the test and after it. */
  seeded: undefined;
  /** What a failed test leaves to judge it by, in its report. */
  words: undefined;
  homePage: HomePage;
  loginPage: LoginPage;
  registerPage: RegisterPage;
}

interface PerWorker {
  /** A platform of this worker's own: a free port, a database in memory, the built app. */
  platform: TestPlatform;
}

export const test = base.extend<Options & PerTest, PerWorker>({
  allowedComplaints: [undefined, { option: true }],

  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      if (!existsSync(DIST)) throw new Error('There is no dist/: npm run build comes first');
      const platform = await startPlatform({ distDir: DIST });
      await use(new TestPlatform(platform));
      await platform.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ platform }, use) => use(platform.originOf('FAIR')),

  seeded: [
    async ({ platform, context: _ }, use) => {
      // By now, with a browser context of this test's, what the pages of the last one still asked has arrived.
      platform.reset();
      await use(undefined);
      platform.reset();
    },
    { auto: true },
  ],

  complaints: [
    async ({ context, allowedComplaints }, use) => {
      const complaints = await watchPages(context);
      await use(complaints);
      expect(unexpected(complaints, allowedComplaints), 'complaints of the pages').toEqual([]);
    },
    { auto: true },
  ],

  words: [
    async ({ context, complaints, platform, seeded: _ }, use, test) => {
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const body = await lastWords(context, complaints, platform.wire());
      await test.attach('last words', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],

  homePage: async ({ page }, use) => use(new HomePage(page)),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  registerPage: async ({ page }, use) => use(new RegisterPage(page)),
});

export { expect };
