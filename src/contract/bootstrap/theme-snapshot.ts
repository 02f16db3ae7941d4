import { type InferOutput, object, optional, picklist, record, string } from 'valibot';

/**
 * Theme that the inline bootstrap script applies before any other script runs (WL-2, BOOT-5): the merchant's branding
 * from the last start, as CSS custom properties. Stored in localStorage under THEME_SNAPSHOT_KEY.
 */
export const themeSnapshot = object({
  merchant: string(),
  name: string(),
  logo: string(),
  /** BCP 47 language tag and direction of the document. */
  lang: string(),
  dir: picklist(['ltr', 'rtl']),
  /** The platform's code of the language, for requests; absent in snapshots of earlier versions. */
  language: optional(string()),
  /** CSS custom properties, name to value. */
  tokens: record(string(), string()),
  /**
   * The properties that have another value when the user prefers a dark scheme; absent if the merchant has only one
   * scheme.
   */
  dark: optional(record(string(), string())),
});
export type ThemeSnapshot = InferOutput<typeof themeSnapshot>;
