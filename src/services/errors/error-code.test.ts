import { describe, expect, test } from 'vitest';
import type { AppError } from '../../contract/app-error';
import { resolveDisplayText } from '../i18n/display-text';
import { toErrorCode, withErrorCode } from './error-code';
import { toErrorMessage, toErrorText } from './to-error-message';

const t = (key: string, values: object = {}) => `${key}${Object.values(values).join()}`;
const requestId = '7f3a91c2d4e5f60718293a4b5c6d7e8f';

describe('[OPS-4.4] code of an error', () => {
  test('is the beginning of the request id, in two groups', () => {
    expect(toErrorCode({ layer: 'http', endpoint: 'status', status: 500, requestId })).toBe('7f3a-91c2');
    expect(toErrorCode({ layer: 'offline', endpoint: 'status' })).toBeUndefined();
    expect(toErrorCode({ layer: 'storage' })).toBeUndefined();
  });

  test.each<AppError>([
    { layer: 'unconfirmed', account: 'own', requestId },
    { layer: 'unconfirmed', account: 'identity', requestId },
    { layer: 'unsafe-url', requestId },
    { layer: 'storage', requestId },
    { layer: 'captcha', problem: 'failed', code: '', requestId },
  ])('leads to the request behind an error of the layer $layer', (error) => {
    expect(toErrorText(error, 'form', t)).toContain('error.code7f3a-91c2');
  });

  test.each(['background', 'form', 'action', 'sign-in', 'query', 'lanes', 'launch', 'chat', 'start'] as const)(
    'stands below the message in the context “%s”, and is no part of its text',
    (context) => {
      const error = { layer: 'decode', endpoint: 'status', field: 'body' } as const;
      const text = toErrorMessage(error, context)?.text;
      expect(toErrorMessage({ ...error, requestId }, context)).toMatchObject({ text, code: '7f3a-91c2' });
      expect(toErrorText({ ...error, requestId }, context, t)).toMatch(/^\S+\nerror\.code7f3a-91c2$/);
      expect(toErrorText(error, context, t)).toMatch(/^\S+$/);
    },
  );

  test('is a line of a message that has only a text', () => {
    const text = { verbatim: 'Closed' };
    expect(withErrorCode({ text })).toBe(text);
    expect(resolveDisplayText(withErrorCode({ text, code: '7f3a-91c2' }), t)).toBe('Closed\nerror.code7f3a-91c2');
  });
});
