import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { TestPlatform } from '../support/test-platform';

interface Stage {
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

const ALL = ['FAIR', 'KOPI', 'SOL'];
const BOTH = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
];

const rightToLeft = async ({ page }: Stage) => {
  await page.getByRole('heading', { level: 1 }).waitFor(); // the app sets the direction of its language before this
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
};
const largeText = async ({ page }: Stage) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
};

const MEMBER_PATHS = [
  'member/home',
  'voucherCenter',
  'withdraw',
  'securityCenter/addBankCard',
  'rewardCenter',
  'inviteFriends',
  'agentRegister',
  'mall/mallHome',
  'leaderBoard',
  'member/benefits',
  'feedback',
  'game',
  'changePsw',
  'activity',
];

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/m/home', merchants: ALL, sizes: BOTH },
  { name: 'home-whole', path: '/m/home', whole: true },
  { name: 'home-member', path: '/m/home', member: 'alice' },
  { name: 'home-rtl', path: '/m/home', act: rightToLeft },
  { name: 'home-large-text', path: '/m/home', act: largeText },
  {
    name: 'home-loading',
    path: '/m/home',
    arrange: ({ platform }) => platform.fault({ endpoint: 'gameLanes', hang: true }),
  },
  {
    name: 'home-error',
    path: '/m/home',
    arrange: ({ platform }) => platform.fault({ endpoint: 'gameLanes', status: 500 }),
  },
  {
    name: 'home-offline',
    path: '/m/home',
    act: async ({ page, context }) => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForTimeout(2500);
      await context.setOffline(true);
      await page.reload();
    },
  },
  { name: 'login', path: '/m/login', merchants: ALL, sizes: BOTH },
  { name: 'login-rtl', path: '/m/login', act: rightToLeft },
  { name: 'login-large-text', path: '/m/login', act: largeText },
  {
    name: 'login-empty',
    path: '/m/login',
    act: async ({ page }) => page.locator('main form button[type=submit]').first().click(),
  },
  {
    name: 'login-refused',
    path: '/m/login',
    act: async ({ page }) => {
      await page.locator('input').first().fill('alice');
      await page.locator('input[type=password]').fill('wrong');
      await page.locator('main form button[type=submit]').first().click();
    },
  },
  {
    name: 'login-offline',
    path: '/m/login',
    act: async ({ page, context }) => {
      await page.locator('input').first().fill('alice');
      await page.locator('input[type=password]').fill('Wonder-land-7');
      await context.setOffline(true);
      await page.locator('main form button[type=submit]').first().click();
    },
  },
  ...MEMBER_PATHS.map((path): Scene => ({ name: path.replace('/', '-'), path: `/m/${path}`, member: 'alice' })),
  { name: 'register', path: '/m/register', merchants: ALL },
  { name: 'not-found', path: '/m/nowhere', merchants: ALL },
  {
    name: 'maintenance',
    path: '/m/home',
    merchants: ALL,
    arrange: stageAll({ maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4) }),
  },
  { name: 'denied', path: '/m/home', merchants: ALL, arrange: stageAll({ regionRestriction: true }) },
  {
    name: 'start-failed',
    path: '/m/home',
    arrange: ({ platform }) => platform.fault({ endpoint: 'status', status: 500 }),
  },
  {
    name: 'launch-loading',
    path: '/m/launchGame?prize_mode=1&code=lobby',
    member: 'alice',
    arrange: ({ platform }) => platform.stage('FAIR', { launch: 'dead' }),
  },
  {
    name: 'launch-refused',
    path: '/m/launchGame?prize_mode=1&code=lobby',
    member: 'alice',
    arrange: ({ platform }) => platform.stage('FAIR', { launch: 'error' }),
  },
  {
    name: 'session-over',
    path: '/m/withdraw',
    member: 'alice',
    arrange: ({ platform }) => platform.advance(30 * 86_400_000),
  },
];

function stageAll(change: Parameters<TestPlatform['stage']>[1]) {
  return ({ platform }: Stage) => {
    for (const merchant of ALL) platform.stage(merchant, change);
  };
}
