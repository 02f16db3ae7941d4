import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Keeps a picture of the whole page with the test's results, with animations ended and fonts in place. */
export async function takeScreenshot(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(testInfo.outputDir, `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await testInfo.attach(name, { path, contentType: 'image/png' });
}
