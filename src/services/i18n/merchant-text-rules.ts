import { cleanText } from '../../base/text/clean-text';
import type { TranslationCatalogue } from './catalogue';

/*
 * The texts that a merchant's record replaces, by language and key (WL-2.11, WL-2.12). The record is data of a server: a text that
 * would break a sentence or a page is refused, and the app keeps its own.
 */

/** Maximum length of all texts of a merchant (UTF-16 code units): they come with every status. */
export const MAX_MERCHANT_TEXTS_LENGTH = 20_000;
/** Maximum length of one text (UTF-16 code units); the longest of the app has about 250. */
export const MAX_MERCHANT_TEXT_LENGTH = 400;

/**
 * Why a text is not used. `placeholders`: it lacks a value of the app's text, or has another one. `nested`: i18next would
 * insert another text.
 */
export type MerchantTextProblem =
  | 'unknown-key'
  | 'no-text'
  | 'empty'
  | 'too-long'
  | 'markup'
  | 'nested'
  | 'placeholders';

const PLACEHOLDER = /\{\{[^{}]*\}\}/g;
const MARKUP = /<[a-z!/]|&(?:#\w+|[a-z]\w*);/i;
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** Returns the placeholders of a text, without the spaces in them. */
export const listPlaceholders = (text: string): readonly string[] =>
  (text.match(PLACEHOLDER) ?? []).map((placeholder) => placeholder.replace(/\s/g, ''));

/** Returns why a text of a merchant cannot replace the app's; undefined if it can. */
export function findMerchantTextProblem(
  key: string,
  text: unknown,
  catalogue: TranslationCatalogue,
): MerchantTextProblem | undefined {
  const texts: Readonly<Record<string, string>> = catalogue;
  const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (own === undefined) return 'unknown-key';
  if (typeof text !== 'string') return 'no-text';
  if (cleanText(text) === '') return 'empty';
  if (text.length > MAX_MERCHANT_TEXT_LENGTH) return 'too-long';
  if (MARKUP.test(text)) return 'markup';
  if (text.includes('$t(')) return 'nested';
  // Another plural form of the text may have a placeholder that this one lacks.
  const base = key.replace(PLURAL_FORM, '');
  const forms = Object.keys(texts).filter((other) => other.replace(PLURAL_FORM, '') === base);
  const allowed = forms.flatMap((form) => listPlaceholders(texts[form] ?? ''));
  const used = listPlaceholders(text);
  const isWhole = listPlaceholders(own).every((placeholder) => used.includes(placeholder));
  const isKnown = used.every((placeholder) => allowed.includes(placeholder));
  return isWhole && isKnown && !/\{\{|\}\}/.test(text.replace(PLACEHOLDER, '')) ? undefined : 'placeholders';
}

/** Returns the length of all texts of a record (UTF-16 code units); 0 if it is none. */
export function measureMerchantTexts(record: unknown): number {
  const lists = isRecord(record) ? Object.values(record).filter(isRecord) : [];
  return lists.flatMap(Object.values).reduce((sum: number, text) => sum + String(text).length, 0);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a record that are used, by key, and the problems of the others. */
export interface ReadMerchantTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly key: string; readonly problem: MerchantTextProblem }[];
}

/**
 * Returns the texts of a merchant's record that replace those of a catalogue. Returns undefined if the record has none
 * in the language, and 'too-long' if all its texts are too long together.
 * @param record `info.whitelabelVal.texts`
 */
export function readMerchantTexts(
  record: unknown,
  code: string,
  catalogue: TranslationCatalogue,
): ReadMerchantTexts | 'too-long' | undefined {
  const own = isRecord(record) && Object.hasOwn(record, code) ? record[code] : undefined;
  if (!isRecord(own)) return undefined;
  if (measureMerchantTexts(record) > MAX_MERCHANT_TEXTS_LENGTH) return 'too-long';
  const judged = Object.entries(own).map(([key, text]) => ({
    key,
    text: cleanText(String(text)),
    problem: findMerchantTextProblem(key, text, catalogue),
  }));
  return {
    texts: Object.fromEntries(judged.flatMap(({ key, text, problem }) => (problem ? [] : [[key, text]]))),
    problems: judged.flatMap(({ key, problem }) => (problem ? [{ key, problem }] : [])),
  };
}
