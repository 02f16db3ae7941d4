import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { APP_SCREENSHOTS, getAppScreenshotFilePath } from '../platform/art/app-screenshots';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/browser/chromium';
import { DIST_DIR } from '../support/browser/fixtures';
import { TestPlatform } from '../support/browser/test-platform';

/*
 * `npm run app-screenshots` takes the screenshots that each merchant's web app manifest lists, from the built app.
 * Run it after a change of the design.
 */
const QUALITY = 70;

const running = await startPlatform({ distDir: DIST_DIR });
const platform = new TestPlatform(running);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  for (const { name, path, member, viewport, scale } of APP_SCREENSHOTS) {
    const baseURL = platform.originOf(merchant);
    const context = await browser.newContext({
      baseURL,
      viewport,
      deviceScaleFactor: scale,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const token = member === undefined ? '' : `?token=${platform.openSession(merchant, member)}`;
    await page.goto(path + token);
    await page.waitForLoadState('networkidle');
    const file = getAppScreenshotFilePath(merchant, name);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
    await context.close();
    console.log(file);
  }
}
await browser.close();
await running.close();
