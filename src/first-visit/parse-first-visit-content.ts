import type { GameLane } from '../contract/endpoints/games/game-lanes';
import { IMAGE_URL_PATTERN } from '../contract/image-url-pattern';
import { ROUTES, type Route } from '../contract/paths';
import { readEditorText } from '../contract/text/decode-entities';
import { hasLegalKit } from '../features/home/has-legal-kit';
import type { TranslationCatalogue } from '../services/i18n/catalogue';
import { LANGUAGES } from '../services/i18n/languages';
import { applyOfferTexts } from '../services/i18n/merchant-offer';
import { readMerchantTexts } from '../services/i18n/merchant-text-rules';

/** What the first screen of home shows, from the responses to the early requests. */
export interface FirstVisitContent {
  readonly name: string;
  readonly logo: string;
  readonly icon: string;
  readonly hasLanguageMenu: boolean;
  /** Whether the bottom navigation has the chat (CS-2). */
  readonly hasChat: boolean;
  /** Whether the merchant has a legal kit, whose line stands below the way to register (WL-2.20). */
  readonly hasKit: boolean;
  /** Paths of the pages that the merchant does not offer (ROUTE-10). */
  readonly hiddenPaths: readonly string[];
  /** The texts in the expected language, with the merchant's own in the places of the app's (WL-2.11, WL-2.14). */
  readonly texts: TranslationCatalogue;
  readonly banners: readonly { readonly title: string; readonly image: string }[];
  readonly lanes: readonly GameLane[];
  /** The modules that the merchant's record names for home, as they were sent (WL-2.13). */
  readonly home: readonly { readonly module: string; readonly variant: string }[];
}

/** The bodies of the responses to the early requests, unvalidated. */
export interface EarlyResponseBodies {
  readonly status: unknown;
  readonly lanes: unknown;
  readonly banners: unknown;
}

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The same as `imageUrl` of the contract. */
const imageOf = (value: unknown): string => {
  const url = textOf(value).trim();
  return IMAGE_URL_PATTERN.test(url) ? url : '';
};
/** The same as `editorText` of the contract. */
const editorTextOf = (value: unknown): string => readEditorText(textOf(value));
/** The same as `optionalIdentifier` of the contract. */
const identifierOf = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** Whether a flag closes the site, or may close it because it is a text, which the app reads (BOOT-2, BOOT-3). */
const mayClose = (flag: unknown): boolean => flag === true || typeof flag === 'string';
/** Returns the value of a successful response (API-2); an empty object for any other response. */
const successOf = (response: unknown) => record(record(response).success === true ? record(response).value : undefined);

/**
 * Reads the responses to the early requests without the contract's schemas, which are loaded with the app. Returns
 * undefined if the site is closed, belongs to another merchant than expected, does not offer the expected language,
 * or has no banners or no games. The skeleton then stays until the app renders.
 */
export function parseFirstVisitContent(
  responses: EarlyResponseBodies,
  {
    merchant,
    language,
    catalogue,
    extensionTexts,
  }: {
    readonly merchant: string;
    readonly language: string;
    readonly catalogue: TranslationCatalogue;
    /** Texts of the merchant's extension, as those of its record. */
    readonly extensionTexts?: unknown;
  },
): FirstVisitContent | undefined {
  const status = successOf(responses.status);
  const info = record(status.info);
  const values = record(info.whitelabelVal);
  if (info.merchantCode !== merchant || mayClose(status.maintenance) || mayClose(status.regionRestriction))
    return undefined;
  const isOffered = ({ needs = {} }: Route) =>
    (needs.switch === undefined || record(info.whitelabel)[needs.switch] === true) &&
    (needs.feature === undefined || record(values.features)[needs.feature] !== false);
  const locale = LANGUAGES.get(language)?.locale ?? language;
  const languages = listOf(values.languages);
  if (languages.length > 0 && !languages.includes(language)) return undefined;
  const banners = parseBanners(responses.banners);
  const lanes = listOf(record(successOf(responses.lanes).data).lanes).map(readLane);
  if (banners.length === 0 || lanes.every(({ cards }) => cards.length === 0)) return undefined;
  return {
    name: textOf(values.name) || merchant,
    logo: imageOf(values.logo),
    icon: imageOf(values.icon),
    hasLanguageMenu: languages.length !== 1,
    hasChat: record(info.whitelabel).CBS3 === true && record(values.design).chat !== 'account',
    hasKit: hasLegalKit(values.legal),
    hiddenPaths: Object.values<Route>(ROUTES)
      .filter((route) => !isOffered(route))
      .map(({ path }) => path),
    texts: [extensionTexts, values.texts].reduce(
      (texts: TranslationCatalogue, own) => applyOwnTexts(own, language, texts),
      applyOfferTexts(values.offer, locale, catalogue),
    ),
    banners,
    lanes,
    home: listOf(record(values.design).home)
      .map(record)
      .map(({ module, variant }) => ({ module: textOf(module), variant: textOf(variant) })),
  };
}

/** Does the same as applyMerchantTexts(), without its log: the app, which follows, logs what is not used. */
function applyOwnTexts(record: unknown, language: string, catalogue: TranslationCatalogue): TranslationCatalogue {
  const read = readMerchantTexts(record, language, catalogue);
  return read === undefined || read === 'too-long' ? catalogue : { ...catalogue, ...read.texts };
}

/** Reads the response of the banners endpoint. Returns its banners that have an image. */
export const parseBanners = (response: unknown): FirstVisitContent['banners'] =>
  listOf(successOf(response).list)
    .map(record)
    .map(({ title, image }) => ({ title: editorTextOf(title), image: imageOf(image) }))
    .filter(({ image }) => image !== '');

function readLane(value: unknown): GameLane {
  const lane = record(value);
  const title = editorTextOf(lane.title);
  const cards = listOf(lane.cards)
    .map(record)
    .filter((card) => textOf(card.displayName) !== '');
  return {
    title,
    category: textOf(lane.category) || title,
    icon: imageOf(lane.icon),
    gameClassify: [],
    gameCount: 0,
    cards: cards.map((card) => ({
      // As the contract reads them, so that the paths of the games are those of the app.
      nodeId: identifierOf(card.nodeId) || identifierOf(card.gameCode) || editorTextOf(card.displayName),
      accountTypeName: textOf(card.accountTypeName),
      gameCode: identifierOf(card.gameCode),
      roomId: '',
      prizeMode: textOf(card.prizeMode),
      displayName: editorTextOf(card.displayName),
      providerName: editorTextOf(card.providerName),
      image: imageOf(card.image),
      trial: card.trial === true,
      hot: card.hot === true,
      jackpot: numberOf(card.jackpot),
      jackpotGrowth: 0,
      drawAt: 0,
      drawInterval: 0,
    })),
  };
}
