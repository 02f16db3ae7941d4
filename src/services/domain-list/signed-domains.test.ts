import { expect, test } from 'vitest';
import { adoptSignedDomains, signedDomains } from './signed-domains';

test('[ROUTE-7] [DOM-1] domains of a signed list are trusted until it expires, and a refused list does not replace it', () => {
  expect(signedDomains()).toEqual([]);
  adoptSignedDomains({ domains: ['a.example'], expires: Date.now() + 60_000 });
  adoptSignedDomains(undefined);
  expect(signedDomains()).toEqual(['a.example']);
  adoptSignedDomains({ domains: ['a.example'], expires: Date.now() });
  expect(signedDomains()).toEqual([]);
});
