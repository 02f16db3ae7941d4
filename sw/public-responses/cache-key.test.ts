import { describe, expect, test } from 'vitest';
import { createPublicResponseCacheKey } from './cache-key';

const keyOf = (path: string, headers: Record<string, string> = { Merchant: 'FAIR', Language: 'EN' }) =>
  createPublicResponseCacheKey(new Request(new URL(path, 'https://fair.example'), { headers }));
const BANNERS = '/wps/relay/MCSFE_getBanners';

describe('[OFF-3] the key of a cached public response', () => {
  test.each([
    ['the same request', `${BANNERS}?group=home_top`, {}],
    ['another cache buster', `${BANNERS}?group=home_top&_=1`, {}],
    ['a fragment', `${BANNERS}?group=home_top#x`, {}],
  ])('in the case of %s, the cache key is the same as for the first request', (_case, path, headers) => {
    const key = keyOf(path, { Merchant: 'FAIR', Language: 'EN', ...headers });
    expect(key === keyOf(`${BANNERS}?group=home_top`)).toBe(true);
  });

  test.each([
    ['another query', `${BANNERS}?group=login`, {}],
    ['another endpoint', '/wps/system/country?group=home_top', {}],
    ['another merchant', `${BANNERS}?group=home_top`, { Merchant: 'LUCK' }],
    ['another language', `${BANNERS}?group=home_top`, { Language: 'VI' }],
    ['a merchant in the query', `${BANNERS}?group=home_top&sw-merchant=FAIR`, { Merchant: 'LUCK' }],
    ['another domain', `https://other.example${BANNERS}?group=home_top`, {}],
  ])('in the case of %s, the cache key differs from that of the first request', (_case, path, headers) => {
    const key = keyOf(path, { Merchant: 'FAIR', Language: 'EN', ...headers });
    expect(key === keyOf(`${BANNERS}?group=home_top`)).toBe(false);
  });

  test('the order of query parameters does not change the cache key', () => {
    expect(keyOf('/wps/a?x=1&y=2')).toBe(keyOf('/wps/a?y=2&x=1'));
  });

  test.each([[{ Merchant: 'FAIR' }], [{ Language: 'EN' }], [{ Merchant: '', Language: 'EN' }]])(
    'a request with only the headers %j has no cache key',
    (headers) => {
      expect(keyOf(BANNERS, headers)).toBeUndefined();
    },
  );
});
