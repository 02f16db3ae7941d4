import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Platform, startPlatform } from '../platform';
import { TestApiClient } from './test-api-client';

/**
 * Starts a platform with an in-memory database for a test file, with the platform's clock stopped at {@link
 * TEST_CLOCK_TIME_MS}. The platform is reset before each test.
 */
export function setUpTestPlatform(distDir = 'no-dist'): { caller: () => TestApiClient; platform: () => Platform } {
  let platform: Platform | undefined;
  const started = (): Platform => {
    if (!platform) throw new Error('The platform is not started before the first test');
    return platform;
  };
  const caller = () => new TestApiClient(started().origin);

  beforeAll(async () => {
    platform = await startPlatform({ distDir, now: () => TEST_CLOCK_TIME_MS });
  });
  beforeEach(() => caller().control('reset'));
  afterAll(() => platform?.close());
  return { caller, platform: started };
}

/** Time at which the platform's clock is stopped in tests: 2026-01-02 03:04:05 UTC. */
export const TEST_CLOCK_TIME_MS = Date.UTC(2026, 0, 2, 3, 4, 5);
export const MINUTE_MS = 60_000;
