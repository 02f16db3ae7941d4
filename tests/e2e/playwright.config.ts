import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/chromium';

/**
 * Browser tests against the built app and the local platform.
 * `read` leaves the platform as it found it, `write`, `offline` and `updates` change it; each worker has a platform of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'allow',
    actionTimeout: 5_000,
    navigationTimeout: 15_000,
  },
  projects: ['read', 'write', 'offline', 'updates'].map((name) => ({ name, testDir: name })),
});
