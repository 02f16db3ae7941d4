import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { bindPushToken } from '../../../src/contract/endpoints/site/push';
import { getSampleCredentials, REQUEST_SAMPLES, SAMPLE_PUSH_TOKEN } from '../testing/request-samples';
import { setUpTestPlatform } from '../testing/test-platform';
import { PLATFORM_ROUTES } from './find-route';

const { caller } = setUpTestPlatform();

test('[API-2] the platform serves every endpoint of the catalogue and no other endpoint', () => {
  expect(PLATFORM_ROUTES.map(({ endpoint }) => endpoint.name).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

test('[OFF-3.1][API-3] only unencrypted GET endpoints are marked as cacheable, and none for a captcha or an RSA key', () => {
  const cacheableEndpoints = ENDPOINTS.filter(({ cacheable }) => cacheable);
  expect(cacheableEndpoints.length).toBeGreaterThan(0);
  for (const { name, method, encrypted } of cacheableEndpoints)
    expect([name, method, encrypted ?? false]).toEqual([name, 'GET', false]);
  expect(cacheableEndpoints.filter(({ name }) => /captcha|geetest|rsa/i.test(name))).toEqual([]);
});

describe('[API-2.1][API-2.7] response of an endpoint', () => {
  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '[API-2] the response of %s matches its schema',
    async (name, endpoint) => {
      const needsDevice = name === 'subscribeToPushTopic' || name === 'sendTestPush';
      const needsToken = endpoint.auth === 'required' || needsDevice;
      const token = needsToken ? await caller().signIn(...getSampleCredentials(name)) : undefined;
      if (needsDevice && token)
        await caller().call(bindPushToken, { body: { registrationToken: SAMPLE_PUSH_TOKEN }, token });
      const response = await caller().fetch(endpoint, {
        ...REQUEST_SAMPLES[name],
        ...(token === undefined ? {} : { token }),
      });
      const body: unknown = await response.json();
      const value = endpoint.bare ? body : (body as { value: unknown }).value; // `success` is checked next
      if (!endpoint.bare) expect(body).toMatchObject({ success: true });
      expect(safeParse(endpoint.response, value).issues).toBeUndefined();
    },
  );
});
