import { expect, test } from 'vitest';
import { RUNS_OF_HALF, runHalf, TIMEOUT_MS } from './run-seeds';

test(
  `[API-8][REG-3][SESS-4][TRK-2][OFF-4][POP-3] ${RUNS_OF_HALF} schedules keep every invariant: the second half`,
  async () => {
    expect(await runHalf(1)).toBeUndefined();
  },
  TIMEOUT_MS,
);
