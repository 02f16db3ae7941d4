import { expect, test } from 'vitest';
import { decidePrecachePlan } from './precache-plan';

test.each([
  // connection                                  concurrency  saving data
  [undefined, 3, false],
  [{}, 3, false],
  [{ effectiveType: '4g' }, 4, false],
  [{ effectiveType: '3g' }, 2, false],
  [{ effectiveType: '2g' }, 1, true],
  [{ effectiveType: 'slow-2g' }, 1, true],
  [{ effectiveType: '6g' }, 3, false],
  [{ saveData: true }, 3, true],
  [{ effectiveType: '4g', saveData: true }, 4, true],
  [{ effectiveType: '2g', saveData: true }, 1, true],
])(
  '[OFF-3.4] the precache plan for the connection %j has concurrency=%i and isSavingData=%s',
  (connection, concurrency, isSavingData) => {
    expect(decidePrecachePlan(connection)).toEqual({ concurrency, isSavingData });
  },
);
