import { type InferOutput, object, picklist, record, string } from 'valibot';

/**
 * What the first script paints before any other script runs (WL-2, BOOT-5): the last good merchant record,
 * already turned into CSS custom properties. Kept under PAINT_KEY in localStorage.
 */
export const paintRecord = object({
  merchant: string(),
  name: string(),
  logo: string(),
  /** BCP 47 language tag and direction of the document. */
  lang: string(),
  dir: picklist(['ltr', 'rtl']),
  /** CSS custom properties, name to value. */
  tokens: record(string(), string()),
});
export type PaintRecord = InferOutput<typeof paintRecord>;
