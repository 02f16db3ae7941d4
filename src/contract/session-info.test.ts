import { describe, expect, test } from 'vitest';
import { parseTolerantly } from './contract-deviation';
import { sessionInfo } from './session-info';

const stored = { token: 't', merchantCode: 'FAIR', userName: 'alice', type: 0, firstTimeLogin: false };

describe('[SESS-1.1] the format of a stored session', () => {
  test.each([
    ['id', { id: '7' }, '7'],
    ['customerId', { customerId: 7 }, '7'],
    ['id and customerId', { id: 8, customerId: 7 }, '8'],
    ['no id', {}, ''],
  ])('the member id of a stored session with %s is parsed as $2', (_case, ids, id) => {
    expect(parseTolerantly(sessionInfo, { ...stored, ...ids })).toMatchObject({
      ok: true,
      value: { ...stored, id, updatePassword: false },
    });
  });

  test.each([
    ['none', 'none'],
    ['something else', undefined],
    [7, undefined],
  ])('[LOGIN-8] currentPassword=%j in a stored session is parsed as %j', (written, read) => {
    expect(parseTolerantly(sessionInfo, { ...stored, currentPassword: written })).toMatchObject({
      ok: true,
      value: { token: 't', currentPassword: read },
    });
  });

  test.each([
    ['without a token', { token: undefined }],
    ['with an empty token', { token: '' }],
    ['with an invalid merchant code', { merchantCode: 7 }],
  ])('a stored session %s is rejected', (_case, change) => {
    expect(parseTolerantly(sessionInfo, { ...stored, ...change }).ok).toBe(false);
  });

  test.each([
    ['type', { type: 2 }, 2],
    ['customerType', { type: undefined, customerType: 2 }, 2],
    ['type and customerType', { type: 1, customerType: 2 }, 1],
    ['an invalid type and a customerType', { type: 'admin', customerType: 4 }, 4],
    ['no type', { type: undefined }, -1],
    ['an invalid type', { type: 'admin' }, -1],
  ])('the member type of a stored session with %s is parsed as $2', (_case, types, type) => {
    expect(parseTolerantly(sessionInfo, { ...stored, ...types })).toMatchObject({ value: { type } });
  });

  test('an optional field of a stored session is parsed as its default value if the stored value has the wrong type', () => {
    const change = { userName: 7, firstTimeLogin: 'yes', updatePassword: null, id: {} };
    expect(parseTolerantly(sessionInfo, { ...stored, ...change })).toMatchObject({
      value: { token: 't', merchantCode: 'FAIR', userName: '', type: 0, firstTimeLogin: false, id: '' },
    });
  });
});
