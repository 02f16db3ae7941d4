import { describe, expect, test } from 'vitest';
import { storableResponse } from './storable-response';

describe('[OFF-2] a stored answer', () => {
  const served = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': '7',
    'content-security-policy': "default-src 'self'",
    vary: '*',
  });
  const stored = storableResponse(new TextEncoder().encode('<title>').slice().buffer, served);

  test('keeps its policies and type', () => {
    expect(stored.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(stored.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('says nothing about the transfer it came with', async () => {
    expect([...stored.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type']);
    expect(await stored.text()).toBe('<title>');
  });
});
