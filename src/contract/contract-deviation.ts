import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * A field whose value does not have the type that the contract declares. The field got its fallback, or the list
 * entry that contains it was dropped.
 */
export interface ContractDeviation {
  /** Path of the field, such as `info.gw.GEETEST_ID`. */
  readonly path: string;
  /** The expected type; never the received value, which may be a secret. */
  readonly expected: string;
}

/** A parsed value with its deviations, or an error for a required field that is missing or has the wrong type. */
export type TolerantParseResult<T> =
  | { readonly ok: true; readonly value: T; readonly deviations: readonly ContractDeviation[] }
  | { readonly ok: false; readonly error: ContractDeviation };

type Issues = readonly BaseIssue<unknown>[];

/**
 * The `type` of a schema issue that reports a deviation: a field that differs from the contract and is tolerated. A
 * value is usable if all its issues have this type.
 */
const DEVIATION = 'deviation';

/** Whether an issue reports a tolerated deviation. */
export const isDeviation = ({ type }: BaseIssue<unknown>): boolean => type === DEVIATION;

/**
 * Whether the output of a parse is usable: it has no issues, or each of its issues reports a tolerated deviation from
 * the contract.
 */
export function hasUsableOutput<R extends { readonly typed: boolean; readonly issues?: Issues | undefined }>(
  read: R,
): read is Extract<R, { typed: true }> {
  return read.typed && (read.issues?.every(isDeviation) ?? true);
}

/**
 * Returns a schema issue of type `deviation`, which reports a field that differs from the contract and is tolerated.
 * The expected type, the message and the path are those of the first issue in `issues` that has another type.
 */
export function createContractDeviationIssue(issues: Issues | undefined): BaseIssue<unknown> {
  const cause = issues?.find((issue) => !isDeviation(issue));
  return {
    kind: 'schema',
    type: DEVIATION,
    input: undefined,
    expected: cause?.expected ?? null,
    received: 'unknown',
    message: cause?.message ?? 'Invalid value',
    ...(cause?.path ? { path: cause.path } : {}),
  };
}

const described = (issue: BaseIssue<unknown>): ContractDeviation => ({
  path: getDotPath(issue) ?? '',
  expected: issue.expected ?? 'another value',
});

/**
 * Parses untrusted input tolerantly (API-2). An optional field of the wrong type gets its fallback, and an invalid
 * list entry is dropped. Either is reported as a deviation. Unknown keys are ignored. `safeParse` with the same
 * schema is strict: the local platform uses it to check its own responses.
 */
export function parseTolerantly<T>(schema: GenericSchema<unknown, T>, input: unknown): TolerantParseResult<T> {
  const read = safeParse(schema, input);
  const issues: Issues = read.issues ?? [];
  if (hasUsableOutput(read)) return { ok: true, value: read.output, deviations: issues.map(described) };
  const cause = issues.find((issue) => !isDeviation(issue)) ?? createContractDeviationIssue(issues);
  return { ok: false, error: described(cause) };
}
