import { expect, test } from 'vitest';
import { listSelectableLanguages } from './choose-language';

test.each([
  [
    ['VI', 'EN'],
    ['VI', 'EN'],
  ],
  [['XX', 'CN'], ['CN']],
  [
    ['PT-BR', 'UR', 'TY'],
    ['PT-BR', 'UR', 'TY'],
  ],
])('[I18N-1.2] a merchant with the languages %j in its site status offers the languages %j', (codes, offered) => {
  expect(listSelectableLanguages(codes).map(({ code }) => code)).toEqual(offered);
});

test.each([[['XX']], [[]]])(
  '[I18N-1.1] a merchant with the languages %j in its site status offers all twenty languages of the platform',
  (codes) => {
    const all = 'BN CN EN ES HI ID JA KM KO MS MY PT PT-BR TA TH TR TW TY UR VI'.split(' ');
    expect(
      listSelectableLanguages(codes)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(all);
  },
);
