import type { Translate, TranslationCatalogue, TranslationKey, TranslationValues } from './catalogue';
import { createDateFormat } from './date-format';
import { isolateBidiText } from './isolate-bidi-text';
import { ENGLISH, type Language } from './languages';

/** Matches `{{name}}`, `{{name, number}}` or `{{name, datetime(dateStyle: medium; timeStyle: short)}}`. */
const PLACEHOLDER = /\{\{\s*([\w-]+)\s*(?:,\s*(\w+)(?:\(([^()]*)\))?\s*)?\}\}/g;

/**
 * Creates a translate function for the first screen, before i18next has loaded: it inserts values, selects plural
 * forms, and formats numbers and dates. A test checks that its result and that of i18next are the same for every text.
 */
export function createPlainTranslator(catalogue: TranslationCatalogue, language: Language = ENGLISH): Translate {
  const { locale, tag } = language;
  return (key, values) => {
    const text = findText(catalogue, key, values, tag);
    if (!values) return text;
    return text.replace(PLACEHOLDER, (_, name: string, format?: string, options?: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : '';
      if (typeof value === 'number') return formatValue(value, locale, format, options);
      return value ? isolateBidiText(value, language) : '';
    });
  };
}

function findText(
  catalogue: TranslationCatalogue,
  key: TranslationKey,
  values: TranslationValues | undefined,
  tag: string,
): string {
  const texts: Readonly<Record<string, string>> = catalogue;
  // A browser without the plural rules of the language selects a form of its own language, which texts may lack.
  const form = typeof values?.count === 'number' && new Intl.PluralRules(tag).select(values.count);
  return (form && (texts[`${key}_${form}`] || texts[`${key}_other`])) || texts[key] || '';
}

function formatValue(value: number, locale: string, format: string | undefined, options = ''): string {
  if (format === 'number') return new Intl.NumberFormat(locale).format(value);
  if (format !== 'datetime') return String(value);
  const pairs = options.split(';').map((option) => option.split(':').map((part) => part.trim()));
  return createDateFormat(locale, Object.fromEntries(pairs)).format(value);
}
