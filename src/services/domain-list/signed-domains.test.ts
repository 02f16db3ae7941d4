import { expect, test } from 'vitest';
import { setSignedDomains, signedDomains } from './signed-domains';

test('[ROUTE-7] [DOM-1] domains of a signed list are trusted until it expires, and a refused list does not replace it', () => {
  expect(signedDomains()).toEqual([]);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() + 60_000 });
  setSignedDomains(undefined);
  expect(signedDomains()).toEqual(['a.example']);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() });
  expect(signedDomains()).toEqual([]);
});
