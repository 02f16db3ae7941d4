import { type GenericSchema, safeParse } from 'valibot';

/** Returns the parsed value; undefined if it is invalid. */
export function parseIfValid<T>(schema: GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Returns the valid entries of a list; an empty list if `list` is not an array. */
export function parseValidEntries<T>(schema: GenericSchema<unknown, T>, list: unknown): readonly T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const parsed = safeParse(schema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}
