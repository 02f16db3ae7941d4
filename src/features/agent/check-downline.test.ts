import { describe, expect, test } from 'vitest';
import { checkDownline, refusedField } from './check-downline';

describe('[LINK-3] whom an agent registers', () => {
  test.each([
    ['', '', ['username', 'password']],
    ['  ', 'x', ['username']],
    ['name', '', ['password']],
    ['name', 'x', []],
  ])('%j with password %j: missing %j', (username, password, missing) => {
    expect(Object.keys(checkDownline({ username, password }))).toEqual(missing);
  });

  test.each([
    ['username.exists', 'username'],
    ['username.invalid', 'username'],
    ['password.weak', 'password'],
    ['no_permissions', undefined],
  ])('a refusal by %s is about %s', (code, field) => {
    expect(refusedField({ layer: 'business', endpoint: 'agentRegister', code, message: '', value: null })).toBe(field);
  });

  test('a lost network is about no field', () => {
    expect(refusedField({ layer: 'offline', endpoint: 'agentRegister' })).toBeUndefined();
  });
});
