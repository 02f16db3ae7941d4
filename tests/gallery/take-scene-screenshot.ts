import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { LANGUAGE_KEY, SESSION_KEY } from '../../src/contract/storage-keys';
import type { Language } from '../../src/services/i18n/languages';
import type { TestPlatform } from '../support/browser/test-platform';
import { findAccessibilityViolations } from '../support/page/axe';
import type { SceneVariant } from './scene-variants';
import { GALLERY_CLOCK_TIME_MS, type Scene, type SceneContext, type ScreenSize } from './scenes/scene';

/** How long fonts, images and transitions may take to settle before the screenshot (ms). */
const SETTLE_MS = 700;
/** How long one step of a scene may take (ms). */
const STEP_TIMEOUT_MS = 10_000;
/** How long the content that becomes visible in a larger viewport may take to load (ms). */
const IDLE_TIMEOUT_MS = 3000;
/** Maximum number of times that the viewport is made as high as the page. */
const MAX_RESIZES = 4;

const CATALOGUES = join(import.meta.dirname, '../../src/services/i18n/catalogues');
const readCatalogue = (tag: string): Record<string, string> =>
  JSON.parse(readFileSync(join(CATALOGUES, `${tag}.json`), 'utf8'));

/** Returns a function that translates an English text of the catalogue. */
function translator({ code }: Language): SceneContext['text'] {
  const english = readCatalogue('en');
  const catalogue = readCatalogue(code.toLowerCase());
  return (text) => {
    const key = Object.keys(english).find((one) => english[one] === text);
    const translated = key === undefined ? undefined : catalogue[key];
    if (translated === undefined) throw new Error(`The catalogue has no text “${text}”`);
    return translated;
  };
}

/** Stores what a returning visitor of the variant has: the language, and the session of a member. */
async function storeVisitor(
  page: Page,
  { merchant, language }: SceneVariant,
  member: string | undefined,
  token: string,
) {
  const session = {
    id: '',
    token,
    merchantCode: merchant.code,
    userName: member,
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
    currentPassword: 'known',
  };
  await page.addInitScript(
    ([languageKey, code, sessionKey, stored]) => {
      if (window !== window.top || sessionStorage.getItem('gallery')) return;
      sessionStorage.setItem('gallery', '1');
      localStorage.setItem(languageKey, code);
      if (stored) sessionStorage.setItem(sessionKey, stored);
    },
    [LANGUAGE_KEY, JSON.stringify(language.code), SESSION_KEY, member ? JSON.stringify(session) : ''] as const,
  );
}

/** Opens the page of a scene, with its platform and clock. Resolves with what its steps need; see playScene(). */
export async function openScene(
  { page, context, platform }: Pick<SceneContext, 'page' | 'context' | 'platform'>,
  scene: Scene,
  variant: SceneVariant,
): Promise<SceneContext> {
  const { code: merchant } = variant.merchant;
  const stage = {
    page,
    context,
    platform,
    merchant,
    language: variant.language.code,
    text: translator(variant.language),
  };
  platform.reset();
  platform.advance(GALLERY_CLOCK_TIME_MS - Date.now());
  platform.addHistory();
  platform.setScenario(merchant, { homeModules: true, visitorOffer: true });
  await page.clock.setFixedTime(GALLERY_CLOCK_TIME_MS);
  const token = scene.member ? platform.openSession(merchant, scene.member) : '';
  await storeVisitor(page, variant, scene.member, token);
  await scene.arrange?.(stage);
  await page.goto(scene.path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  return stage;
}

/** Plays an open scene to its end. */
export async function playScene(scene: Scene, stage: SceneContext): Promise<void> {
  await scene.act?.(stage);
  await stage.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await stage.page.waitForTimeout(SETTLE_MS);
}

/**
 * Resolves with the accessibility violations of the whole page. The viewport is made as high as the content, because
 * in a smaller viewport the fixed bars cover controls that the user can scroll into view. Frames are excluded,
 * because the document of a game or a chat belongs to its provider.
 */
async function violationsOf(page: Page, { width }: ScreenSize): Promise<readonly string[]> {
  const contentHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  let height = 0;
  // The page grows when lanes come into the viewport. A page that fills the screen grows by some pixels each time.
  for (let round = 0; round < MAX_RESIZES; round += 1) {
    const next = await contentHeight();
    if (next <= height) break;
    height = next;
    await page.setViewportSize({ width, height });
    // A scene may hold a request, so that the network never becomes idle.
    await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
  }
  return findAccessibilityViolations(page, undefined, 'iframe');
}

interface Shot {
  readonly browser: Browser;
  readonly platform: TestPlatform;
  readonly scene: Scene;
  readonly variant: SceneVariant;
  /** Size of the screen, unless the scene has its own. */
  readonly size: ScreenSize;
  /** Whether to look for accessibility violations. */
  readonly axe: boolean;
}

/**
 * Takes the screenshot of a scene. Resolves with the PNG, the accessibility violations, and the error if the scene
 * could not be played to its end.
 */
export async function takeSceneScreenshot({ browser, platform, scene, variant, size, axe }: Shot) {
  const viewport = scene.size ?? size;
  const context: BrowserContext = await browser.newContext({
    baseURL: platform.originOf(variant.merchant.code),
    viewport,
    isMobile: true,
    hasTouch: true,
    colorScheme: variant.scheme,
    reducedMotion: 'reduce', // still pictures, which are the same in every run
    ...scene.context,
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const page = await context.newPage();
  const error = await openScene({ page, context, platform }, scene, variant)
    .then((stage) => playScene(scene, stage))
    .then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
  const png = await page.screenshot({ fullPage: scene.whole === true });
  const violations = axe && error === undefined ? await violationsOf(page, viewport) : [];
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // a request in flight would fail with the page
  await context.close();
  return { png, error, violations };
}
