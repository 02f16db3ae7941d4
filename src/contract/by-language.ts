import { type InferOutput, record, string, union } from 'valibot';
import { lenientField } from './fields';

/** A text or a URL for everybody, or one for each language by its code, such as `VI`. */
export const byLanguage = lenientField(union([string(), record(string(), string())]), '');
export type ByLanguage = InferOutput<typeof byLanguage>;
