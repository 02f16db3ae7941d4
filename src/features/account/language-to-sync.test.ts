import { expect, test } from 'vitest';
import { decideLanguageToSync } from './language-to-sync';

test.each([
  // type  member's  in use  sent
  [0, 'EN', 'VI', 'VI'],
  [1, '', 'EN', 'EN'],
  [2, 'CN', 'EN', 'EN'],
  [0, 'VI', 'VI', undefined],
  [4, 'EN', 'VI', undefined],
  [-1, 'EN', 'VI', undefined],
])(
  '[I18N-3.1][I18N-3.2] with the member type %i, the saved language %j and the current language %s, decideLanguageToSync() returns %s',
  (type, language, used, expected) => {
    expect(decideLanguageToSync({ type: type as 0, language }, used)).toBe(expected);
  },
);
