import { expect, test } from 'vitest';
import { getSignedDomains, setSignedDomains } from './signed-domains';

test('[ROUTE-7.2][DOM-1] the domains of a signed list are trusted until the list expires, even if a later list is refused', () => {
  expect(getSignedDomains()).toEqual([]);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() + 60_000 });
  setSignedDomains(undefined);
  expect(getSignedDomains()).toEqual(['a.example']);
  setSignedDomains({ domains: ['a.example'], expires: Date.now() });
  expect(getSignedDomains()).toEqual([]);
});
