import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { MERCHANTS } from '../../platform/merchants/find-merchant';
import type { TestPlatform } from '../../support/browser/test-platform';

/**
 * The clock of page and platform in every screenshot (epoch ms), so that dates and countdowns are the same in every
 * run.
 */
export const GALLERY_CLOCK_TIME_MS = Date.UTC(2027, 0, 2, 12);

export interface SceneContext {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly platform: TestPlatform;
  /** Code of the merchant on the screen. */
  readonly merchant: string;
  /** Code of the language on the screen. */
  readonly language: string;
  /** Translates an English text of the catalogue into the language on the screen. */
  readonly text: (english: string) => string;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** A screen in one state. A screenshot of it is taken for every merchant, color scheme and language. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Username of the demo member who is signed in; undefined for a visitor. */
  readonly member?: string;
  /** Codes of the merchants that have this screen; undefined if all have it. */
  readonly merchants?: readonly string[];
  readonly size?: ScreenSize;
  readonly context?: BrowserContextOptions;
  /** Whether the screenshot shows the full page instead of the viewport. */
  readonly whole?: boolean;
  /** Called before the page is opened. */
  readonly arrange?: (stage: SceneContext) => Promise<void> | void;
  /** Called once the page is open. */
  readonly act?: (stage: SceneContext) => Promise<unknown>;
}

export const LANDSCAPE_SCREEN_SIZE: ScreenSize = { width: 844, height: 390 };

export const enlargeText = async ({ page }: SceneContext) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
};

/** Returns a setup step that applies a scenario change to every merchant. */
export function createScenarioChangeStep(change: Parameters<TestPlatform['setScenario']>[1]) {
  return ({ platform }: SceneContext) => {
    for (const { code } of MERCHANTS) platform.setScenario(code, change);
  };
}

/** Takes the page offline once it has loaded its deferred code. */
export async function goOfflineAfterLoad({ page, context }: SceneContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}
