import { expect, test } from 'vitest';
import { listSelectableLanguages } from './choose-language';

test.each([
  [
    ['VI', 'EN'],
    ['VI', 'EN'],
  ],
  [['XX', 'CN'], ['CN']],
  [['XX'], ['EN', 'CN', 'VI']],
  [[], ['EN', 'CN', 'VI']],
])('[I18N-1] a merchant with the languages %j in its site status offers the languages %j', (codes, offered) => {
  expect(listSelectableLanguages(codes).map(({ code }) => code)).toEqual(offered);
});
