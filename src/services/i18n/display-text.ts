import type { Translate, TranslationKey, TranslationValues } from './catalogue';

/**
 * A text that is translated on render: a text key with its values, a verbatim text such as a server message, or lines
 * of these. It can be created before the catalogue has loaded or while the language is changing.
 */
export type DisplayText =
  | { readonly key: TranslationKey; readonly values?: TranslationValues }
  | { readonly verbatim: string }
  | { readonly lines: readonly DisplayText[] };

/**
 * Returns the text in the language of `t`. Never empty, because an empty dialog would be useless: falls back to a
 * general text.
 */
export function resolveDisplayText(text: DisplayText, t: Translate): string {
  if ('key' in text) return t(text.key, text.values);
  if ('lines' in text) return text.lines.map((line) => resolveDisplayText(line, t)).join('\n');
  return text.verbatim.trim() === '' ? t('error.unknown_error') : text.verbatim;
}
