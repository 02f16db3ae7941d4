import { describe, expect, test } from 'vitest';
import { getSampleCredentials, REQUEST_SAMPLES } from '../platform/testing/request-samples';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { prepareSample, ROWS, rowsWithToken } from '../support/api/endpoint-rows';
import type { ExpectedEndpoint } from '../support/api/expected-endpoints';

const { caller } = setUpTestPlatform();
const withBody = ROWS.filter(([, { body }]) => body !== 'none');

describe('[ENC-1] platform accepts only requests that match the endpoint table', () => {
  /** Sends a request that is built from the table row only, not from the endpoint definitions. */
  async function send(
    row: ExpectedEndpoint,
    change: Partial<Record<'token' | 'moduleId' | 'method', string>> = {},
    body = row.body,
  ) {
    const url = new URL(row.path, caller().origin);
    const sample = REQUEST_SAMPLES[row.name] ?? {};
    for (const [name, value] of Object.entries(sample.query ?? {})) url.searchParams.set(name, value);
    const text = JSON.stringify(sample.body ?? {});
    const encrypted = body === 'encrypted' ? await caller().encryptBody(text) : undefined;
    const { token = '', moduleId = row.moduleId, method = row.method } = change;
    const response = await fetch(url, {
      method,
      headers: {
        Merchant: 'FAIR',
        Language: 'EN',
        ...(token && { Authorization: token }),
        ...(moduleId && { ModuleId: moduleId }),
        ...(body === 'none' ? {} : { 'Content-Type': 'application/json' }),
        ...encrypted?.headers,
      },
      ...(body === 'none' ? {} : { body: encrypted?.body ?? text }),
    });
    const envelope = JSON.parse(await response.text());
    return envelope.success === false ? envelope.errorCode : 'fine';
  }

  /**
   * Resolves with the options for a call: the token of a new session if the endpoint requires a token, otherwise an
   * empty object.
   */
  const tokenFor = async (row: ExpectedEndpoint): Promise<{ token?: string }> =>
    row.token === 'required' ? { token: await caller().signIn(...getSampleCredentials(row.name)) } : {};

  test.each(ROWS)('a request that matches the table row of %s is accepted', async (_, row) => {
    await prepareSample(row, caller());
    expect(await send(row, await tokenFor(row))).toBe('fine');
  });

  test.each(ROWS)(
    'a request to %s with another HTTP method is rejected with the error endpoint.unknown',
    async (_, row) => {
      const method = row.method === 'GET' ? 'DELETE' : 'GET';
      expect(await send(row, { ...(await tokenFor(row)), method }, 'none')).toBe('endpoint.unknown');
    },
  );

  test.each(withBody)(
    'a request to %s is rejected if its body is plain instead of encrypted, or encrypted instead of plain',
    async (_, row) => {
      const [other, code] =
        row.body === 'encrypted'
          ? (['plain', 'encryption.invalid'] as const)
          : (['encrypted', 'request.invalid'] as const);
      expect(await send(row, await tokenFor(row), other)).toBe(code);
    },
  );

  test.each(rowsWithToken('required'))('a request to %s is rejected without a token', async (_, row) => {
    expect(await send(row)).toBe('CUSTOMER_NOT_LOGIN');
    expect(await send(row, { token: 'no-such-token' })).toBe('CUSTOMER_NOT_LOGIN');
  });

  test.each(rowsWithToken('refused'))('a request to %s is rejected with a token', async (_, row) => {
    expect(await send(row, { token: await caller().signIn(...getSampleCredentials('')) })).toBe('request.invalid');
  });

  test.each(rowsWithToken('optional'))(
    'a request to %s, which requires no token, is also accepted with a token',
    async (_, row) => {
      await prepareSample(row, caller());
      expect(await send(row, { token: await caller().signIn(...getSampleCredentials('')) })).toBe('fine');
    },
  );

  test.each(ROWS.filter(([, { moduleId }]) => moduleId !== ''))(
    'a request to %s is rejected with another ModuleId header',
    async (_, row) => {
      expect(await send(row, { moduleId: 'LOGIN3' })).toBe('request.invalid');
    },
  );
});
