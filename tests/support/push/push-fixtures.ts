import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../browser/fixtures';
import { type ChromiumPushService, startChromiumPushService } from './chromium-push-service';
import { launchBrowserWithPush } from './launch-browser-with-push';
import { type DBusSessionBus, startDBusSessionBus } from './session-bus';

/**
 * Playwright test with a local push service and a simulated desktop: push messages are encrypted, and Chromium
 * decrypts them and shows their notifications on the desktop. The browser has a profile of its own, because an
 * incognito context refuses push subscriptions.
 */
export const test = base.extend<{ pushService: ChromiumPushService; profile: string; desktop: DBusSessionBus }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  profile: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'push-'));
    await use(profile);
    // A process of the browser may write a last file meanwhile.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  },
  desktop: async ({ profile }, use) => {
    const bus = await startDBusSessionBus(join(profile, 'bus'));
    await use(bus);
    await bus.close();
  },
  pushService: async ({ platform }, use) => {
    const service = await startChromiumPushService();
    platform.connectPush(service.origin);
    await use(service);
    platform.connectPush(undefined);
    platform.disconnectFirebase();
    await service.close();
  },

  context: async ({ baseURL, pushService, profile, desktop, viewport, locale }, use) => {
    const context = await launchBrowserWithPush(
      { profile, service: pushService, desktop, baseURL },
      { viewport, ...(locale !== undefined && { locale }) },
    );
    context.setDefaultTimeout(60_000);
    await use(context);
    await context.close();
  },
});
