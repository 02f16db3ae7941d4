import { describe, expect, test } from 'vitest';
import { checkBehaviourCoverage, parseBehaviourIds, parseTestedBehaviourIds } from './check-behaviour-coverage.mjs';

/** Puts an ID in brackets at run time, so that the check does not count this file as a test of that ID. */
const title = (id: string) => `[${id}]`;

describe('check of the behaviour reference', () => {
  test('the check reads requirement IDs from list items and headings', () => {
    const text = '# Calls\n\n- **AAA-1** One.\n  **AAA-9** is not stated here.\n- **AAA-2** Two.\n### AAA-3 three\n';
    expect(parseBehaviourIds(text)).toEqual(['AAA-1', 'AAA-2', 'AAA-3']);
  });

  test.each([
    [`test('${title('AAA-1')} one', () => {`, ['AAA-1']],
    [`describe("${title('AAA-1')}${title('AAA-2')} both", () => {`, ['AAA-1', 'AAA-2']],
    [`  ])('${title('AAA-3')} of a table %s', (a) => {`, ['AAA-3']],
    [`test.skip('${title('AAA-1')} one', () => {`, []],
    [`test.todo('${title('AAA-1')} one');`, []],
    [`test.fixme('${title('AAA-1')} one');`, []],
    [`// '${title('AAA-1')}'`, []],
    [`const cell = table${title('AAA-1')};`, []],
  ])('in the test source %s, the check finds the requirement IDs %j', (source, ids) => {
    expect(parseTestedBehaviourIds(source)).toEqual(ids);
  });

  test.each([
    // stated              tested      planned      findings
    [['AAA-1', 'AAA-2'], ['AAA-1'], ['AAA-2'], 0],
    [['AAA-1', 'AAA-2'], ['AAA-1'], [], 1],
    [['AAA-1'], ['AAA-1'], ['AAA-1'], 0],
    [['AAA-1'], ['AAA-1', 'AAA-2'], [], 1],
    [['AAA-1'], ['AAA-1'], ['AAA-2'], 1],
    [['AAA-1', 'AAA-1'], ['AAA-1'], [], 1],
  ])(
    'for the stated IDs %j, the tested IDs %j and the planned IDs %j, the check returns %d findings',
    (stated, tested, planned, count) => {
      const files = new Map(tested.map((id) => [id, ['x.test.ts']]));
      expect(checkBehaviourCoverage(stated, files, planned).findings).toHaveLength(count);
    },
  );
});
