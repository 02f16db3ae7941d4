import { describe, expect, test } from 'vitest';
import { findCatalogueErrors } from './find-catalogue-errors.mjs';

const english = {
  'home.title': 'Home',
  greeting: 'Hello {{name}}',
  news_one: '{{count}} message',
  news_other: '{{count}} messages',
};

describe('catalogues', () => {
  test('the reference has no errors against itself', () => {
    expect(findCatalogueErrors(english, english, 'en')).toEqual([]);
  });

  test('each language needs its own plural forms', () => {
    const { news_one: _, ...vietnamese } = english;
    expect(findCatalogueErrors(english, vietnamese, 'vi')).toEqual([]);
    expect(findCatalogueErrors(english, english, 'ar').sort()).toEqual(
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
  ])('a catalogue with the change %j has the error “%s”', (change, finding) => {
    const changed = JSON.parse(JSON.stringify({ ...english, ...change }));
    expect(findCatalogueErrors(english, changed, 'en')).toEqual([finding]);
  });
});
