import { expect, test } from 'vitest';
import { ok } from '../../../base/result';
import { createDomainSearchFailure, type DomainSearchResult, raceDomainSearches } from './race-domain-searches';

const never = new Promise<DomainSearchResult>(() => undefined);

test.each<[string, Promise<DomainSearchResult>[], DomainSearchResult]>([
  ['the first domain found is the result while other searches continue', [never, Promise.resolve(ok('a'))], ok('a')],
  [
    'a search that fails does not end the other searches',
    [Promise.resolve(createDomainSearchFailure('none')), Promise.resolve(ok('b'))],
    ok('b'),
  ],
  [
    'the result is "none" if no domain responds',
    [Promise.resolve(createDomainSearchFailure('none')), Promise.resolve(createDomainSearchFailure('none'))],
    createDomainSearchFailure('none'),
  ],
  [
    '[ENC-3] the result is "untested" if one search could not probe any domain',
    [Promise.resolve(createDomainSearchFailure('untested')), Promise.resolve(createDomainSearchFailure('none'))],
    createDomainSearchFailure('untested'),
  ],
])('[DOM-2.2] with parallel searches for a fallback domain: %s', async (_, searches, expected) => {
  expect(await raceDomainSearches(searches)).toEqual(expected);
});
