import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './fixtures';

/** Runs a few journeys in WebKit and Firefox. As in tests/e2e, the timeouts only end tests that hang. */
export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: [
    // WebKitGTK has no push.
    { name: 'webkit', use: { engineName: 'webkit' }, testIgnore: 'notifications.spec.ts' },
    { name: 'firefox', use: { engineName: 'firefox' } },
  ],
});
