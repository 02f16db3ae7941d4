import { LANGUAGE_CODES } from '../../../src/contract/language-codes';
import { ANNOUNCEMENTS, buildPromotionPicturePath, localizeAnnouncement } from '../../platform/seed/announcements';
import { USER_AGENTS } from '../../support/browser/user-agents';
import { enlargeText, GALLERY_CLOCK_TIME_MS, LANDSCAPE_SCREEN_SIZE, type Scene, type SceneContext } from './scene';

type Announcements = Parameters<SceneContext['platform']['setAnnouncements']>[1];

/** An announcement of the seed data, named by its English title, in the language on the screen. */
const seeded =
  (title: string) =>
  ({ merchant, language }: SceneContext): Announcements[number] => {
    const draft = ANNOUNCEMENTS.find(({ texts }) => texts.EN[0] === title);
    if (!draft) throw new Error(`The seed data has no announcement “${title}”`);
    const { promotion, promotionType, redirect } = draft;
    return {
      ...localizeAnnouncement(draft, '', language),
      execution: 'B',
      promotionType,
      ...(redirect && { redirect }),
      ...(promotion && { image: buildPromotionPicturePath(merchant, promotion) }),
    };
  };
const NEWS = seeded('Live tables pause on Tuesday');
const PROMOTION = seeded('Weekend rebate: 12 %');
const forced =
  (announcement: typeof NEWS): typeof NEWS =>
  (stage) => ({ ...announcement(stage), forceRead: true });
const APP =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 AppVersion/2.4.38';

/** Returns a setup step that makes popups appear immediately, with these announcements for every language. */
const withPopups =
  (announcements: readonly (typeof NEWS)[], layout: 'carousel' | 'list' = 'carousel') =>
  (stage: SceneContext) => {
    const { platform, merchant } = stage;
    platform.setScenario(merchant, { popups: true, popupLayout: layout, bannerWait: 0 });
    platform.setAnnouncements(
      merchant,
      announcements.map((announcement) => announcement(stage)),
      LANGUAGE_CODES,
    );
  };

const popupOf = ({ page }: SceneContext) => page.locator('dialog[data-popup]');
const appears = (stage: SceneContext) => popupOf(stage).waitFor();

async function closeFirst(stage: SceneContext): Promise<void> {
  await appears(stage);
  await popupOf(stage)
    .getByRole('button', { name: stage.text('Close') })
    .click();
  await popupOf(stage).waitFor({ state: 'detached' });
  await appears(stage);
}

const andThenLargeText = async (stage: SceneContext) => {
  await appears(stage);
  await enlargeText(stage);
};

/** The merchants that have an app to upgrade to. */
const WITH_APP = ['FAIR', 'KOPI'];

const inApp = { context: { userAgent: APP } };
const onAndroid = { context: { userAgent: USER_AGENTS.androidChrome } };

/**
 * Returns a setup step that turns on the install prompts with these settings, as if the install banner had been
 * closed in this tab.
 */
const withInstallPrompt =
  (settings: Parameters<SceneContext['platform']['setInstallSettings']>[1]) =>
  async ({ platform, merchant, page }: SceneContext) => {
    platform.setScenario(merchant, { install: true });
    platform.setInstallSettings(merchant, settings);
    // Its conditions count the seconds since the sign-in.
    await page.clock.setSystemTime(GALLERY_CLOCK_TIME_MS);
    await page.addInitScript(() => sessionStorage.setItem('MC_INSTALL_BANNER_CLOSED', '1'));
  };

/**
 * Lets the platform serve a newer version than the page. A page without a service worker looks for the new version
 * itself.
 */
async function withNewVersion({ page }: SceneContext): Promise<void> {
  await page.route('**/asset-manifest.json?*', async (route) => {
    // Node does not resolve the names of the merchants' hosts.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/[^:/]+/, '//localhost'),
    });
    await route.fulfill({ response, json: { ...(await response.json()), build: 'next', released: 4_000_000_000 } });
  });
}

