import { describe, expect, test } from 'vitest';
import { compareClausesWithTests, findUnknownClauses, findUnnumberedProse, parseClauses } from './clauses.mjs';

describe('check of the behaviour reference', () => {
  test('each list item is a clause with its number', () => {
    const text = '# Signing in\n\n- **AAA-1.1** A page, with\n  a dialog.\n- **AAA-1.2** Two, e.g. three.\n\nProse.\n';
    expect(parseClauses(text)).toEqual([
      { number: 'AAA-1.1', sentence: 'A page, with a dialog.' },
      { number: 'AAA-1.2', sentence: 'Two, e.g. three.' },
    ]);
  });

  test('a paragraph without a number is a finding, except one below the title', () => {
    const text = `# Signing in

What this file is about, in
two lines.

- **AAA-1.1** A page, with
  a dialog.

## Its dialog

It shows
only once.

- **AAA-2.1** A dialog.
Nobody sees this.
`;
    expect(findUnnumberedProse('sign-in.md', text)).toEqual([
      'sign-in.md states without a number: It shows only once.',
      'sign-in.md states without a number: Nobody sees this.',
    ]);
  });

  test.each([
    // clauses                                  named in titles        finding
    [['AAA-1.1', 'AAA-1.3'], ['AAA-1.1', 'AAA-1.3', 'AAA-1'], undefined],
    [['AAA-1.1', 'AAA-1.2'], ['AAA-1.1', 'AAA-1'], 'AAA-1.2 has no test: One.'],
    [['AAA-1.1'], ['AAA-1.1', 'AAA-1.2'], 'x.test.ts tests AAA-1.2, which docs/behaviour does not state'],
    [['AAA-1.1'], ['AAA-1.1', 'AAA-2'], 'x.test.ts tests AAA-2, which docs/behaviour does not state'],
    [['AAA-1.2', 'AAA-1.1'], ['AAA-1.1', 'AAA-1.2'], 'AAA-1.1 stands after AAA-1.2'],
    [['AAA-1.1', 'BBB-1.1', 'AAA-1.1'], ['AAA-1.1', 'BBB-1.1'], 'AAA-1.1 is stated twice'],
    [['AAA-1'], ['AAA-1'], '"AAA-1" is no number of a clause, such as LOGIN-3.2'],
  ])('the clauses %j with titles that name %j give the finding %j', (numbers, named, finding) => {
    const clauses = numbers.map((number) => ({ number, sentence: 'One.' }));
    const titles = named.map((id) => ({ file: 'x.test.ts', ids: [id], repeated: [], title: '' }));
    expect(compareClausesWithTests(clauses, titles).findings).toEqual(finding ? [finding] : []);
  });

  test('a clause of two sentences is a finding', () => {
    const clauses = [{ number: 'AAA-1.1', sentence: 'One. `Two` follows.' }];
    const titles = [{ file: 'x.test.ts', ids: ['AAA-1.1'], repeated: [], title: '' }];
    expect(compareClausesWithTests(clauses, titles).findings).toEqual(['AAA-1.1 has more than one sentence']);
  });

  test('a test that repeats an ID of its describe is a finding', () => {
    const clauses = [{ number: 'AAA-1.1', sentence: 'One.' }];
    const titles = [{ file: 'x.test.ts', ids: ['AAA-1.1'], repeated: ['AAA-1.1'], title: 'dialog › opens' }];
    expect(compareClausesWithTests(clauses, titles).findings).toEqual([
      'x.test.ts repeats AAA-1.1 of the describe: dialog › opens',
    ]);
  });

  test('a document that names a clause or a requirement which does not exist is a finding', () => {
    const clauses = [{ number: 'AAA-1.1' }];
    const text = 'AAA-1 and AAA-1.1, but AAA-1.2 and AAA-2; UTF-8 is none.';
    expect(findUnknownClauses('docs/a.md', text, clauses)).toEqual([
      'docs/a.md names AAA-1.2, which docs/behaviour does not have',
      'docs/a.md names AAA-2, which docs/behaviour does not have',
    ]);
  });
});
