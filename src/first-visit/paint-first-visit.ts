import { buildDomNode } from '../bootstrap/build-dom-node';
import { rememberTap } from '../bootstrap/remember-tap';
import { HOME_REQUESTS, STATUS_PATH } from '../contract/bootstrap/early-requests';
import { isLanguageCode } from '../contract/language-codes';
import type { TranslationCatalogue } from '../services/i18n/catalogue';
import { LANGUAGES } from '../services/i18n/languages';
import { buildFirstVisitNodes } from './first-visit-nodes';
import { parseBanners, parseFirstVisitContent } from './parse-first-visit-content';

/*
 * On a first visit, this module shows the first screen of home from the first responses, before the scripts of the
 * app have loaded. The inline script after the skeleton imports it if there is no home snapshot of an earlier start.
 * React's first commit replaces what it shows (docs/decisions/0018-home-snapshot.md). If anything is missing or
 * fails, the skeleton stays.
 */
const [GAMES, BANNERS] = HOME_REQUESTS;

/**
 * Resolves with the parsed body of the response to the early request for a path; undefined if the request was not
 * sent or has failed. Clones the response, so that the app can still use it.
 */
async function bodyOf(path: string): Promise<unknown> {
  const request = window.earlyRequests?.find(({ url }) => new URL(url).pathname === path);
  return (await request?.response)?.clone().json();
}

/** Imports the texts of the expected language. The inline script has already requested their file. */
async function loadTexts(): Promise<TranslationCatalogue> {
  const code = window.expectedLanguage ?? '';
  if (!isLanguageCode(code)) throw new Error(`Unsupported language ${code}`);
  const loaded: { readonly default: TranslationCatalogue } = await import(`#texts/${code.toLowerCase()}.js`);
  return loaded.default;
}

/** Preloads an image before its element exists. */
function preloadImage(src: string): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = src;
}

async function paintFirstVisit(): Promise<void> {
  await window.homeRequested;
  const merchant = window.earlyRequests?.at(-1)?.merchant ?? '';
  const hasTheme = document.documentElement.style.getPropertyValue('--first-name') !== '';
  const [theme, status, lanes, banners, catalogue] = await Promise.all([
    hasTheme ? undefined : import('#first-visit-theme'),
    bodyOf(STATUS_PATH),
    bodyOf(GAMES.path),
    bodyOf(BANNERS.path).then((response) => {
      const [first] = parseBanners(response);
      if (first) preloadImage(first.image);
      return response;
    }),
    loadTexts(),
  ]);
  const language = window.expectedLanguage ?? '';
  const extensionTexts = Object(window.hostBlock?.brand?.extension).texts;
  const visit = parseFirstVisitContent({ status, lanes, banners }, { merchant, language, catalogue, extensionTexts });
  const root = document.querySelector<HTMLElement>('#root:has(> .first-bar):not(:has(> .first-failure))');
  if (!visit || !root) return;
  const frame = document.createElement('div');
  frame.className = 'first-snapshot';
  frame.inert = true;
  const { tag = '', dir = 'ltr' } = LANGUAGES.get(language) ?? {};
  Object.assign(frame, { lang: tag, dir });
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const nodes = buildFirstVisitNodes(visit, (key) => visit.texts[key] ?? '', isReducedMotion);
  frame.append(...nodes.map(buildDomNode));
  // In the same frame as the content, which would otherwise move.
  theme?.applyThemeOfStatus(status);
  root.prepend(frame);
  rememberTap(frame, root);
}

paintFirstVisit().catch(() => undefined);
