import { afterEach, expect, test, vi } from 'vitest';
import { createDefaultTrustedTypesPolicy, setScriptUrlValidator } from './default-trusted-types-policy';

afterEach(() => vi.unstubAllGlobals());

test('[SOCIAL-1] the default Trusted Types policy refuses every script URL until setScriptUrlValidator() is called', () => {
  const policies = new Map<string, (input: string) => string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL(input: string): string }) =>
      policies.set(name, createScriptURL),
  });
  createDefaultTrustedTypesPolicy();
  const check = policies.get('default');
  expect(() => check?.('https://evil.example/a.js')).toThrow(
    new TypeError('Script URL refused: https://evil.example/a.js'),
  );
  setScriptUrlValidator((input) => `checked ${input}`);
  expect(check?.('a')).toBe('checked a');
});

test('[SOCIAL-1] creating the default Trusted Types policy does not throw in a browser without Trusted Types', () => {
  expect(createDefaultTrustedTypesPolicy).not.toThrow();
});
