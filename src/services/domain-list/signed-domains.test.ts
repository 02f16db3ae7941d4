import { expect, test } from 'vitest';
import { setSignedDomains, signedDomains } from './signed-domains';

test('[ROUTE-7] [DOM-1] the domains of a signed list are trusted until the list expires, even if a later list is refused', () => {
  expect(signedDomains()).toEqual([]);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() + 60_000 });
  setSignedDomains(undefined);
  expect(signedDomains()).toEqual(['a.example']);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() });
  expect(signedDomains()).toEqual([]);
});
