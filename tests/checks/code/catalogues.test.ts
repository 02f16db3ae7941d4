import { describe, expect, test } from 'vitest';
import { findTermErrors } from './find-term-errors.mjs';
import { findTranslationCatalogueErrors } from './find-translation-catalogue-errors.mjs';

const english = {
  'home.title': 'Home',
  greeting: 'Hello {{name}}',
  news_one: '{{count}} message',
  news_other: '{{count}} messages',
};

describe('check of the translation catalogues', () => {
  test('the check finds no errors in the reference catalogue', () => {
    expect(findTranslationCatalogueErrors(english, english, 'en')).toEqual([]);
  });

  test('the check requires the plural forms of each language', () => {
    const { news_one: _, ...vietnamese } = english;
    expect(findTranslationCatalogueErrors(english, vietnamese, 'vi')).toEqual([]);
    expect(findTranslationCatalogueErrors(english, english, 'ar').sort()).toEqual(
      ['few', 'many', 'two', 'zero'].map((form) => `news_${form} is missing`),
    );
  });

  test.each([
    [{ 'home.title': undefined }, 'home.title is missing'],
    [{ 'home.title': ' ' }, 'home.title is empty'],
    [{ 'home.title': '{{x}}' }, 'home.title has placeholders {x} instead of {}'],
    [{ greeting: 'Hello' }, 'greeting has placeholders {} instead of {name}'],
    [{ greeting: 'Hello {{nmae}}' }, 'greeting has placeholders {nmae} instead of {name}'],
    [{ news_one: undefined }, 'news_one is missing'],
    [{ 'home.title': 'Home ' }, 'home.title has a stray space'],
    [{ greeting: 'Hello  {{name}}' }, 'greeting has a stray space'],
    [{ 'home.title': 'হোম ৭' }, 'home.title has other digits than 0 to 9'],
    [{ extra: 'x' }, 'extra is not in the reference'],
  ])('in a catalogue with the change %j, the check finds the error “%s”', (change, finding) => {
    const changed = JSON.parse(JSON.stringify({ ...english, ...change }));
    expect(findTranslationCatalogueErrors(english, changed, 'en')).toEqual([finding]);
  });
});

describe('[I18N-1.6] check of the terms', () => {
  const terms = [
    {
      term: 'deposit',
      english: '\\bdeposit',
      except: ['bank.deposit'],
      words: { EN: ['deposit'], ES: ['deposit', 'depósit'], 'PT-BR': ['deposit'] },
    },
  ];
  const glossary = { terms, avoid: { ES: { Importe: 'monto' } } };
  const check = (spanish: object) =>
    findTermErrors(
      glossary,
      new Map<string, Record<string, string>>([
        ['EN', { 'nav.deposit': 'Deposit', 'bank.deposit': 'Deposit box', sum: 'Sum {{deposit}}' }],
        ['ES', { 'nav.deposit': 'Depositar', 'bank.deposit': 'Caja', sum: 'Suma {{deposit}}', ...spanish }],
        ['PT-BR', { 'nav.deposit': 'De\u00adpositar', 'bank.deposit': 'Caixa', sum: 'Soma {{deposit}}' }],
      ]),
    );

  test('every form of the word counts, with capitals and soft hyphens too', () => {
    expect(check({})).toEqual([]);
    expect(check({ 'nav.deposit': 'DEPO\u0301SITO' })).toEqual([]);
  });

  test.each([
    [{ 'nav.deposit': 'Ingresar' }, 'ES: nav.deposit has another word for "deposit" than deposit, depósit'],
    [{ sum: 'El importe' }, 'ES: sum has "Importe" instead of monto'],
  ])('in a catalogue with the change %j, the check finds the error “%s”', (change, finding) => {
    expect(check(change)).toEqual([finding]);
  });

  test('a text that quotes the label of a browser may have a word that is to be avoided elsewhere', () => {
    const texts = new Map([['ES', { 'guide.add': 'Importe' }]]);
    const avoid = { ES: { Importe: 'monto' } };
    expect(findTermErrors({ terms: [], avoid, quotes: ['guide.add'] }, texts)).toEqual([]);
    expect(findTermErrors({ terms: [], avoid }, texts)).toHaveLength(1);
  });

  test.each([
    ['CN', '存', 1],
    ['JA', '回', 1],
    ['KO', '받', 1],
    ['CN', '存款', 0],
    ['KO', '}}회', 0],
    ['MY', 'လဲ', 0],
  ])('in %s the word “%s” is too short to fail: %i', (code, word, findings) => {
    const term = { term: 'deposit', english: 'deposit', except: [], words: { [code]: [word] } };
    expect(findTermErrors({ terms: [term], avoid: {} }, new Map([[code, {}]]))).toHaveLength(findings);
  });

  test.each([
    ['MY', 'စာ', 'သင့်စာကို ပို့ပါ', 0],
    ['MY', 'စာ', 'ကစားပါ', 1],
    ['TA', 'கேம்', 'மினி கேம் இங்கே', 0],
    ['TA', 'கேம்', 'ஸ்கேம்', 1],
    ['TA', 'டெபாசிட்', 'மறுடெபாசிட்', 0],
  ])('in %s the short word “%s” counts in “%s” only where a word begins: %i errors', (code, word, text, findings) => {
    const term = { term: 'a', english: 'a', except: [], words: { EN: ['a'], [code]: [word] } };
    const texts = new Map([
      ['EN', { a: 'a' }],
      [code, { a: text }],
    ]);
    expect(findTermErrors({ terms: [term], avoid: {} }, texts)).toHaveLength(findings);
  });

  test('a counter counts only after a number', () => {
    const term = { term: 'draw', english: 'draw', except: [], words: { EN: ['draw'], KO: ['}}회'] } };
    const texts = (korean: string) =>
      new Map([
        ['EN', { draw: 'Draw {{issue}}' }],
        ['KO', { draw: korean }],
      ]);
    expect(findTermErrors({ terms: [term], avoid: {} }, texts('{{issue}}회'))).toEqual([]);
    expect(findTermErrors({ terms: [term], avoid: {} }, texts('회원 {{issue}}'))).toHaveLength(1);
  });

  test('a language without a word for a term is an error', () => {
    const catalogues = new Map([['KO', {}]]);
    expect(findTermErrors({ terms, avoid: {} }, catalogues)).toEqual(['KO: docs/terms.json has no word for "deposit"']);
  });
});
