import { type BrowserContext, expect } from '@playwright/test';
import type { TestPlatform } from '../browser/test-platform';
import { recordPrivateData } from './private-data-recorder';

/**
 * Runs `use` and fails if meanwhile the outbox of a page of the context, or a request to the platform that serves it,
 * contained private data (TRK-1, OFF-4).
 */
export async function expectNoPrivateData(
  context: BrowserContext,
  platform: TestPlatform,
  use: () => Promise<void>,
): Promise<void> {
  const findLeaks = await recordPrivateData(context, platform);
  let leaks: string[] = [];
  try {
    await use();
  } finally {
    leaks = findLeaks();
  }
  expect(leaks, 'private data in tracking events and other outbox entries').toEqual([]);
}
