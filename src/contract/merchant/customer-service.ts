import { type InferOutput, object, string } from 'valibot';
import { editorText, listOf, text } from '../fields';

/** A way to contact customer service (CS-1). `path` is encrypted: its last 8 characters are the key (ENC-4). */
export const customerServiceEntry = object({ csType: string(), csPosition: text, title: editorText, path: string() });
export type CustomerServiceEntry = InferOutput<typeof customerServiceEntry>;

/** The merchant's customer-service entries; invalid entries are dropped (CS-1). */
export const customerServiceList = listOf(customerServiceEntry);
