import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expectNoPrivateData } from '../privacy/expect-no-private-data';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium';
import type { TestPlatform } from './test-platform';

interface InstalledApp {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Runs the app in a window without browser UI, as Chromium shows an installed web app: `display-mode` is
 * `standalone`. Other tests run the app in a browser tab. The window first shows an icon file, so that a test can
 * prepare the page before the app starts.
 *
 * @param platform serves the app of FAIR
 */
export async function withInstalledApp(
  platform: TestPlatform,
  use: (app: InstalledApp) => Promise<void>,
): Promise<void> {
  const origin = platform.originOf('FAIR');
  const profile = await mkdtemp(join(tmpdir(), 'app-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, `--app=${origin}/m/icons/icon-192x192.png`],
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    // With it Chromium shows the page as a tab.
    isMobile: false,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const [page = await context.waitForEvent('page')] = context.pages();
    await expectNoPrivateData(context, platform, () => use({ context, page }));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
