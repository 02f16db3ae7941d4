import { expect, test } from 'vitest';
import { createQueryKey } from './query-key';

const scope = { merchant: 'FAIR', language: 'EN', member: 'f1', epoch: 1 };
const banners = { name: 'banners', auth: 'none' } as const;
const wallet = { name: 'withdrawalInfo', auth: 'required' } as const;

test('[WL-1] the key of public data contains the merchant, language, endpoint and its query parameters, but no member', () => {
  expect(createQueryKey(banners, { group: 'home_top' }, scope)).toEqual([
    'public',
    'FAIR',
    'EN',
    'banners',
    { group: 'home_top' },
  ]);
  expect(createQueryKey(banners, {}, { ...scope, member: 'f2', epoch: 2 })).toEqual(createQueryKey(banners, {}, scope));
});

test.each([{ merchant: 'KOPI' }, { language: 'VI' }])(
  '[WL-1] the query key of public data is different after the scope change %j',
  (other) => {
    expect(createQueryKey(banners, {}, { ...scope, ...other })).not.toEqual(createQueryKey(banners, {}, scope));
  },
);

test.each([{ member: 'f2' }, { epoch: 2 }, { merchant: 'KOPI' }, { language: 'VI' }])(
  '[SESS-4] the query key of a member’s data is different after the scope change %j',
  (other) => {
    expect(createQueryKey(wallet, {}, { ...scope, ...other })).not.toEqual(createQueryKey(wallet, {}, scope));
  },
);

test('[API-4] the cache-buster parameter is not part of the query key', () => {
  expect(createQueryKey(banners, { _: '1', group: 'a' }, scope)).toEqual(
    createQueryKey(banners, { _: '2', group: 'a' }, scope),
  );
});
