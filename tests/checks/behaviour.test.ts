import { describe, expect, test } from 'vitest';
import { idsPromised, idsProven, judgeBehaviour } from './judge-behaviour.mjs';

/** Put together here, so that these titles claim no rule. */
const title = (id: string) => `[${id}]`;

describe('the behaviour reference', () => {
  test('states rules as list items and headings', () => {
    const text = '# Calls\n\n- **AAA-1** One.\n  **AAA-9** is no rule here.\n- **AAA-2** Two.\n### AAA-3 three\n';
    expect(idsPromised(text)).toEqual(['AAA-1', 'AAA-2', 'AAA-3']);
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
  ])('%s proves %j', (source, ids) => {
    expect(idsProven(source)).toEqual(ids);
  });

  test.each([
    // promised            proven      planned      findings
    [['AAA-1', 'AAA-2'], ['AAA-1'], ['AAA-2'], 0],
    [['AAA-1', 'AAA-2'], ['AAA-1'], [], 1],
    [['AAA-1'], ['AAA-1'], ['AAA-1'], 0],
    [['AAA-1'], ['AAA-1', 'AAA-2'], [], 1],
    [['AAA-1'], ['AAA-1'], ['AAA-2'], 1],
    [['AAA-1', 'AAA-1'], ['AAA-1'], [], 1],
  ])('rules %j, tests of %j, planned %j: %d findings', (promised, proven, planned, count) => {
    const files = new Map(proven.map((id) => [id, ['x.test.ts']]));
    expect(judgeBehaviour(promised, files, planned).findings).toHaveLength(count);
  });
});
