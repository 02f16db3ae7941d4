import { describe, expect, test } from 'vitest';
import {
  describeUndetectedMutants,
  findLowScores,
  scoreMutantsByFolder,
  scoreMutantsByPath,
} from './score-mutants.mjs';

const mutant = (fileName: string, status: string, line = 1) => ({
  fileName,
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 11 }, end: { line, column: 15 } },
});

const MUTANTS = [
  mutant('src/api/call.ts', 'Killed'),
  mutant('src/api/call.ts', 'Timeout'),
  mutant('src/api/call.ts', 'Survived', 2),
  mutant('src/api/deep/read.ts', 'NoCoverage'),
  mutant('src/api/call.ts', 'Ignored'),
  mutant('worker/des.ts', 'Ignored'),
];

describe('mutation report', () => {
  test('counts killed and timed-out mutants as detected, and excludes ignored mutants', () => {
    expect(scoreMutantsByFolder(MUTANTS)).toEqual([
      { name: 'src/api', detected: 2, survived: 1, uncovered: 0, score: (2 / 3) * 100 },
      { name: 'src/api/deep', detected: 0, survived: 0, uncovered: 1, score: 0 },
    ]);
  });

  test('includes every folder below a path in the score of the path', () => {
    expect(scoreMutantsByPath(['src/api', 'src/api/call.ts'], MUTANTS).map(({ score }) => score)).toEqual([
      50,
      (2 / 3) * 100,
    ]);
  });

  test.each([
    ['src/api', 50, []],
    ['src/api', 51, ['src/api: 50.0 % is less than 51 %']],
    ['worker', 50, ['worker has no mutants']],
    ['src/ap', 50, ['src/ap has no mutants']],
  ])(
    'the mutation report for the path %s with a minimum score of %i has the findings %j',
    (path, minimum, findings) => {
      expect(findLowScores(scoreMutantsByPath([path], MUTANTS), minimum)).toEqual(findings);
    },
  );

  test('the report lists each undetected mutant with its file and line, the original code and the mutated code', () => {
    const sources = new Map([['src/api/call.ts', 'const a = 1;\nconst b = true;\n']]);
    expect(describeUndetectedMutants(MUTANTS, sources)).toEqual([
      'src/api/call.ts:2:11  BooleanLiteral: true → false',
      'src/api/deep/read.ts:1:11  BooleanLiteral:  → false (no test runs it)',
    ]);
  });
});
