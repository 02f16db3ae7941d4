import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURE_SWITCHES } from '../../../src/contract/features';
import { readArrayComments } from './commented-names';
import { readFieldComments } from './field-comments';
import { createReferenceFiles } from './reference-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const files = createReferenceFiles();

describe('[OPS-3.4] generated reference', () => {
  test.each(Object.keys(files))('%s is up to date', (file) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8') === files[file]).toBe(true);
  });

  test('the status has a row for a nested field with type, default, mark and effect', () => {
    expect(files['docs/reference/status.md']).toContain(
      '| `info.whitelabelVal.popups.bannerWait` | number | `20` | assumed | How long home must have been shown',
    );
  });

  test('every switch has a row, in the order of the contract', () => {
    const names = readArrayComments('src/contract/features.ts', 'FEATURE_SWITCHES').map(([name]) => name);
    expect(names).toEqual([...FEATURE_SWITCHES]);
  });

  test('a listed name without a comment is an error', () => {
    const read = () => readArrayComments('src/contract/language-codes.ts', 'LANGUAGE_CODES');
    expect(read).toThrow('does not say what CN is');
  });

  test('a comment belongs to its field and to the next ones that it names', () => {
    const comments = readFieldComments(path.join(ROOT, 'src/contract/merchant/white-label.ts'), 'whiteLabelSettings');
    expect(comments.get('icon')).toBe(comments.get('logo'));
    expect(comments.get('headerColor')).not.toBe(comments.get('accent'));
    expect(comments.get('design.radius')).toMatch(/^Corner radius/);
  });
});
