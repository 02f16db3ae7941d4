import { describe, expect, test } from 'vitest';
import { toStorableResponse } from './storable-response';

describe('[OFF-2] storable response', () => {
  const served = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': '7',
    'content-security-policy': "default-src 'self'",
    vary: '*',
  });
  const stored = toStorableResponse(new TextEncoder().encode('<title>').slice().buffer, served);

  test('keeps its CSP and content type', () => {
    expect(stored.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(stored.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    'age',
    'connection',
    'content-encoding',
    'content-length',
    'date',
    'keep-alive',
    'server-timing',
    'transfer-encoding',
    'vary',
  ])('has no %s header', (name) => {
    const headers = new Headers({ [name]: '1', 'x-frame-options': 'DENY' });
    expect([...toStorableResponse(new ArrayBuffer(0), headers).headers.keys()]).toEqual(['x-frame-options']);
  });

  test('has a decoded body and no transfer headers', async () => {
    expect([...stored.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type']);
    expect(await stored.text()).toBe('<title>');
  });
});
