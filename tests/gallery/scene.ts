import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { TestPlatform } from '../support/test-platform';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly platform: TestPlatform;
}

/** A screen in a state. */
export interface Scene {
  readonly name: string;
  readonly path?: string;
  /** Signs this demo member in first. */
  readonly member?: string;
  readonly merchants?: readonly string[];
  readonly sizes?: readonly { readonly width: number; readonly height: number }[];
  readonly context?: BrowserContextOptions;
  /** The whole page, not only what fits the screen. */
  readonly whole?: boolean;
  /** Before the page is opened. */
  readonly arrange?: (stage: Stage) => Promise<void> | void;
  /** Once it is open. */
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

/** Stages the same for every merchant. */
export function stageAll(change: Parameters<TestPlatform['stage']>[1]) {
  return ({ platform }: Stage) => {
    for (const merchant of ALL) platform.stage(merchant, change);
  };
}
