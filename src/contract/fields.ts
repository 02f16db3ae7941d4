import {
  _standardSchema,
  array,
  type BaseIssue,
  type BaseSchema,
  boolean,
  finite,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  minLength,
  minValue,
  nullish,
  number,
  type ObjectEntries,
  type ObjectSchema,
  object,
  pipe,
  regex,
  safeInteger,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { createContractDeviationIssue, hasUsableOutput } from './contract-deviation';
import { IMAGE_URL_PATTERN } from './image-url-pattern';
import { decodeEntities, readEditorText } from './text/decode-entities';

type Dataset<T> = ReturnType<GenericSchema<unknown, T>['~run']>;
type Config = Parameters<GenericSchema['~run']>[1];

/**
 * Schema of an optional field. A missing, null or wrongly typed value is replaced by the fallback; the rest of the
 * response stays valid.
 */
export interface LenientFieldSchema<I, O> extends BaseSchema<I | null | undefined, O, BaseIssue<unknown>> {
  readonly type: 'nullish';
  readonly reference: typeof nullish;
  readonly expects: `(${string} | null | undefined)`;
  readonly wrapped: GenericSchema<I, O>;
  /** Input that is parsed in place of a missing field; parsing it returns the fallback. */
  readonly default: null;
}

// @__NO_SIDE_EFFECTS__
function withFallback<I, O>(schema: GenericSchema<I, O>, fallback: (config: Config, value?: unknown) => Dataset<O>) {
  return _standardSchema<LenientFieldSchema<I, O>>({
    ...nullish(schema, null),
    '~types': undefined,
    wrapped: schema,
    '~run': (dataset, config): Dataset<O> => {
      if (dataset.value === null || dataset.value === undefined) return fallback(config);
      const read = schema['~run']({ value: dataset.value }, config);
      if (hasUsableOutput(read)) return read;
      const fallbackValue = fallback(config, dataset.value);
      if (!hasUsableOutput(fallbackValue)) return fallbackValue;
      return { ...fallbackValue, issues: [createContractDeviationIssue(read.issues)] };
    },
  });
}

/**
 * Returns the schema of an optional field: a missing, null or wrongly typed value becomes `fallback`. {@link
 * parseTolerantly} reports a value of the wrong type; a strict parse rejects it.
 */
// @__NO_SIDE_EFFECTS__
export function lenientField<I, O, const F>(schema: GenericSchema<I, O>, fallback: F): LenientFieldSchema<I, O | F> {
  return withFallback<I, O | F>(schema, () => ({ typed: true, value: fallback }));
}

/**
 * Returns the schema of an object that may be missing. If the value is missing or not an object, each field gets its
 * own default.
 */
// @__NO_SIDE_EFFECTS__
export function lenientObject<const E extends ObjectEntries>(entries: E) {
  type Fields = ObjectSchema<E, undefined>;
  const fields: GenericSchema<InferInput<Fields>, InferOutput<Fields>> = object(entries);
  const schema = _standardSchema<GenericSchema<InferInput<Fields>, InferOutput<Fields>>>({
    ...fields,
    // An array would pass for an object without fields.
    '~run': (dataset, config) => fields['~run'](Array.isArray(dataset.value) ? { value: '' } : dataset, config),
  });
  return withFallback(schema, (config) => fields['~run']({ value: {} }, config));
}

/** Maximum number of invalid entries reported per list. */
const MAX_REPORTED_ENTRIES = 10;

/** Returns the schema of a required list. Invalid entries are dropped; a value that is not an array is an error. */
// @__NO_SIDE_EFFECTS__
export function requiredListOf<I, O>(entry: GenericSchema<I, O>): GenericSchema<I[], O[]> {
  const list = array(entry);
  return _standardSchema<GenericSchema<I[], O[]>>({
    ...list,
    '~run': (dataset, config): Dataset<O[]> => {
      const input = dataset.value;
      if (!Array.isArray(input)) return list['~run'](dataset, config);
      const value: O[] = [];
      const issues: BaseIssue<unknown>[] = [];
      for (const [key, item] of input.entries()) {
        const read = entry['~run']({ value: item }, config);
        if (hasUsableOutput(read)) value.push(read.value);
        if (issues.length >= MAX_REPORTED_ENTRIES || !read.issues) continue;
        const found = hasUsableOutput(read) ? read.issues : [createContractDeviationIssue(read.issues)];
        for (const issue of found) {
          const path = [{ type: 'array', origin: 'value', input, key, value: item } as const, ...(issue.path ?? [])];
          issues.push({ ...issue, path: path as NonNullable<typeof issue.path> });
        }
      }
      const [first, ...others] = issues;
      return { typed: true, value, ...(first ? { issues: [first, ...others] } : {}) };
    },
  });
}

/**
 * Returns the schema of an optional list. Invalid entries are dropped; a value that is not an array becomes
 * `fallback`.
 */
// @__NO_SIDE_EFFECTS__
export function listOf<I, O>(entry: GenericSchema<I, O>, fallback: O[] = []): LenientFieldSchema<I[], O[]> {
  return lenientField(requiredListOf(entry), fallback);
}

/**
 * Returns a schema whose output is mapped by a function. Unlike `transform` in a pipe, the function is also called if
 * a field was replaced by its fallback.
 */
// @__NO_SIDE_EFFECTS__
export function mapOutput<I, O, C>(schema: GenericSchema<I, O>, change: (value: O) => C): GenericSchema<I, C> {
  return _standardSchema<GenericSchema<I, C>>({
    ...schema,
    '~types': undefined,
    '~run': (dataset, config): Dataset<C> => {
      const read = schema['~run'](dataset, config);
      if (!hasUsableOutput(read)) return { typed: false, value: read.value, issues: read.issues };
      return { ...read, value: change(read.value) };
    },
  });
}

/**
 * A number. JSON has a notation for infinity: `1e999`. For what a member reads as a fact, such as how many points they
 * have: without it, a response is an error.
 */
export const finiteNumber = pipe(number(), finite());

/** An identifier, sent as a number or a string and parsed to a string. Only strings can hold ids above 2^53 exactly. */
export const identifier = pipe(
  union([string(), finiteNumber]),
  transform((value) => String(value)),
);

/** A string of at least one character. */
export const nonEmptyText = pipe(string(), minLength(1));

export const flag = lenientField(boolean(), false);
/**
 * A flag that closes the site to its members: the text `true` counts too, because a site that stays open by a wrong type
 * is worse than one that closes. It is reported as a deviation all the same (BOOT-2, BOOT-3).
 */
export const closingFlag = withFallback<boolean, boolean>(boolean(), (_, value) => ({
  typed: true,
  value: typeof value === 'string' && /^true$/i.test(value.trim()),
}));
export const text = lenientField(string(), '');
/**
 * A text for members that an editor of the merchant has written, such as a title. The editor's system may have escaped
 * it for HTML; its entities are decoded. One that is too long for a layout is shortened.
 */
export const editorText = lenientField(pipe(string(), transform(readEditorText)), '');
/** Like `editorText`, in any length: a rule or a condition, of which a member must be able to read all. */
export const editorParagraph = lenientField(pipe(string(), transform(decodeEntities)), '');
/** URL of a picture; empty if there is none, or if a picture must not come from there (WL-2). */
export const imageUrl = lenientField(pipe(string(), trim(), regex(IMAGE_URL_PATTERN)), '');
/** An optional identifier; default: empty. */
export const optionalIdentifier = lenientField(identifier, '');
/** Returns the schema of an optional number with the default `fallback`. */
// @__NO_SIDE_EFFECTS__
export const numberWithFallback = (fallback: number): LenientFieldSchema<number, number> =>
  lenientField(finiteNumber, fallback);
export const count = numberWithFallback(0);

/** A time in epoch milliseconds, sent as a number or ISO 8601 string. */
export const time = pipe(
  union([number(), string()]),
  transform((value) => new Date(value).getTime()),
  number(),
);
/** Like `time`; 0 if absent, invalid or out of range. */
export const timestamp = lenientField(time, 0);
/** Like `time`; undefined if absent, invalid or out of range. */
export const optionalTimestamp = lenientField(time, undefined);

/** The type of a member: -1 not signed in, 0 member, 1 and 2 agents, 4 restricted (SESS-5). */
export const memberType = pipe(number(), safeInteger(), minValue(-1));
