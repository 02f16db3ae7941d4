import { describe, expect, test, vi } from 'vitest';
import { parseTolerantly } from '../../src/contract/contract-deviation';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { createExampleValue } from '../support/api/invalid-values';
import { FUZZ_TIMEOUT_MS, findInfiniteNumbers, forEachHostileValue } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });

const INHERITED = Object.getOwnPropertyNames(Object.prototype).length;

describe('[API-2] hostile responses', () => {
  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s never throw; an accepted value has finite numbers and is the same when it is parsed again',
    (_, { response, cacheable }) => {
      let accepted = 0;
      forEachHostileValue(createExampleValue(response), (value) => {
        const parsed = parseTolerantly(response, value);
        if (!parsed.ok) return;
        accepted += 1;
        const infinite = findInfiniteNumbers(parsed.value);
        if (infinite.length > 0) throw new Error(`not finite: ${infinite.join()}`);
        const text = JSON.stringify(parsed.value);
        if (cacheable === undefined) return;
        const again = parseTolerantly(response, JSON.parse(text));
        if (!again.ok || JSON.stringify(again.value) !== text) throw new Error('is not the same when parsed again');
      });
      expect(accepted).toBeGreaterThan(0);
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(INHERITED);
    },
  );
});
