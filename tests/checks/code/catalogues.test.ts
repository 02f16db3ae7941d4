import { describe, expect, test } from 'vitest';
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
    [{ extra: 'x' }, 'extra is not in the reference'],
  ])('in a catalogue with the change %j, the check finds the error “%s”', (change, finding) => {
    const changed = JSON.parse(JSON.stringify({ ...english, ...change }));
    expect(findTranslationCatalogueErrors(english, changed, 'en')).toEqual([finding]);
  });
});
