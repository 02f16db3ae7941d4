import fc from 'fast-check';
import { parse, strictObject } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { isLinkValue } from '../../contract/bootstrap/link-values';
import { adAttributionFields } from '../../contract/endpoints/account/registration-attribution';

// The module listens for what other tabs write about breaks as soon as it loads.
vi.stubGlobal('window', new EventTarget());
const { listPixelAdNetworks, resolveAdAttribution } = await import('./ad-attribution');
const schema = strictObject(adAttributionFields.entries);

describe('[REG-2] ad attribution of a visit', () => {
  test.each([
    ['?fbclid=f1&pixel_id=p1', '', { facebook: 'p1', fbclid: 'f1' }],
    ['ttclid=t1&pixel_id=p1', '', { tiktok: 'p1', ttclid: 't1' }],
    ['?gclid=g1&pixel_id=p1', '', { gtag: 'p1', gclid: 'g1' }],
    ['?kwaiclid=k1&pixel_id=p1', '', { kwai: 'p1', kwaiclid: 'k1' }],
    ['?click_id=c1&pixel_id=p1', '', { kwai: 'p1', clickId: 'c1' }],
    ['?fbclid=f1&pixel_id=p1&facebook=own', '', { facebook: 'own', fbclid: 'f1' }],
    ['?facebook=a&tiktok=b&kwai=c&gtag=d', '', { facebook: 'a', tiktok: 'b', kwai: 'c', gtag: 'd' }],
    ['?cid=v1', '', { voluum: 'v1' }],
    ['?cid=v1&voluum=v2', '', { voluum: 'v2' }],
    ['?propeller=a&kadam=b&tf_tracker=c&rt=d', '', { propeller: 'a', kadam: 'b', tfTracker: 'c', rt: 'd' }],
    ['?oksp_pixel_id=a&oksp_click_id=b', '', { okspPixelId: 'a', okspClickId: 'b' }],
    ['?twclid=x&utm_source=news', '', { twclid: 'x', utmSource: 'news' }],
    ['?gclid=a+b/c==&cid=Summer+Sale', '', { gclid: 'a+b/c==', voluum: 'Summer Sale' }],
    ['?fbclid=f1&amp;pixel_id=p1', '', { facebook: 'p1', fbclid: 'f1' }],
    ['', 'cid=%E6%98%A5%E8%8A%82', { voluum: '春节' }],
    ['', 'a=1; _fbc=fb.1.2.abc; _fbp=fb.1.2.3', { fbc: 'fb.1.2.abc', fbp: 'fb.1.2.3' }],
  ])(
    '[REG-2.1] the ad attribution of a visit is read from the query %s and the cookies “%s”',
    (search, cookies, attribution) => {
      expect(resolveAdAttribution(search, cookies)).toEqual(attribution);
      expect(parse(schema, attribution)).toEqual(attribution);
    },
  );

  test.each([
    ['', 'gclid=g1', false, { gclid: 'g1' }],
    ['?gclid=g2', 'gclid=g1', false, { gclid: 'g1' }],
    ['?gclid=g2', 'gclid=g1', true, { gclid: 'g2' }],
    ['?pixel_id=p1', 'fbclid=f1', false, { fbclid: 'f1' }],
    ['?fbclid=f1&pixel_id=pf', 'click_id=k1; pixel_id=pk', false, { kwai: 'pk', clickId: 'k1' }],
    ['?fbclid=f1&pixel_id=pf', 'click_id=k1; pixel_id=pk', true, { facebook: 'pf', fbclid: 'f1' }],
    ['', 'fbclid=f1; pixel_id=p1', false, { facebook: 'p1', fbclid: 'f1' }],
    ['?cid=c2', 'cid=c1', false, { voluum: 'c1' }],
    ['', 'facebook=p1; gclid=<b>', false, undefined],
  ])(
    '[SESS-2] for the query %j, the cookies of earlier visits %j and isLastTouch=%s, the ad attribution of a visit is $3',
    (search, cookies, isLast, attribution) => {
      expect(resolveAdAttribution(search, cookies, isLast)).toEqual(attribution);
    },
  );

  test('[TRK-1] listPixelAdNetworks() returns only the ad networks for which the ad attribution of a visit has a pixel id', () => {
    expect(listPixelAdNetworks({ tiktok: 'p', fbclid: 'f' })).toEqual(['tiktok']);
  });

  test.each([
    ['', ''],
    ['?r=FRIEND&token=secret&utm_source=', 'session=secret; x_fbc=1'],
    ['?pixel_id=p1', '_fbc='], // the network is unknown
    ['?fbclid=<script>&twclid=__CLICKID__&gclid=%%GCLID%%', '_fbp={fbp}'],
  ])('the ad attribution of a visit is undefined for the query %j and the cookies %j', (search, cookies) => {
    expect(resolveAdAttribution(search, cookies)).toBeUndefined();
  });

  test('for any URL and cookies, the ad attribution of a visit contains only known fields with safe values', () => {
    const names = fc.constantFrom('pixel_id', 'fbclid', 'click_id', 'cid', 'rt', 'utm_source', 'token', '__proto__');
    const value = fc.oneof(fc.stringMatching(/^[\w.:~-]{0,300}$/), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), value, (pairs, fbp) => {
        const attribution = resolveAdAttribution(new URLSearchParams(pairs).toString(), `_fbp=${fbp}`);
        if (attribution === undefined) return;
        expect(Object.keys(attribution).length).toBeGreaterThan(0);
        expect(parse(schema, attribution)).toEqual(attribution);
        for (const sent of Object.values(attribution)) expect(isLinkValue(sent ?? '')).toBe(true);
      }),
    );
  });
});
