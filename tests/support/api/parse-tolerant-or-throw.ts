import type { GenericSchema } from 'valibot';
import { parseTolerantly } from '../../../src/contract/contract-deviation';

/**
 * Parses a platform response with the app's tolerant parser. Throws with the field's path when a required field is
 * invalid.
 */
export function parseTolerantOrThrow<T>(schema: GenericSchema<unknown, T>, input: unknown): T {
  const parsed = parseTolerantly(schema, input);
  if (!parsed.ok) throw new Error(`Invalid required field: ${parsed.error.path}`);
  return parsed.value;
}
