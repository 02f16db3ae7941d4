import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Platform, startPlatform } from '../platform';
import { Caller } from './caller';

/** A platform in memory for the tests of a file, reset before each of them, its clock standing at `EPOCH`. */
export function testPlatform(distDir = 'no-dist'): { caller: () => Caller; platform: () => Platform } {
  let platform: Platform | undefined;
  const started = (): Platform => {
    if (!platform) throw new Error('The platform starts before the first test');
    return platform;
  };
  const caller = () => new Caller(started().origin);

  beforeAll(async () => {
    platform = await startPlatform({ distDir, now: () => EPOCH });
  });
  beforeEach(() => caller().control('reset'));
  afterAll(() => platform?.close());
  return { caller, platform: started };
}

/** 2026-01-02 03:04:05 UTC. */
export const EPOCH = Date.UTC(2026, 0, 2, 3, 4, 5);
export const MINUTE = 60_000;
