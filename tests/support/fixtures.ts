import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startPlatform } from '../platform/platform';
import { type Complaint, unexpected, watchPages } from './page-watch';
import { HomePage } from './pages/home-page';
import { LaunchPage } from './pages/launch-page';
import { LoginPage } from './pages/login-page';
import { PlatformConsole } from './platform-console';

/** Where the build puts the app. */
export const DIST = join(import.meta.dirname, '../../dist');

interface Options {
  /** Complaints this test provokes on purpose; any other fails it. */
  allowedComplaints: RegExp[];
}

interface PerTest {
  /** Everything the pages of this test complained about, as it comes in. */
  complaints: Complaint[];
  /** Puts the platform back as it was seeded, after the test. */
  seeded: undefined;
  homePage: HomePage;
  loginPage: LoginPage;
  launchPage: LaunchPage;
}

interface PerWorker {
  /** A platform of this worker's own: free port, database of its own, the built app. */
  platform: PlatformConsole;
}

export const test = base.extend<Options & PerTest, PerWorker>({
  allowedComplaints: [[], { option: true }],

  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'fairground-'));
      const platform = await startPlatform({ port: 0, dataDir, distDir: DIST });
      await use(new PlatformConsole(platform.port));
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ platform }, use) => use(platform.originOf('FAIR')),

  seeded: [
    async ({ platform }, use) => {
      await use(undefined);
      await platform.reset();
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

  homePage: async ({ page }, use) => use(new HomePage(page)),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  launchPage: async ({ page }, use) => use(new LaunchPage(page)),
});

export { expect };
