import { describe, expect, test } from 'vitest';
import { checkClauseCoverage, parseClauses } from './check-clause-coverage.mjs';

const DOC = `# Signing in

- **LOGIN-1** A page and a dialog, with
  a tab for each way. \`track\` may be empty.
  - The search stands in the address.
- **LOGIN-2** One call, e.g. an encrypted one.

Other words. Not under an ID.

- **LOGIN-3** Planned.
`;
const CLAUSES = parseClauses(DOC);
// Built from parts, so that this source does not count as a test of the ID.
const TESTS = new Map([['login.test', `test('[${'LOGIN-1'}] a tab for each way', () => {`]]);
const findGaps = (listed: Parameters<typeof checkClauseCoverage>[1]) =>
  checkClauseCoverage(CLAUSES, listed, TESTS, ['LOGIN-3']);

describe('clauses of the behaviour reference', () => {
  test('each sentence under a requirement ID is parsed into one clause', () => {
    expect([...CLAUSES]).toEqual([
      [
        'LOGIN-1',
        ['A page and a dialog, with a tab for each way.', '`track` may be empty.', 'The search stands in the address.'],
      ],
      ['LOGIN-2', ['One call, e.g. an encrypted one.']],
      ['LOGIN-3', ['Planned.']],
    ]);
  });

  test('a clause has the tests that its entry in clauses.json lists; a clause without an entry has no tests', () => {
    const { rows, findings } = findGaps({
      'LOGIN-1': [{ clause: 'A page and a dialog', tests: ['login.test: a tab for each way'], gap: 'the dialog' }],
    });
    expect(findings).toEqual([]);
    expect([...rows.keys()]).toEqual(['LOGIN-1', 'LOGIN-2']);
    expect(rows.get('LOGIN-1')?.map(({ tests, gap }) => [tests.length, gap])).toEqual([
      [1, 'the dialog'],
      [0, undefined],
      [0, undefined],
    ]);
  });

  test.each([
    ['a changed clause', 'LOGIN-1', { clause: 'A page or a dialog', tests: [] }],
    ['an ID that is not in the behaviour reference', 'LOGIN-9', { clause: 'A page', tests: [] }],
    ['a changed test title', 'LOGIN-1', { clause: 'A page', tests: ['login.test: a tab for every way'] }],
    ['only the beginning of a test title', 'LOGIN-1', { clause: 'A page', tests: ['login.test: a tab for each'] }],
    ['only the end of a test title', 'LOGIN-1', { clause: 'A page', tests: ['login.test: for each way'] }],
    ['another test file', 'LOGIN-1', { clause: 'A page', tests: ['logout.test: a tab for each way'] }],
    ['an empty test title', 'LOGIN-1', { clause: 'A page', tests: ['login.test: '] }],
  ])('the check reports an entry of clauses.json with %s', (_, id, entry) => {
    expect(findGaps({ [id]: [entry] }).findings).toHaveLength(1);
  });
});
