import { array, check, type GenericSchema, number, object, pipe, safeParse, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createContractDeviationIssue, hasUsableOutput, parseTolerantly } from './contract-deviation';
import { flag, lenientField, lenientObject } from './fields';

describe('[API-2] deviation from the schema', () => {
  const issuesOf = (schema: GenericSchema, value: unknown) => safeParse(schema, value).issues;

  test('contains the expected type, the message and the path of the value', () => {
    expect(createContractDeviationIssue(issuesOf(object({ a: number() }), { a: 'x' }))).toEqual({
      kind: 'schema',
      type: 'deviation',
      input: undefined,
      expected: 'number',
      received: 'unknown',
      message: 'Invalid type: Expected number but received "x"',
      path: [expect.objectContaining({ key: 'a' })],
    });
  });

  test.each([[undefined], [[]]])(
    'has no expected type and no path if the list of validation issues is %j',
    (issues) => {
      expect(createContractDeviationIssue(issues)).toEqual({
        kind: 'schema',
        type: 'deviation',
        input: undefined,
        expected: null,
        received: 'unknown',
        message: 'Invalid value',
      });
    },
  );

  test('leaves the output usable, unless there is also a validation issue of another type', () => {
    const deviation = createContractDeviationIssue(undefined);
    const other = { ...deviation, type: 'string' };
    expect(hasUsableOutput({ typed: true })).toBe(true);
    expect(hasUsableOutput({ typed: false })).toBe(false);
    expect(hasUsableOutput({ typed: true, issues: [deviation, deviation] })).toBe(true);
    expect(hasUsableOutput({ typed: true, issues: [deviation, other] })).toBe(false);
    expect(hasUsableOutput({ typed: true, issues: [other] })).toBe(false);
  });

  test('has “another value” as its expected type if a check() of the schema has failed', () => {
    const even = pipe(
      number(),
      check((value) => value % 2 === 0, 'odd'),
    );
    expect(parseTolerantly(object({ a: lenientField(even, 0) }), { a: 3 })).toEqual({
      ok: true,
      value: { a: 0 },
      deviations: [{ path: 'a', expected: 'another value' }],
    });
  });

  test('a failed parse reports the invalid required field, not a deviation from the schema, whatever the field order', () => {
    const schema = object({ on: flag, list: array(string()), id: number() });
    expect(parseTolerantly(schema, { on: 7, list: [], id: 'x' })).toEqual({
      ok: false,
      error: { path: 'id', expected: 'number' },
    });
    expect(
      parseTolerantly(object({ group: lenientObject({ on: flag, id: number() }) }), { group: { on: 7 } }),
    ).toMatchObject({
      ok: false,
      error: { path: 'group.id' },
    });
  });
});
