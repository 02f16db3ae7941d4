import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { AuthEmulator } from '../platform/identity/start-auth-emulator';
import { startPlatform } from '../platform/platform';
import { DIST_DIR } from '../support/browser/fixtures';
import { TestPlatform } from '../support/browser/test-platform';
import { authEmulatorFixture } from '../support/identity/auth-emulator-fixture';
import { type FirefoxPushService, startFirefoxPushService } from '../support/push/firefox-push-service';
import { type DBusSessionBus, startDBusSessionBus } from '../support/push/session-bus';
import { startFirefox } from './firefox';
import type { WebDriverBrowser, WebDriverPage } from './web-driver-page';
import { startWebKit } from './webkit';

export type EngineName = 'webkit' | 'firefox';

export interface WorkerFixtures {
  engineName: EngineName;
  engine: WebDriverBrowser;
  /** Push service of the engine. */
  pushService: FirefoxPushService;
  /** Notification server of the desktop on which the engine shows its notifications. */
  desktop: DBusSessionBus;
  emulator: AuthEmulator;
}

interface TestFixtures {
  /** A platform for this test only, which the test may stop. */
  served: Served;
  webDriverPage: WebDriverPage;
  /** Matches the page errors that the test expects; any other page error fails the test. */
  allowedErrors: RegExp | undefined;
}

interface Served {
  readonly platform: TestPlatform;
  readonly origin: string;
  /** Stops the server. */
  stop(): Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],

  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const service = await startFirefoxPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
      const bus = await startDBusSessionBus(join(folder, 'bus'));
      await use(bus);
      await bus.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ engineName, pushService, desktop }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit() : startFirefox(pushService, desktop));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  emulator: authEmulatorFixture,

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  served: async ({}, use) => {
    const running = await startPlatform({ distDir: DIST_DIR });
    const platform = new TestPlatform(running);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= running.close();
      return stopped;
    };
    await use({ platform, origin: platform.originOf('FAIR'), stop });
    await stop();
  },

  allowedErrors: [undefined, { option: true }],

  webDriverPage: async ({ engine, served, allowedErrors }, use, testInfo) => {
    const session = await engine.openSession();
    const webDriverPage: WebDriverPage = {
      ...session,
      open: (address) => session.open(new URL(address, served.origin).href),
    };
    try {
      await use(webDriverPage);
      if (testInfo.status !== testInfo.expectedStatus) await attachScreenshot(webDriverPage, testInfo);
      const pageErrors = (await webDriverPage.pageErrors()).filter((text) => !allowedErrors?.test(text));
      expect(pageErrors, 'errors of the page').toEqual([]);
    } finally {
      await webDriverPage.close();
    }
  },
});

export { expect };

async function attachScreenshot(webDriverPage: WebDriverPage, testInfo: TestInfo): Promise<void> {
  // Best effort: without a screenshot, the failure is reported without one.
  const body = await webDriverPage.screenshot().catch(() => '');
  await testInfo.attach('screen', { body, contentType: 'image/png' });
}
