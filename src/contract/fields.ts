import {
  array,
  boolean,
  type GenericSchema,
  null_,
  number,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';

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

/** A list of which an entry that does not fit is left out, and takes no other with it. */
// @__NO_SIDE_EFFECTS__
export const fittingOnes = <I, O>(schema: GenericSchema<I, O>) =>
  pipe(
    array(unknown()),
    transform((list) =>
      list.flatMap((entry) => {
        const parsed = safeParse(schema, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

export const flag = orDefault(boolean(), false);
export const text = orDefault(string(), '');

/** A moment in epoch milliseconds, given as number or ISO 8601 text; 0 when absent, unreadable or beyond all dates. */
export const moment = pipe(
  orDefault(union([number(), string()]), 0),
  transform((value) => {
    const at = new Date(value).getTime();
    return Number.isNaN(at) ? 0 : at;
  }),
);
