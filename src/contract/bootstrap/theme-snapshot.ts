import { type InferOutput, object, optional, picklist, record, string } from 'valibot';

/**
 * Theme that the inline bootstrap script applies before any other script runs (WL-2, BOOT-5): the merchant's branding
 * from the last start, as CSS custom properties. Stored in localStorage under THEME_SNAPSHOT_KEY.
 */
export const themeSnapshot = object({
  merchant: string(),
  name: string(),
  logo: string(),
  /** `lang` and `dir`: BCP 47 language tag and text direction of the document. */
  lang: string(),
  dir: picklist(['ltr', 'rtl']),
  /** The platform's code of the language, for requests; absent in snapshots of earlier versions. */
  language: optional(string()),
  /** Values of the CSS custom properties, by name. */
  tokens: record(string(), string()),
  /**
   * Values of the custom properties that differ when the user prefers a dark color scheme; absent if the merchant has
   * only one scheme.
   */
  dark: optional(record(string(), string())),
});
export type ThemeSnapshot = InferOutput<typeof themeSnapshot>;
