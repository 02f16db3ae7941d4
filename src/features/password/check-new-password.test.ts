import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { checkNewPassword, refusedField } from './check-new-password';

const refusal = (code: string): ApiError => ({
  layer: 'business',
  endpoint: 'changePassword',
  code,
  message: '',
  value: null,
});

describe('[LOGIN-8] a new password, before it is sent', () => {
  test.each([
    // old         new          repeat       problems
    ['First-1', 'Second-22', 'Second-22', {}],
    ['', 'Second-22', 'Second-22', { old: 'password.old.empty' }],
    ['First-1', '', '', { new: 'password.new.empty' }],
    ['First-1', 'First-1', 'First-1', { new: 'password.new.same' }],
    ['First-1', 'fair-start-1', 'fair-start-1', { new: 'password.new.default' }],
    ['First-1', 'Second-22', 'Second-2', { repeat: 'password.repeat.differs' }],
    ['', '', 'x', { old: 'password.old.empty', new: 'password.new.empty', repeat: 'password.repeat.differs' }],
  ])('%j, %j, %j', (old, fresh, repeat, problems) => {
    expect(checkNewPassword({ old, new: fresh, repeat }, 'fair-start-1')).toEqual(problems);
  });

  test('a merchant without a default password forbids none', () => {
    expect(checkNewPassword({ old: 'a', new: 'b', repeat: 'b' }, '')).toEqual({});
  });
});

test.each([
  [refusal('password.old.err'), 'old'],
  [refusal('password.weak'), 'new'],
  [refusal('request.invalid'), undefined],
  [{ layer: 'timeout', endpoint: 'changePassword', afterMs: 1 } as const, undefined],
])('[LOGIN-8] the refusal %j stands at the field %s', (error, field) => {
  expect(refusedField(error)).toBe(field);
});
