import { type BrowserContext, expect } from '@playwright/test';
import type { TestPlatform } from '../browser/test-platform';
import { recordPrivateData } from './private-data-recorder';

/**
 * Runs `use` and fails if meanwhile the outbox of a page of the context, a request to the platform that serves it, a
 * request to another server, a Referer, an address or a line of the console contained private data (TRK-1, OFF-4, SESS-1).
 * @param allowed matches what the test sends on purpose, as `place: kind`
 */
export async function expectNoPrivateData(
  context: BrowserContext,
  platform: TestPlatform,
  use: () => Promise<void>,
  allowed?: RegExp,
): Promise<void> {
  const findLeaks = await recordPrivateData(context, platform);
  let leaks: string[] = [];
  try {
    await use();
  } finally {
    leaks = findLeaks().filter((leak) => !allowed?.test(leak));
  }
  expect(leaks, 'private data in tracking events, the outbox or what else leaves the pages').toEqual([]);
}
