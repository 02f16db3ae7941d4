import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlainAttributionId } from './find-plain-attribution-id';
import { cleanLinkValue, findAttributionId, MAX_LINK_VALUE_LENGTH, readLink } from './link-values';

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
  // A macro that the ad network has not replaced is ignored.
  ['?click_id={clickid}&utm_source=news', 'news'],
  [`?gclid=${'x'.repeat(513)}`, 'x'.repeat(512)],
  [`?gclid=${'x'.repeat(512)}`, 'x'.repeat(512)],
  ['?gclid=', ''],
])('[BOOT-1.8] the click id or campaign name found in the query %j is %j', (search, touch) => {
  expect(findAttributionId(search)).toBe(touch);
});

describe('[ROUTE-9.2] value of a link', () => {
  test.each([
    // As it is.
    ['KPC-482_9.x:y~z', 'KPC-482_9.x:y~z'],
    ['QUJDRA==', 'QUJDRA=='],
    ['a+b/c=', 'a+b/c='],
    ['Summer Sale', 'Summer Sale'],
    ['Sale (May)', 'Sale (May)'],
    ['[VN] Tết', '[VN] Tết'],
    ['春节活动', '春节活动'],
    ['$ave', '$ave'],
    ['$ummer Sale', '$ummer Sale'],
    ['Sale {VN}', 'Sale {VN}'],
    ['$100 bonus', '$100 bonus'],
    ['100% cashback', '100% cashback'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👨‍👩‍👧 day', '👨‍👩‍👧 day'],
    ['Null Island', 'Null Island'],
    // With what copying added.
    [' ABC ', 'ABC'],
    ['\u00a0ABC\u3000', 'ABC'],
    ['AB\u200bC\ufeff', 'ABC'],
    ['\u202aABC\u202c', 'ABC'],
    ['AB\u00adC', 'ABC'],
    ['AB\u200cC\u200d', 'ABC'],
    ['ABC\r\n', 'ABC'],
    ['Summer\n  Sale', 'Summer Sale'],
    ['“ABC”', 'ABC'],
    ...[...'.,:;!?)。，、；：！？）」…'].map((mark): [string, string] => [`ABC${mark}`, 'ABC']),
    ...[...'۔،؛؟।॥។။၊'].map((mark): [string, string] => [`ABC${mark}`, 'ABC']),
    ['*ABC*', 'ABC'],
    ['`ABC`', 'ABC'],
    ['「ABC」', 'ABC'],
    ['ABC).', 'ABC'],
    ['(ABC)', 'ABC'],
    ['[ABC]', 'ABC'],
    ['[VN]', 'VN'],
    ['【ABC】', 'ABC'],
    ['(ABC.)', 'ABC'],
    // No value.
    ['', ''],
    [' \u200b', ''],
    ['...', ''],
    ...[
      ...['__CLICKID__', '__clickid__', 'tt-__CAMPAIGN_NAME__', '{fbclid}', '{{campaign.name}}', 'fb_{{adset.name}}'],
      ...['%%GCLID%%', '%%CACHEBUSTER:8%%', '%CLICK_ID%', '[CLICK_ID]', '[[clickid]]', '$CLICKID', '$clickid$'],
      ...['#CLICKID#', '##CLICKID##', '%7Bclickid%7D', 'Sale {{campaign.name}}', 'Sale {campaign_name}', '(null)'],
      ...['INSERT_CLICK_ID', 'insert_campaign_name'],
      ...[`$${'{CLICK_ID}'}`, '$(clickid)', '<CLICK_ID>', '*|CLICKID|*', 'null', 'undefined', '{fbclid}.'],
    ].map((macro): [string, string] => [macro, '']),
  ])('[ROUTE-9.3] the value %j of a link is read as %j', (text, value) => {
    expect(cleanLinkValue(text)).toBe(value);
    expect(cleanLinkValue(value)).toBe(value);
  });

  test.each([
    ['?r=ABC.', 'r', 'ABC'],
    ['?id=3.', 'id', '3'],
    ['?vendor=TCG&amp;code=1013).', 'code', '1013'],
    ['?affiliateCode=A&amp;r=B', 'r', 'B'],
    ['?affiliateCode=A&#38;r=B', 'r', 'B'],
    ['?r={code}&r=B', 'r', 'B'],
    ['?utm_campaign=Summer+Sale', 'utm_campaign', 'Summer Sale'],
    ['?gclid=a+b%2Fc==', 'gclid', 'a+b/c=='],
    ['?click_id=%%CACHEBUSTER%%', 'click_id', ''],
    ['?r=', 'r', ''],
    ['', 'r', ''],
  ])('in the query %j, the value of the parameter %s is %j', (search, name, value) => {
    expect(readLink(search)(name)).toBe(value);
  });

  test('a long value is cut to what fits into a cookie, in any script', () => {
    expect(cleanLinkValue('x'.repeat(9_000))).toBe('x'.repeat(MAX_LINK_VALUE_LENGTH));
    expect(cleanLinkValue('春'.repeat(9_000))).toBe('春'.repeat(56));
    expect(cleanLinkValue(`${'x'.repeat(505)}😀`)).toBe('x'.repeat(505));
  });

  const BEFORE = 'x'.repeat(490);
  test.each([
    ['a flag', `${BEFORE}🇻🇳🇵🇭`, BEFORE],
    ['a family', `${BEFORE}👨‍👩‍👧`, BEFORE],
    ['a skin tone', `${BEFORE}👍🏽`, BEFORE],
    ['a letter with marks', `${'x'.repeat(507)}e\u0323\u0302`, 'x'.repeat(507)],
    ['the second of two flags', `${'x'.repeat(480)}🇻🇳🇵🇭`, `${'x'.repeat(480)}🇻🇳`],
    ['a letter with marks that alone is too long', `e${'\u0323'.repeat(200)}`, `e${'\u0323'.repeat(85)}`],
  ])('a long value is not cut inside of %s if the rest of the value remains', (_, text, value) => {
    expect(cleanLinkValue(text)).toBe(value);
    expect(cleanLinkValue(value)).toBe(value);
  });

  test('a long value is cut between code points where the browser lacks Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(cleanLinkValue(`${'x'.repeat(480)}🇻🇳🇵🇭`)).toBe(`${'x'.repeat(480)}🇻🇳`);
      expect(cleanLinkValue(`${BEFORE}🇻🇳🇵🇭`)).toBe(`${BEFORE}🇻`);
    } finally {
      Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
    }
  });

  test('a value of a link can be sent and read again, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const value = cleanLinkValue(text);
        expect(encodeURIComponent(value).length).toBeLessThanOrEqual(MAX_LINK_VALUE_LENGTH);
        expect(value).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        expect(readLink(`?${new URLSearchParams({ r: value })}`)('r')).toBe(value);
      }),
    );
  });
});

describe('[BOOT-1] click id or campaign name that the inline bootstrap script can read', () => {
  test.each([
    ['', ''],
    ['?click_id=c1&fbclid=f1', 'c1'],
    ['?utm_campaign=spring', 'spring'],
    ['?utm_campaign=Summer+Sale', undefined],
    ['?click_id=__CLICKID__&fbclid=f1', undefined],
    ['?click_id={clickid}', undefined],
    ['?fbclid=f1.', undefined],
    ['?cid=null', undefined],
  ])('without the whole reader, the value found in the query %j is %j', (search, value) => {
    expect(findPlainAttributionId(search)).toBe(value);
  });

  test('the value found without the whole reader is the one that the whole reader finds, for any query', () => {
    const text = fc.oneof(fc.stringMatching(/^[\w.:~-]{1,20}$/), fc.string({ unit: 'binary', maxLength: 20 }));
    const names = fc.constantFrom('click_id', 'fbclid', 'cid', 'utm_campaign');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text), { maxLength: 3 }), (pairs) => {
        const search = `?${new URLSearchParams(pairs)}`;
        expect([undefined, findAttributionId(search)]).toContain(findPlainAttributionId(search));
      }),
    );
  });
});
