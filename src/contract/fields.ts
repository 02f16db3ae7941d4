import { boolean, type GenericSchema, null_, number, optional, pipe, string, transform, union } from 'valibot';

/** An identifier: servers send numbers or texts; ids above 2^53 only survive as text. */
export const identifier = pipe(
  union([string(), number()]),
  transform((value) => String(value)),
);

/** A field that may be missing or null, with its default. */
// @__NO_SIDE_EFFECTS__
export function orDefault<I, O>(schema: GenericSchema<I, O>, fallback: O) {
  return pipe(
    optional(union([schema, null_()]), null),
    transform((value): O => value ?? fallback),
  );
}

export const flag = orDefault(boolean(), false);
export const text = orDefault(string(), '');

/** A moment in epoch milliseconds, given as number or ISO 8601 text; 0 when absent or unreadable. */
export const moment = pipe(
  orDefault(union([number(), string()]), 0),
  transform((value) => {
    const at = typeof value === 'number' ? value : Date.parse(value);
    return Number.isFinite(at) ? at : 0;
  }),
);
