import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { TestPlatform } from '../support/browser/test-platform';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly platform: TestPlatform;
}

/** A screen in one state. */
export interface Scene {
  readonly name: string;
  readonly path?: string;
  /** Demo member who is signed in first. */
  readonly member?: string;
  readonly merchants?: readonly string[];
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
  readonly context?: BrowserContextOptions;
  /** Whether the screenshot shows the full page instead of the viewport. */
  readonly whole?: boolean;
  /** Called before the page is opened. */
  readonly arrange?: (stage: Stage) => Promise<void> | void;
  /** Called once the page is open. */
  readonly act?: (stage: Stage) => Promise<void>;
}

export const ALL = ['FAIR', 'KOPI', 'SOL'];
export const BOTH = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
];

export const rightToLeft = async ({ page }: Stage) => {
  await page.getByRole('heading', { level: 1 }).waitFor(); // the app sets the direction of its language before this
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
};
export const largeText = async ({ page }: Stage) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
};

/** Changes the platform in the same way for every merchant. */
export function stageAll(change: Parameters<TestPlatform['setScenario']>[1]) {
  return ({ platform }: Stage) => {
    for (const merchant of ALL) platform.setScenario(merchant, change);
  };
}
