import { expect, test } from 'vitest';
import type { ByLanguage } from '../../contract/by-language';
import { pickByLanguage } from './pick-by-language';

test.each<readonly [ByLanguage, string, string, string, string]>([
  // texts, own language, merchant's language, picked
  ['Everywhere', 'TA', 'VI', 'Everywhere', ''],
  [{ TA: 'Tamil', VI: 'Vietnamese' }, 'TA', 'VI', 'Tamil', 'TA'],
  [{ VI: 'Vietnamese', EN: 'English' }, 'TA', 'VI', 'Vietnamese', 'VI'],
  [{ TA: '  ', EN: 'English' }, 'TA', 'VI', 'English', 'EN'],
  [{ KO: 'Korean' }, 'TA', 'VI', 'Korean', 'KO'],
  [{}, 'TA', 'VI', '', ''],
])('[SAFE-1.2] of %j, a member who reads %s at a merchant of %s gets “%s”', (texts, own, merchant, value, language) => {
  expect(pickByLanguage(texts, { own, merchant })).toEqual({ value, language });
});
