import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../browser/chromium';
import { test as base } from '../browser/fixtures';
import { type PushService, startPushService } from './push-service';

/**
 * Tests with a real push service: its messages are encrypted, and Chromium decrypts them. The browser has a profile of its
 * own, because an incognito context refuses to subscribe.
 */
export const test = base.extend<{ pushService: PushService }>({
  pushService: async ({ platform }, use) => {
    const service = await startPushService();
    platform.connectPush(service.origin);
    await use(service);
    platform.connectPush(undefined);
    await service.close();
  },

  context: async ({ baseURL, pushService, viewport, locale }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'push-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS, ...pushService.flags],
      viewport,
      ...(locale !== undefined && { locale }),
      ...(baseURL !== undefined && { baseURL }),
    });
    context.setDefaultTimeout(15_000);
    await context.grantPermissions(['notifications'], baseURL === undefined ? {} : { origin: baseURL });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});
