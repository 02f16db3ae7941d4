import { expect, test } from 'vitest';
import { parseResponseValue } from '../../src/api/decode-response';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { EXPECTED_ENDPOINTS } from '../support/api/expected-endpoints';

test.each(EXPECTED_ENDPOINTS.map((row) => [row.name, row] as const))(
  '[API-2.5] a response of %s without a value is a success only if its table row has the flag “no value”',
  (name, row) => {
    const endpoint = ENDPOINTS.find((each) => each.name === name);
    if (!endpoint) throw new Error(`${name} is not in the catalogue`);
    for (const value of [undefined, null]) {
      const { outcome, deviations } = parseResponseValue(endpoint, value);
      expect(outcome.ok, String(value)).toBe(row.mayLackValue);
      if (!outcome.ok) expect(outcome.error).toMatchObject({ layer: 'decode', endpoint: name });
      expect(deviations.length).toBe(outcome.ok ? 0 : 1);
    }
  },
);

test('[API-2.5] the only requests for data whose success may lack a value is the ping, which asks for nothing else', () => {
  const names = EXPECTED_ENDPOINTS.filter(({ method, mayLackValue }) => method === 'GET' && mayLackValue);
  expect(names.map(({ name }) => name)).toEqual(['ping']);
});
