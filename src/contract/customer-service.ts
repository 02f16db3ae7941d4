import { type InferOutput, nullish, object, string } from 'valibot';
import { fittingOnes, text } from './fields';

/** A way to reach customer service (CS-1). `path` is encrypted: its last 8 characters are the key (ENC-4). */
export const customerServiceEntry = object({ csType: string(), csPosition: text, title: text, path: string() });
export type CustomerServiceEntry = InferOutput<typeof customerServiceEntry>;

/** The merchant's entries; one that is none is left out (CS-1). */
export const customerServiceList = nullish(fittingOnes(customerServiceEntry), []);
