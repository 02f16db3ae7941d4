import { expect, test } from 'vitest';
import { ok } from '../../../base/result';
import { type DomainSearchResult, firstSuccess, noDomain } from './first-success';

const never = new Promise<DomainSearchResult>(() => undefined);

test.each<[string, Promise<DomainSearchResult>[], DomainSearchResult]>([
  ['the first domain found wins while other searches run', [never, Promise.resolve(ok('a'))], ok('a')],
  [
    'a search without a result does not end the others',
    [Promise.resolve(noDomain('none')), Promise.resolve(ok('b'))],
    ok('b'),
  ],
  ['no domain responds', [Promise.resolve(noDomain('none')), Promise.resolve(noDomain('none'))], noDomain('none')],
  [
    '[ENC-3] a search that could not probe is reported',
    [Promise.resolve(noDomain('untested')), Promise.resolve(noDomain('none'))],
    noDomain('untested'),
  ],
])('[DOM-2] in parallel searches for a fallback domain, %s', async (_, searches, expected) => {
  expect(await firstSuccess(searches)).toEqual(expected);
});
