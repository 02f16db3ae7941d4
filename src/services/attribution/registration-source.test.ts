import { expect, test } from 'vitest';
import { mergeRegistrationSources } from './registration-source';

const first = { affiliateCode: 'A1', referralCode: 'R1', originalDomain: 'one.example' };
const second = { affiliateCode: 'A2', referralCode: 'R2', originalDomain: 'two.example' };

test.each([
  [{}, second, false, second],
  [first, second, false, first],
  [first, second, true, { ...second, originalDomain: 'one.example' }],
  [first, { originalDomain: 'two.example' }, true, first],
  [{ referralCode: 'R1' }, second, false, { ...second, referralCode: 'R1' }],
])(
  '[TRK-4.1][ROUTE-5] the saved registration source %j and the new source %j are merged, with isLastTouch=%s, into %j',
  (saved, visit, isLast, source) => {
    expect(mergeRegistrationSources(saved, visit, isLast)).toEqual(source);
  },
);
