import { describe, expect, test } from 'vitest';
import { findDocPathErrors } from './find-doc-path-errors.mjs';

const FILES = ['src/app/app.tsx', 'src/boot/start.ts', 'build.mjs'];
const errorsIn = (text: string) => findDocPathErrors(new Map([['docs/a.md', text]]), FILES);

describe('check of paths in documents', () => {
  test.each([
    '`src/app/app.tsx`',
    '`src/app/`',
    '`start.ts` (same folder)',
    '`decide-*.ts`',
    '`npm test`',
    '`build.mjs`',
  ])('the check accepts the text %j', (text) => expect(errorsIn(text)).toEqual([]));

  test.each([
    ['`src/app/gone.tsx`', 'src/app/gone.tsx'],
    ['`src/gone`', 'src/gone'],
    ['`start.ts` → `gone.ts`', 'gone.ts'],
  ])('in the text %j, the check reports the missing path %s', (text, missing) => {
    expect(errorsIn(text)).toEqual([`docs/a.md names ${missing}, which does not exist`]);
  });
});
