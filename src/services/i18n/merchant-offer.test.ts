import { expect, test } from 'vitest';
import { applyOfferTexts, readMerchantOffer } from './merchant-offer';

test.each([
  [
    { amount: 500, currency: 'PHP', percent: 10 },
    { amount: 500, currency: 'PHP', percent: 10 },
  ],
  [
    { amount: '500.50', currency: ' PHP ' },
    { amount: 500.5, currency: 'PHP', percent: 0 },
  ],
  [
    { amount: 5, currency: 'PHP', percent: 'ten' },
    { amount: 5, currency: 'PHP', percent: 0 },
  ],
  [
    { amount: 5, currency: 'PHP', percent: 5000 },
    { amount: 5, currency: 'PHP', percent: 0 },
  ],
  [{ currency: 'PHP', percent: 10 }, undefined],
  [{ amount: 0, currency: 'PHP' }, undefined],
  [{ amount: -5, currency: 'PHP' }, undefined],
  [{ amount: 'much', currency: 'PHP' }, undefined],
  [{ amount: Number.POSITIVE_INFINITY, currency: 'PHP' }, undefined],
  [{ amount: [5], currency: 'PHP' }, undefined],
  [{ amount: 500 }, undefined],
  [{ amount: 500, currency: '' }, undefined],
  [{ amount: 500, currency: 7 }, undefined],
  [null, undefined],
  ['500', undefined],
  [undefined, undefined],
])('[WL-2.14] the offer %j of a merchant’s record is read as %j', (value, expected) => {
  expect(readMerchantOffer(value)).toEqual(expected);
});

const CATALOGUE = {
  'home.join': 'Join in 30 seconds',
  'offer.title': 'Up to {{amount}} bonus',
  'offer.condition': '{{percent}}% on your deposit',
};

test.each([
  [{ amount: 500, currency: 'PHP', percent: 10 }, 'Up to ₱500 bonus', '10% on your deposit'],
  [{ amount: '0.5', currency: 'USD' }, 'Up to $0.50 bonus', ''],
])('[WL-2.14] with the offer %j, the card of home for visitors has the text %j', (value, title, condition) => {
  expect(applyOfferTexts(value, 'en-US', CATALOGUE)).toEqual({
    'home.join': title,
    'offer.title': title,
    'offer.condition': condition,
  });
});

test.each([
  [{ currency: 'PHP' }, CATALOGUE],
  [undefined, CATALOGUE],
  [{ amount: 500, currency: 'PHP' }, {}],
])('[WL-2.14] with the offer %j, the texts %j stay as they are', (value, catalogue) => {
  expect(applyOfferTexts(value, 'en-US', catalogue)).toBe(catalogue);
});
