import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/chromium';
import { memberOf } from '../support/demo';
import { DIST } from '../support/fixtures';
import { TestPlatform } from '../support/test-platform';
import type { Scene } from './scene';
import { SCENES } from './scenes';

/*
 * Draws every screen and state into gallery/: by merchant, so by language and colours, at two sizes of phone.
 * `npm run gallery` draws all; `npm run gallery -- login` those whose name has the word.
 */
const OUT = join(import.meta.dirname, '../../gallery');
const SIZES = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
];

/** Signs in whatever the merchant's language. */
async function signInHere(page: Page, username: string) {
  await page.goto('/m/login');
  await page.locator('main form input').first().fill(username);
  await page.locator('main form input[type=password]').fill(memberOf(username).password);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/\/m\/(home|member)/);
}

async function draw(context: BrowserContext, page: Page, scene: Scene, platform: TestPlatform, name: string) {
  platform.reset();
  if (scene.member) await signInHere(page, scene.member);
  await scene.arrange?.({ page, context, platform });
  if (scene.path) await page.goto(scene.path);
  await scene.act?.({ page, context, platform });
  await page.waitForTimeout(600); // fonts, pictures and transitions come to rest
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: scene.whole === true });
}

const wanted = process.argv[2] ?? '';
mkdirSync(OUT, { recursive: true });
const running = await startPlatform({ distDir: DIST });
const platform = new TestPlatform(running);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
for (const scene of SCENES.filter(({ name }) => name.includes(wanted))) {
  for (const merchant of scene.merchants ?? ['FAIR']) {
    for (const viewport of scene.sizes ?? SIZES.slice(1)) {
      const name = `${scene.name}-${merchant.toLowerCase()}-${viewport.width}`;
      const baseURL = platform.originOf(merchant);
      const context = await browser.newContext({ baseURL, viewport, isMobile: true, hasTouch: true, ...scene.context });
      const page = await context.newPage();
      await draw(context, page, scene, platform, name).catch((error: unknown) => console.error(name, String(error)));
      await context.close();
      console.log(name);
    }
  }
}
await browser.close();
await running.close();
