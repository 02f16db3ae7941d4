import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/browser/chromium';
import { DIST } from '../support/browser/fixtures';
import { TestPlatform } from '../support/browser/test-platform';
import { demoMemberOf } from '../support/members/demo-member';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/*
 * Takes a screenshot of every screen and state into gallery/, by merchant (and so by language and colours) and
 * viewport. `npm run gallery` takes all; `npm run gallery -- login` those whose name contains the word.
 */
const OUTPUT_FOLDER = join(import.meta.dirname, '../../gallery');
const VIEWPORTS = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
];

/** Signs in, in any language. */
async function signInOnPage(page: Page, username: string) {
  await page.goto('/m/login');
  await page.locator('main form input').first().fill(username);
  await page.locator('main form input[type=password]').fill(demoMemberOf(username).password);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/\/m\/(home|member)/);
}

async function takeScreenshot(context: BrowserContext, page: Page, scene: Scene, platform: TestPlatform, name: string) {
  platform.reset();
  if (scene.member) await signInOnPage(page, scene.member);
  await scene.arrange?.({ page, context, platform });
  if (scene.path) await page.goto(scene.path);
  await scene.act?.({ page, context, platform });
  await page.waitForTimeout(600); // until fonts, images and transitions have finished
  await page.screenshot({ path: join(OUTPUT_FOLDER, `${name}.png`), fullPage: scene.whole === true });
}

const filter = process.argv[2] ?? '';
mkdirSync(OUTPUT_FOLDER, { recursive: true });
const running = await startPlatform({ distDir: DIST });
const platform = new TestPlatform(running);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
for (const scene of SCENES.filter(({ name }) => name.includes(filter))) {
  for (const merchant of scene.merchants ?? ['FAIR']) {
    for (const viewport of scene.sizes ?? VIEWPORTS.slice(1)) {
      const name = `${scene.name}-${merchant.toLowerCase()}-${viewport.width}`;
      const baseURL = platform.originOf(merchant);
      const context = await browser.newContext({ baseURL, viewport, isMobile: true, hasTouch: true, ...scene.context });
      const page = await context.newPage();
      await takeScreenshot(context, page, scene, platform, name).catch((error: unknown) =>
        console.error(name, String(error)),
      );
      await context.close();
      console.log(name);
    }
  }
}
await browser.close();
await running.close();
