import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '../../base/log';
import type { LanguageCode } from '../../contract/language-codes';
import type { TranslationCatalogue } from './catalogue';
import english from './catalogues/en.json';
import vietnamese from './catalogues/vi.json';
import { createI18nextTranslator } from './i18next-translate';
import { ENGLISH } from './languages';
import { findMerchantTextProblem, MAX_MERCHANT_TEXTS_LENGTH } from './merchant-text-rules';
import { applyMerchantTexts as applyJson } from './merchant-texts';
import { createPlainTranslator } from './plain-translate';

const applyMerchantTexts = (record: unknown, code: LanguageCode, catalogue: TranslationCatalogue) =>
  applyJson(JSON.stringify({ texts: record }), { code, locale: 'en-US' }, catalogue);

afterEach(() => vi.restoreAllMocks());

describe('[WL-2.12] a text of a merchant', () => {
  test.each([
    // key, text, problem
    ['games.hot', 'In the sun right now', undefined],
    ['games.hot', '5 < 6 & 7 > 6', undefined],
    ['page.invite.share.text', 'Meet me at {{ name }}!', undefined],
    ['market.stock_one', 'The last one', 'placeholders'],
    ['market.stock_other', 'Only {{count, number}}', undefined],
    ['page.leader.ends', 'Until {{moment, datetime(dateStyle: medium; timeStyle: short)}}', undefined],
    ['games.hott', 'x', 'unknown-key'],
    ['constructor', 'x', 'unknown-key'],
    ['market.stock', 'x', 'unknown-key'],
    ['games.hot', 7, 'no-text'],
    ['games.hot', null, 'no-text'],
    ['games.hot', ' \u200b', 'empty'],
    ['games.hot', 'x'.repeat(401), 'too-long'],
    ['games.hot', '<b>Hot</b>', 'markup'],
    ['games.hot', 'Hot</b', 'markup'],
    ['games.hot', 'Hot &amp; new', 'markup'],
    ['games.hot', '$t(games.all)', 'nested'],
    ['page.invite.share.text', 'Meet me', 'placeholders'],
    ['page.invite.share.text', 'Meet me at {{nmae}}', 'placeholders'],
    ['page.invite.share.text', 'Meet me at {{name}} {{name', 'placeholders'],
    ['games.hot', 'Hot {{name}}', 'placeholders'],
    // A format that does not exist would throw where the text is shown.
    ['page.leader.ends', 'Until {{moment, datetime(dateStyle: huge)}}', 'placeholders'],
  ])('the text of the key %s as %j has the problem %s', (key, text, problem) => {
    expect(findMerchantTextProblem(key, text, english)).toBe(problem);
  });

  test('the app keeps its own text in place of one that is refused, and reports it', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const record = { EN: { 'games.hot': 'In the sun\u202e', 'games.all': '<i>All</i>', 'games.al': 'All' }, VI: {} };
    const catalogue = applyMerchantTexts(record, 'EN', english);
    expect(catalogue).toEqual({ ...english, 'games.hot': 'In the sun' });
    expect(warn.mock.calls).toEqual([
      ['merchant text refused', { code: 'EN', key: 'games.all', problem: 'markup' }],
      ['merchant text refused', { code: 'EN', key: 'games.al', problem: 'unknown-key' }],
    ]);
    for (const create of [createPlainTranslator, (texts: object) => createI18nextTranslator(ENGLISH, texts)])
      expect(create(catalogue)('games.hot')).toBe('In the sun');
  });

  test('[WL-2.14] the merchant’s own text of the card for visitors is shown instead of the offer', () => {
    const offer = { amount: 500, currency: 'PHP' };
    const apply = (record: unknown) =>
      applyJson(JSON.stringify({ texts: record, offer }), ENGLISH, english)['home.join'];
    expect(apply(undefined)).toBe('Up to ₱500 bonus');
    expect(apply({ EN: { 'home.join': 'Come in' } })).toBe('Come in');
  });

  test('none of a record of 100 KB is used, whatever the language', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const long = { EN: Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`x${index}`, 'x'.repeat(256)])) };
    const record = { ...long, VI: { 'games.hot': 'Nóng' } };
    expect(applyMerchantTexts(record, 'VI', vietnamese)).toBe(vietnamese);
    expect(warn.mock.calls).toEqual([['merchant texts refused', { problem: 'too-long' }]]);
    const short = { EN: { x: 'x'.repeat(MAX_MERCHANT_TEXTS_LENGTH - 4) }, VI: { 'games.hot': 'Nóng' } };
    expect(applyMerchantTexts(short, 'VI', vietnamese)['games.hot']).toBe('Nóng');
  });

  test.each([[null], ['x'], [[]], [{ EN: 'x' }], [{ EN: ['x'] }], [{ __proto__: { EN: {} } }], [{ VI: {} }]])(
    'a record %j changes nothing',
    (record) => {
      expect(applyMerchantTexts(record, 'EN', english)).toBe(english);
    },
  );
});
