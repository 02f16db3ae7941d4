import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { findErrorField } from './find-error-field';

const business = (code: string): ApiError => ({
  layer: 'business',
  endpoint: 'login',
  code,
  message: '',
  value: null,
});

test.each<[string, ApiError, string | undefined]>([
  ['a code in the table', business('not.exists.user'), 'username'],
  ['a code that is not in the table', business('captcha.err'), undefined],
  ['a code that is a property name of Object.prototype', business('toString'), undefined],
  ['a lost connection', { layer: 'offline', endpoint: 'login' }, undefined],
  ['an HTTP error', { layer: 'http', endpoint: 'login', status: 500 }, undefined],
])('[LOGIN-5] for %s, findErrorField() returns the form field $2', (_case, error, field) => {
  expect(findErrorField(error, { 'not.exists.user': 'username' })).toBe(field);
});
