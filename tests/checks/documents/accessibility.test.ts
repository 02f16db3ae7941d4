import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCESSIBILITY_CHECKED_ON } from '../../../src/services/legal/accessibility-checked-on';

test('[SAFE-1.9] the statement and docs/accessibility.md name the same day of the last check', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(ACCESSIBILITY_CHECKED_ON);
  expect(readFileSync('docs/accessibility.md', 'utf8')).toContain(`checked on ${day}`);
});
