import { enlargeText, goOfflineAfterLoad, LANDSCAPE_SCREEN_SIZE, type Scene, type SceneContext } from './scene';

const HOME = '/m/home';
const firstLane = ({ page }: SceneContext) => page.locator('main section img').first().waitFor();

/** Home, categories and search. */
export const HOME_SCENES: readonly Scene[] = [
  { name: 'home', path: HOME, act: firstLane },
  { name: 'home-whole', path: HOME, whole: true, act: firstLane },
  { name: 'home-member', path: HOME, member: 'alice', act: firstLane },
  {
    name: 'home-wallet',
    path: HOME,
    member: 'alice',
    act: async (stage) => {
      await firstLane(stage);
      await stage.page.locator('header button[aria-haspopup=dialog]').click();
      await stage.page.getByRole('dialog').getByRole('list').waitFor();
    },
  },
  { name: 'home-large-text', path: HOME, act: enlargeText },
  { name: 'home-landscape', path: HOME, size: LANDSCAPE_SCREEN_SIZE, act: firstLane },
  {
    name: 'home-loading',
    path: HOME,
    arrange: ({ platform }) => platform.addFault({ endpoint: 'gameLanes', hang: true }),
  },
  {
    name: 'home-error',
    path: HOME,
    arrange: ({ platform }) => platform.addFault({ endpoint: 'gameLanes', status: 500 }),
  },
  {
    name: 'home-offline',
    path: HOME,
    act: async (stage) => {
      await firstLane(stage);
      await goOfflineAfterLoad(stage);
    },
  },
  { name: 'home-matches', path: HOME, act: ({ page }) => page.locator('#lane-matches').scrollIntoViewIfNeeded() },
  {
    name: 'home-guest-game',
    path: HOME,
    act: async (stage) => {
      await firstLane(stage);
      await stage.page.waitForLoadState('networkidle');
      await stage.page.locator('section[aria-labelledby=lane-hot] a').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'home-recent',
    path: HOME,
    member: 'alice',
    arrange: async ({ page }) => {
      for (const code of ['1018', '1001', '1022']) {
        await page.goto(`/m/launchGame?vendor=LUMEN&code=${code}`);
        await page.waitForURL(/\/games\//);
      }
    },
    act: ({ page }) => page.locator('section[aria-labelledby=lane-recent] img[src]').first().waitFor(),
  },
  { name: 'home-support-foot', path: HOME, merchants: ['FAIR', 'SOL'], member: 'alice', act: supportFoot },
  { name: 'category', path: '/m/home?category=SLOT', act: firstGame },
  { name: 'category-member', path: '/m/home?category=LOTT', member: 'alice', act: firstGame },
  { name: 'category-empty', path: '/m/home?category=SLOT', arrange: emptyLanes },
  { name: 'search', path: '/m/home?search=dragon', act: firstGame },
  { name: 'search-empty', path: '/m/home?search=' },
  { name: 'search-one', path: '/m/home?search=xoc%20dia', act: firstGame },
  { name: 'search-none', path: '/m/home?search=zeppelin' },
  { name: 'search-large-text', path: '/m/home?search=dragon', act: enlargeText },
];

function firstGame({ page }: SceneContext) {
  return page.locator('main li[aria-setsize]').first().waitFor();
}

async function supportFoot({ page }: SceneContext) {
  const foot = page.locator('main section a[href*="/support/"]').last();
  await foot.waitFor();
  await foot.scrollIntoViewIfNeeded();
}

function emptyLanes({ platform }: SceneContext) {
  platform.addFault({ endpoint: 'gameLanes', body: '{"success":true,"value":{"data":{"lanes":[]}}}' });
}
