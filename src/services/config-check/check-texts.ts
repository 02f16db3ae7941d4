import { isLanguageCode, LANGUAGE_CODES, type LanguageCode, toLanguageCode } from '../../contract/language-codes';
import { type TranslationCatalogue, translationCatalogueLoader } from '../i18n/catalogue';
import type { MerchantTextProblem } from '../i18n/merchant-text-rules';
import { type Finding, fault, type Path, warning } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawValue, isRawObject, type RawObject } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

const BRANDING = ['info', 'whitelabelVal'] as const;

/** The rules that the app applies, which it loads only for a merchant with texts. */
type Rules = typeof import('../i18n/merchant-text-rules');

/**
 * Resolves with the merchant's own texts in a status that the app does not use (WL-2.12). Of a language whose catalogue
 * cannot be loaded nothing is said.
 */
export async function checkTexts(status: unknown): Promise<readonly Finding[]> {
  const path = [...BRANDING, 'texts'];
  const texts = getRawValue(status, path);
  if (texts === undefined || texts === null) return [];
  if (!isRawObject(texts)) return [fault(path, 'must be an object of texts by language: { "EN": { … } }.')];
  const rules = await import('../i18n/merchant-text-rules');
  const length = rules.measureMerchantTexts(texts);
  if (length > rules.MAX_MERCHANT_TEXTS_LENGTH) {
    const most = `of which the app takes ${rules.MAX_MERCHANT_TEXTS_LENGTH} at most, because they come with every status`;
    return [fault(path, `none is used: they have ${length} characters, ${most}.`)];
  }
  const offered = getRawList(status, ...BRANDING, 'languages');
  const lists = Object.entries(texts).map(([code, own]) =>
    checkLanguage({ code, own, offered, rules }, [...path, code]),
  );
  return (await Promise.all(lists)).flat();
}

interface LanguageTexts {
  readonly code: string;
  readonly own: unknown;
  readonly offered: readonly unknown[];
  readonly rules: Rules;
}

async function checkLanguage({ code, own, offered, rules }: LanguageTexts, path: Path): Promise<readonly Finding[]> {
  if (!isLanguageCode(code)) {
    const meant = toLanguageCode(code) ?? suggestName(code, LANGUAGE_CODES);
    return [fault(path, `${quoteValue(code)} is no language of the app.${askForSuggestion(meant)}`)];
  }
  if (!isRawObject(own)) return [fault(path, 'must be an object of texts by key: { "games.hot": "…" }.')];
  const isOffered = offered.length === 0 || offered.includes(code);
  const catalogue = await loadCatalogue(code);
  return [
    ...(isOffered ? [] : [warning(path, `${code} is not one of "languages", so nobody reads these texts.`)]),
    ...(catalogue ? checkLanguageTexts(own, catalogue, rules, path) : []),
  ];
}

const loadCatalogue = (code: LanguageCode): Promise<TranslationCatalogue | undefined> =>
  translationCatalogueLoader.load(code).catch(() => undefined);

function checkLanguageTexts(
  texts: RawObject,
  catalogue: TranslationCatalogue,
  rules: Rules,
  path: Path,
): readonly Finding[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const problem = rules.findMerchantTextProblem(key, text, catalogue);
    return problem ? [fault([...path, key], `${explain(problem, key, catalogue, rules)} The app keeps its own.`)] : [];
  });
}

function explain(problem: MerchantTextProblem, key: string, catalogue: TranslationCatalogue, rules: Rules): string {
  switch (problem) {
    case 'unknown-key':
      return `no text of the app has this key.${askForSuggestion(suggestName(key, Object.keys(catalogue)))}`;
    case 'no-text':
      return 'must be a text in quotation marks.';
    case 'empty':
      return 'the text is empty.';
    case 'too-long':
      return `the text has more than ${rules.MAX_MERCHANT_TEXT_LENGTH} characters.`;
    case 'markup':
      return 'the text has HTML, which would be shown as it is written.';
    case 'nested':
      return 'the text has "$t(", which inserts another one.';
    case 'placeholders': {
      const texts: Readonly<Record<string, string>> = catalogue;
      const names = [...new Set(rules.listPlaceholders(texts[key] ?? ''))].join(', ') || 'none';
      return `the text must have the placeholders of the app’s, as they are written there: ${names}.`;
    }
  }
}
