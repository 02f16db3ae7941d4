import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM_PATH } from '../support/browser/chromium';

/**
 * Without motion, because the carousels and marquees of open pages would otherwise keep both cores busy while a test
 * waits. Specs about motion choose `no-preference`.
 */
const WITHOUT_MOTION = { reducedMotion: 'reduce' } as const;

/**
 * Browser tests against the built app and the local platform. Each Playwright worker has its own platform. The
 * project `read` leaves the platform unchanged; `write`, `offline` and `updates` change it. Service workers are
 * blocked in `read` and `write` unless a spec allows them: precaching a version in the background of every page would
 * take a quarter of the run. `offline` and `updates` allow them. Chromium's headless shell needs less CPU than the
 * full browser, but has no Background Sync, prompts, push or installation. Specs that need one of these choose the
 * full browser themselves. The timeouts only end tests that hang, so they are wide: with more workers than
 * cores, one may wait for a processor for half a minute. Speed is measured in tests/bench.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // One more than the cores of CI, because a test waits for a part of its time.
  workers: 3,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: HEADLESS_CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    contextOptions: WITHOUT_MOTION,
    locale: 'en-US',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
  projects: [
    ...['read', 'write'].map((name) => ({ name, testDir: name, use: { serviceWorkers: 'block' as const } })),
    { name: 'offline', testDir: 'offline', use: { serviceWorkers: 'allow' } },
    // The last project: the tests of a long file must not be left to one worker at the end.
    { name: 'updates', testDir: 'updates', fullyParallel: true, use: { serviceWorkers: 'allow' } },
  ],
});
