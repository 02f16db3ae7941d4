import { defineConfig } from '@playwright/test';
import type { EngineName, ForEngine } from './fixtures';

/** The same few journeys in the engines of iPhones and of Firefox. The limits end what hangs, as those of the browser tests. */
export default defineConfig<object, ForEngine>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  projects: (['webkit', 'firefox'] satisfies EngineName[]).map((name) => ({ name, use: { engineName: name } })),
});
