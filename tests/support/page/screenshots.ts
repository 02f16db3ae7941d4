import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Attaches a full-page screenshot to the test, with fonts loaded and animations finished. */
export async function attachFullPageScreenshot(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = join(testInfo.outputDir, `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await testInfo.attach(name, { path, contentType: 'image/png' });
}
