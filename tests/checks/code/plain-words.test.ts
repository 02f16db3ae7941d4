import { describe, expect, test } from 'vitest';
import { findBannedPhrases } from './find-banned-phrases.mjs';
import { findDuplicateExports } from './find-duplicate-exports.mjs';

const errorsIn = (text: string) => findBannedPhrases(new Map([['src/a.ts', text]]));

describe('check of plain words', () => {
  test.each([
    '/** Answers the session that is stored. */',
    ' * Answers the session that is stored.',
    '// Answers the session.',
    'The version in charge is read anew.',
    'whoever is signed in',
    'a script that cannot be had',
    'the status of now',
    'From now on nobody is signed in.',
    'what comes in its stead',
    'the button leads home',
    'another tab learns of the sign-out',
    'a response that names no label',
    "test('[CS-1] nor does any random path', () => {",
    '[data-stays] {',
    'const sealed = true;',
    'the staging of a version',
    'the fate of a popup',
    'a message says so',
    'interface BannerQuestion {',
    '/** Most entries that are kept. */',
    "])('%s: %s', (name, expected) => {",
    "test('[OFF-4] that is refused is dropped', () => {",
  ])('the check reports the text %j', (text) => {
    expect(errorsIn(text)).not.toEqual([]);
  });

  test.each([
    '/** Returns the session, or undefined when signed out. */',
    'const answers = new Map();',
    'The active version serves the request.',
    'a renewed session',
    '/** Most of the files are cached. */',
    "test('an entry that is refused is dropped', () => {",
  ])('the check accepts the text %j', (text) => {
    expect(errorsIn(text)).toEqual([]);
  });

  test('the check reports the file, the line and the standard term', () => {
    expect(errorsIn('first\nread anew')).toEqual(['src/a.ts:2 says anew; write: again']);
  });
});

describe('check of exported names', () => {
  const duplicates = (files: Record<string, string>) => findDuplicateExports(new Map(Object.entries(files)));

  test('the check reports a name that two modules export', () => {
    expect(duplicates({ 'src/a.ts': 'export function decide() {}', 'src/b.ts': 'export const decide = 1;' })).toEqual([
      'decide: src/a.ts, src/b.ts',
    ]);
  });

  test('a type may have the name of its schema, and a private name the name of another module’s export', () => {
    const shared = 'export const session = 1;\nexport type session = number;';
    expect(duplicates({ 'src/a.ts': shared, 'src/b.ts': 'const session = 1;' })).toEqual([]);
  });
});
