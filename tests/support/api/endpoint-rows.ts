import type { CallEndpoint } from '../../../src/api/call';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { getSampleCredentials, REQUEST_SAMPLES, SAMPLE_PUSH_TOKEN } from '../../platform/testing/request-samples';
import type { TestApiClient } from '../../platform/testing/test-api-client';
import { EXPECTED_ENDPOINTS, type ExpectedEndpoint } from './expected-endpoints';

/** The rows of the endpoint table with their names, as cases of a test. */
export const ROWS = EXPECTED_ENDPOINTS.map((row) => [row.name, row] as const);

export const rowsSentBy = (sender: ExpectedEndpoint['sender']) => ROWS.filter(([, row]) => row.sender === sender);
export const rowsWithToken = (token: ExpectedEndpoint['token']) => ROWS.filter(([, row]) => row.token === token);

export function endpointOf({ name }: ExpectedEndpoint): AnyEndpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`${name} is not in the catalogue`);
  return found;
}

/** Calls an endpoint with a sample request. */
export function callSample(call: CallEndpoint, row: ExpectedEndpoint, path = row.path) {
  const { query, body } = REQUEST_SAMPLES[row.name] ?? {};
  const options = { ...(query && { query }), ...(body === undefined ? {} : { body }) };
  // The samples are those of the platform; the compiler cannot infer the endpoint from a name.
  return call({ ...endpointOf(row), path }, options as object);
}

/** Makes the platform accept a sample request to an endpoint that requires an earlier one. */
export async function prepareSample(row: ExpectedEndpoint, caller: TestApiClient): Promise<void> {
  if (row.name !== 'subscribeToPushTopic' && row.name !== 'sendTestPush') return;
  const bind = ENDPOINTS.find(({ name }) => name === 'bindPushToken');
  const token = await caller.signIn(...getSampleCredentials(row.name));
  if (bind) await caller.call(bind, { body: { registrationToken: SAMPLE_PUSH_TOKEN }, token });
}
