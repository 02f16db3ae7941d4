import { expect, type Page, type Request } from '@playwright/test';

/** Returns a function that waits until no request of the page to the platform is in flight. */
export function trackPlatformRequests(page: Page): (message: string) => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.url().includes('/wps/') && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return (message) => expect.poll(() => pending.size, { message }).toBe(0);
}

/** Resolves when two frames have been rendered. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
