import { expect, test } from 'vitest';
import { findAttributionId } from './first-touch';

test.each([
  ['', ''],
  ['?affiliateCode=A1&r=FRIEND&token=secret', ''],
  ['?click_id=c1', 'c1'],
  ['?fbclid=f1', 'f1'],
  ['?gclid=g1', 'g1'],
  ['?ttclid=t1', 't1'],
  ['?kwaiclid=k1', 'k1'],
  ['?twclid=w1', 'w1'],
  ['?cid=v1', 'v1'],
  ['?utm_campaign=spring', 'spring'],
  ['?utm_source=news', 'news'],
  // A click id takes precedence over a campaign, in any order.
  ['?utm_source=news&utm_campaign=spring&fbclid=f1', 'f1'],
  ['?fbclid=f1&click_id=c1', 'c1'],
  ['?utm_source=news&utm_campaign=spring', 'spring'],
  // A value with unsafe characters is ignored.
  ['?click_id=%3Cscript%3E&utm_source=news', 'news'],
  [`?gclid=${'x'.repeat(513)}`, ''],
  [`?gclid=${'x'.repeat(512)}`, 'x'.repeat(512)],
  ['?gclid=', ''],
])('[BOOT-1] the click id or campaign name found in the query %j is %j', (search, touch) => {
  expect(findAttributionId(search)).toBe(touch);
});
