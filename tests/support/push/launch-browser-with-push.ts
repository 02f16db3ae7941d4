import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../browser/chromium';
import type { ChromiumPushService } from './chromium-push-service';
import type { DBusSessionBus } from './session-bus';

/** Options of a browser with push, in addition to the options of a browser context. */
export interface BrowserWithPushOptions {
  /** Folder of the browser's profile. A profile is needed because an incognito context refuses push subscriptions. */
  readonly profile: string;
  readonly service: ChromiumPushService;
  /** D-Bus session bus of the desktop on which the browser shows its notifications. */
  readonly desktop: DBusSessionBus;
  readonly baseURL: string | undefined;
}

/** Launches a browser that receives the messages of a local push service and has permission to show notifications. */
export async function launchBrowserWithPush(
  { profile, service, desktop, baseURL }: BrowserWithPushOptions,
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, ...service.flags],
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: desktop.address },
    ...(baseURL !== undefined && { baseURL }),
    ...options,
  });
  await context.grantPermissions(['notifications'], baseURL === undefined ? {} : { origin: baseURL });
  return context;
}
