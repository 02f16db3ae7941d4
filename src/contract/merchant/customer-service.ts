import { type InferOutput, object, string } from 'valibot';
import { editorText, listOf, text } from '../fields';

/** A way to contact customer service (CS-1). `path` is encrypted: its last 8 characters are the key (ENC-4). */
export const customerServiceEntry = object({
  /** Type of the service, which selects icon and allowed hosts (`services` of the deployment), such as `LIVECHAT`. */
  csType: string(),
  /** Where the entry is shown: `FLOAT` (also `SIDE`) or `FOOTER`, several separated by commas; otherwise help screens. */
  csPosition: text,
  /** Name of the entry; without it, the type. */
  title: editorText,
  /** URL, encrypted: the last 8 characters are the key (ENC-4). */
  path: string(),
});
export type CustomerServiceEntry = InferOutput<typeof customerServiceEntry>;

/** The merchant's customer-service entries; invalid entries are dropped (CS-1). */
export const customerServiceList = listOf(customerServiceEntry);
