import { string } from 'valibot';
import { create } from 'zustand';
import { log } from '../../base/log';
import { readExtension } from '../../browser/page/extension';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import {
  type Translate,
  type TranslationCatalogue,
  type TranslationKey,
  translationCatalogueLoader,
} from './catalogue';
import { ENGLISH, type Language } from './languages';
import { createPlainTranslator } from './plain-translate';
import { toRegionalLanguage } from './regional-locale';

type CreateTranslate = (language: Language, catalogue: TranslationCatalogue, onChange: () => void) => Translate;

interface I18nState {
  readonly language: Language;
  /** Whether the language replaces another one, whose catalogue could not be loaded. */
  readonly isFallback: boolean;
  readonly t: Translate;
}

/** The current language and its translate function. */
export const useI18n = create<I18nState>(() => ({
  language: ENGLISH,
  isFallback: false,
  t: createPlainTranslator({}, ENGLISH),
}));

let createTranslate: CreateTranslate = (language, catalogue) => createPlainTranslator(catalogue, language);
let activeCatalogue: TranslationCatalogue | undefined;
let activeTranslate: Translate = createPlainTranslator({}, ENGLISH);

/** The texts and the offer of the merchant, and the texts of its extension (JSON): the latest ones, and those in the active catalogue. */
let merchantTexts = '';
let activeMerchantTexts = '';

/**
 * Sets the texts with which the merchant replaces those of the app, and the offer whose amount they name, from the next
 * activation on (WL-2.11, WL-2.14).
 */
export function setMerchantTexts({ texts, offer }: { readonly texts?: unknown; readonly offer?: unknown }): void {
  const extension = readExtension()?.texts;
  merchantTexts = texts || offer || extension ? JSON.stringify({ texts, offer, extension }) : '';
}

/** Resolves with a catalogue, and with the texts of the merchant (JSON) that were applied to it. */
async function fetchCatalogue(language: Language) {
  const { code } = language;
  const texts = merchantTexts;
  const rules = texts ? import('./merchant-texts').catch(reportMissingRules) : undefined;
  try {
    const catalogue = await translationCatalogueLoader.load(code);
    const own = (await rules)?.applyMerchantTexts(texts, language, catalogue);
    return own ? { catalogue: own, texts } : { catalogue, texts: '' };
  } catch {
    // Offline without a stored copy, or a broken deployment: the caller uses another language.
    log.warn('catalogue missing', { code });
    return undefined;
  }
}

/** The app has its own texts until a status is applied again. */
const reportMissingRules = (error: unknown) => log.warn('merchant texts missing', { reason: String(error) });

/** Renders all readers of texts again: they get a new function. */
const renderTexts = (change: Partial<I18nState> = {}) =>
  useI18n.setState({ ...change, t: (key, values) => activeTranslate(key, values) });

/**
 * Result of switching the language. `missing`: the catalogue could not be loaded; `superseded`: another language has
 * been requested meanwhile.
 */
export type LanguageActivationResult = 'activated' | 'missing' | 'superseded';

let activationCount = 0;
/** The last activation: none supersedes it. */
let lastActivation: Promise<LanguageActivationResult> = Promise.resolve('missing');

/**
 * Switches to a language, in the form of the visitor's region, once its catalogue has loaded; keeps the current one if
 * loading fails.
 * @param isFallback whether the language stands for one whose catalogue could not be loaded
 */
export function activateLanguage(requested: Language, isFallback = false): Promise<LanguageActivationResult> {
  lastActivation = runActivation(requested, isFallback);
  return lastActivation;
}

async function runActivation(requested: Language, isFallback: boolean): Promise<LanguageActivationResult> {
  activationCount += 1;
  const activation = activationCount;
  const language = toRegionalLanguage(requested, navigator.languages);
  const fetched = await fetchCatalogue(language);
  if (activation !== activationCount) return 'superseded';
  if (!fetched) return 'missing';
  const { catalogue } = fetched;
  activeMerchantTexts = fetched.texts;
  activeCatalogue = catalogue;
  activeTranslate = createTranslate(language, catalogue, renderTexts);
  renderTexts({ language, isFallback });
  return 'activated';
}

/** Resolves with the result of an activation; of the one that superseded it, if no language is active yet. */
async function waitForTexts(activation: Promise<LanguageActivationResult>): Promise<LanguageActivationResult> {
  let outcome = await activation;
  while (outcome === 'superseded' && !activeCatalogue) outcome = await lastActivation;
  return outcome;
}

/**
 * Activates a language at the start of the app, or English if the catalogue of that language cannot be loaded.
 * Resolves once a language is active, also if another status requests one meanwhile: what follows at the start needs
 * texts, and sends requests in the language (API-1). Rejects if no catalogue can be loaded.
 */
export async function activateLanguageOrEnglish(language: Language): Promise<void> {
  // A status that arrives late must not supersede a language that the visitor has chosen meanwhile.
  if (activeCatalogue && activeMerchantTexts === merchantTexts && language.code === useI18n.getState().language.code)
    return;
  let outcome = await waitForTexts(activateLanguage(language));
  if (outcome === 'missing' && language.code !== ENGLISH.code)
    outcome = await waitForTexts(activateLanguage(ENGLISH, true));
  if (outcome === 'missing' && !activeCatalogue) throw new Error('No catalogue could be loaded');
}

/**
 * Loads i18next and replaces the plain translate function, which only the first screen uses. Call it after the first
 * paint. Does not rerender, because both functions return the same texts.
 */
export async function loadI18next(): Promise<void> {
  try {
    createTranslate = (await import('./i18next-translate')).createI18nextTranslator;
  } catch {
    return; // Offline: the plain function stays in use, and the next start retries.
  }
  if (activeCatalogue) activeTranslate = createTranslate(useI18n.getState().language, activeCatalogue, renderTexts);
}

/**
 * Returns the language code that requests contain (API-1): the code of the active language or, until a catalogue has
 * loaded, the code of the visitor's saved choice. Empty if neither is available.
 */
export const getRequestLanguageCode = (): string =>
  activeCatalogue ? useI18n.getState().language.code : (safeLocalStorage.get(LANGUAGE_KEY, string()) ?? '');

/** Returns the translate function of the current language and rerenders the component when the language changes. */
export const useTranslate = (): Translate => useI18n((state) => state.t);

/** Returns a key if the active catalogue has it. */
export const findTextKey = (key: string): TranslationKey | undefined =>
  activeCatalogue && Object.hasOwn(activeCatalogue, key) ? (key as TranslationKey) : undefined;

/** Translates one text outside of React. */
export const translate: Translate = (key, values) => useI18n.getState().t(key, values);
