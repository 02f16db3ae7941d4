import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { sessionInfo } from './session-info';

const stored = { token: 't', merchantCode: 'FAIR', userName: 'alice', type: 0, firstTimeLogin: false };

describe('[SESS-1] what a stored session may look like', () => {
  test.each([
    ['id', { id: '7' }, '7'],
    ['customerId', { customerId: 7 }, '7'],
    ['both', { id: 8, customerId: 7 }, '8'],
    ['neither, as long as the platform has not said', {}, ''],
  ])('the member stands in %s', (_case, ids, id) => {
    const parsed = safeParse(sessionInfo, { ...stored, ...ids });
    expect(parsed.output).toEqual({ ...stored, id, updatePassword: false });
  });

  test.each([
    ['without a token', { token: undefined }],
    ['with an empty token', { token: '' }],
    ['with a type that is none', { type: 'admin' }],
  ])('a session %s is none', (_case, change) => {
    expect(safeParse(sessionInfo, { ...stored, ...change }).success).toBe(false);
  });
});
