import { expect, test } from 'vitest';
import { listUndetectedMutantLocations, mergeMutantResults } from './merge-mutant-results.mjs';

const mutant = (status: string, line = 1, replacement = 'false') => ({
  fileName: 'src/a.ts',
  status,
  mutatorName: 'BooleanLiteral',
  replacement,
  location: { start: { line, column: 11 }, end: { line, column: 15 } },
});

test('the second pass covers every code range with a mutant that the first did not detect, without duplicate ranges', () => {
  const first = [
    mutant('Killed', 1),
    mutant('Timeout', 2),
    mutant('Survived', 3),
    mutant('NoCoverage', 4),
    mutant('Ignored', 5),
    mutant('Survived', 3, 'true'),
  ];
  expect(listUndetectedMutantLocations(first)).toEqual([
    'src/a.ts:3:10-3:14',
    'src/a.ts:4:10-4:14',
    'src/a.ts:5:10-5:14',
  ]);
});

test.each([
  // first, second, merged
  ['Survived', 'Killed', 'Killed'],
  ['NoCoverage', 'Timeout', 'Timeout'],
  ['Killed', 'Survived', 'Killed'],
  ['Survived', 'NoCoverage', 'Survived'],
  ['NoCoverage', 'Survived', 'Survived'],
  ['Survived', 'Ignored', 'Survived'],
  ['Ignored', 'NoCoverage', 'Ignored'],
])(
  'a mutant that is %s in the first pass and %s in the second pass is %s in the merged results',
  (first, second, merged) => {
    expect(mergeMutantResults([mutant(first)], [mutant(second)])).toEqual([mutant(merged)]);
  },
);

test('the merged results of two mutation passes contain every mutant of both passes exactly once', () => {
  const first = [mutant('Killed', 1), mutant('Survived', 2), mutant('Survived', 2, 'true')];
  const second = [mutant('Killed', 2), mutant('Survived', 2, 'true'), mutant('Survived', 3)];
  const merged = mergeMutantResults(first, second).map(({ status, location }) => [location.start.line, status]);
  expect(merged).toEqual([
    [1, 'Killed'],
    [2, 'Killed'],
    [2, 'Survived'],
    [3, 'Survived'],
  ]);
});
