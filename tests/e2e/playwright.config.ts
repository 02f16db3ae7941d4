import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/chromium';

/**
 * Browser tests against the built app and the local platform.
 * `read` leaves the platform as it found it, `write`, `offline` and `updates` change it; each worker has a platform of its own.
 * Where the service worker is not what a test is about it is kept out: fetching a whole version behind every page would
 * take a quarter of the run. `offline` and `updates` have it, and whoever says so.
 * The limits end what hangs, and are wide so that a busy machine's pauses are not taken for it; speed is measured in tests/bench.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    ...['read', 'write'].map((name) => ({ name, testDir: name, use: { serviceWorkers: 'block' as const } })),
    ...['offline', 'updates'].map((name) => ({ name, testDir: name, use: { serviceWorkers: 'allow' as const } })),
  ],
});
