import { expect, test } from 'vitest';
import { fail, ok } from '../../base/result';
import { firstFound, type LineFinding } from './first-found';

const never = new Promise<LineFinding>(() => undefined);

test.each<[string, Promise<LineFinding>[], LineFinding]>([
  ['the first line wins, whatever else is still being asked', [never, Promise.resolve(ok('a'))], ok('a')],
  ['a search that finds nothing takes none away', [Promise.resolve(fail('none')), Promise.resolve(ok('b'))], ok('b')],
  ['none', [Promise.resolve(fail('none')), Promise.resolve(fail('none'))], fail('none')],
  ['[ENC-3] not asked', [Promise.resolve(fail('untested')), Promise.resolve(fail('none'))], fail('untested')],
])('[DOM-2] %s', async (_, searches, finding) => {
  expect(await firstFound(searches)).toEqual(finding);
});
