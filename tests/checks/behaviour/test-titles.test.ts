import { describe, expect, test } from 'vitest';
import { parseTestTitles } from './test-titles.mjs';

/** Puts an ID in brackets at run time, so that the check does not count this file as a test of it. */
const tag = (id: string) => `[${id}]`;

describe('what the titles of a test source cover', () => {
  test.each([
    [`test('${tag('AAA-1.1')} one', () => {`, [['AAA-1.1']]],
    [`test("${tag('AAA-1')}${tag('AAA-2.3')} both", () => {`, [['AAA-1', 'AAA-2.3']]],
    [`  ])('${tag('AAA-3.12')} of a table %s', (a) => {`, [['AAA-3.12']]],
    [`  ['${tag('AAA-3.12')} in a row', 1],`, [['AAA-3.12']]],
    [`test.skip('${tag('AAA-1.1')} one', () => {`, []],
    [`test.fixme('${tag('AAA-1.1')} one');`, []],
    [`// '${tag('AAA-1.1')} one'`, []],
    [`const cell = table${tag('AAA-1')};`, []],
    ["test('one', () => {});", []],
  ])('the source %s names the IDs %j', (source, ids) => {
    expect(parseTestTitles(source).map((title) => title.ids)).toEqual(ids);
  });

  test('a test covers what its describe names, and has its title', () => {
    const source = `describe('${tag('AAA-1')} dialog', () => {
  test('opens', () => {});
  test('${tag('AAA-2')} closes', () => {});
  describe('${tag('BBB-1.1')} with a form', () => {
    test.each([
      ['a', call('b', 1)],
    ])('%s', () => {});
  });
  test.skip('moves', () => {});
});

test('${tag('AAA-3')} outside', () => {});
`;
    expect(parseTestTitles(source)).toEqual([
      { ids: ['AAA-1'], repeated: [], title: 'dialog › opens' },
      { ids: ['AAA-1', 'AAA-2'], repeated: [], title: 'dialog › closes' },
      { ids: ['AAA-1', 'BBB-1.1'], repeated: [], title: 'dialog › with a form › %s' },
      { ids: ['AAA-3'], repeated: [], title: 'outside' },
    ]);
  });

  test('an ID that a test repeats from its describe is known', () => {
    const source = `describe('${tag('AAA-1')} dialog', () => {\n  test('${tag('AAA-1')} opens', () => {});\n});\n`;
    expect(parseTestTitles(source)).toEqual([{ ids: ['AAA-1'], repeated: ['AAA-1'], title: 'dialog › opens' }]);
  });
});