function withPushAlone({ platform, merchant }: SceneContext): void {
  platform.setScenario(merchant, { popups: true, bannerWait: 3_600 });
  platform.setAnnouncements(merchant, []);
}

/** Plays a game and returns to home, where the push opt-in then appears. */
async function returnFromGame(stage: SceneContext): Promise<void> {
  const { page, context } = stage;
  await context.grantPermissions(['notifications']);
  await page.getByRole('main').locator('a[href*="launchGame"]').first().click();
  await page.waitForURL(/\/games\//);
  await page.goto('/m/home');
  await appears(stage);
}

/** Scenes of everything that pops up without an action of the user. */
export const POPUP_SCENES: readonly Scene[] = [
  { name: 'popup-news', path: '/m/home', arrange: withPopups([NEWS, PROMOTION]), act: appears },
  { name: 'popup-promotion', path: '/m/home', arrange: withPopups([PROMOTION]), act: appears },
  { name: 'popup-list', path: '/m/home', arrange: withPopups([NEWS, PROMOTION], 'list'), act: appears },
  {
    name: 'popup-forced',
    path: '/m/home',
    arrange: withPopups([forced(NEWS), forced(PROMOTION)]),
    act: appears,
  },
  { name: 'popup-large-text', path: '/m/home', arrange: withPopups([NEWS, PROMOTION]), act: andThenLargeText },
  {
    name: 'popup-landscape',
    path: '/m/home',
    size: LANDSCAPE_SCREEN_SIZE,
    arrange: withPopups([NEWS, PROMOTION]),
    act: appears,
  },
  { name: 'popup-banner-1', path: '/m/home', arrange: withPopups([]), act: appears },
  { name: 'popup-banner-1-large-text', path: '/m/home', arrange: withPopups([]), act: andThenLargeText },
  { name: 'popup-banner-2', path: '/m/home', arrange: withPopups([]), act: closeFirst },
  {
    name: 'popup-upgrade',
    path: '/m/home?inApp=1',
    merchants: WITH_APP,
    ...inApp,
    arrange: withPopups([]),
    act: appears,
  },
  {
    name: 'popup-upgrade-mandatory',
    path: '/m/home?inApp=1',
    merchants: WITH_APP,
    ...inApp,
    arrange: (stage) => {
      withPopups([])(stage);
      stage.platform.setSwitch(stage.merchant, 'MANDATORYAPPUPDATES3', true);
    },
    act: appears,
  },
  {
    name: 'popup-install-banner',
    path: '/m/home',
    ...onAndroid,
    arrange: ({ platform, merchant }) => platform.setScenario(merchant, { install: true }),
    act: ({ page, text }) => page.getByRole('button', { name: text('Continue in the browser') }).waitFor(),
  },
  {
    name: 'popup-install',
    path: '/m/voucherCenter',
    ...onAndroid,
    arrange: withInstallPrompt({}),
    member: 'bob',
    act: appears,
  },
  {
    name: 'popup-install-forced',
    path: '/m/home',
    ...onAndroid,
    arrange: withInstallPrompt({ reg_days_forced: '1' }),
    member: 'alice',
    act: appears,
  },
  {
    name: 'popup-install-forced-bottom',
    path: '/m/home',
    ...onAndroid,
    arrange: withInstallPrompt({ reg_days_forced: '1', bottom_app_bar_mode: '' }),
    member: 'alice',
    act: appears,
  },
  { name: 'popup-push', path: '/m/home', arrange: withPushAlone, member: 'alice', act: returnFromGame },
  {
    name: 'popup-update',
    path: '/m/home',
    context: { serviceWorkers: 'block' },
    arrange: withNewVersion,
    act: ({ page, text }) => page.getByRole('button', { name: text('Refresh') }).waitFor(),
  },
];
