import { watch } from '../../build.mjs';
import { type Benchmark, createFixedLimitMetric, median } from './measure';
import { applySourceEdit, COMPONENT_EDIT, withSourceCopy } from './source-copy';

const ROUNDS = 7;
const LIMIT_MS = 500;

/** Time from an edit to the new build while `npm run dev` watches the sources. */
export const devRebuildBenchmark: Benchmark = {
  name: 'dev rebuild',
  measure: ({ runs = ROUNDS }) =>
    withSourceCopy(async (root) => {
      let built: () => void = () => undefined;
      const stop = await watch({ root, onBuild: () => built() });
      const times: number[] = [];
      try {
        for (let round = 0; round < runs; round += 1) {
          const rebuilt = new Promise<void>((done) => {
            built = done;
          });
          const startedAt = performance.now();
          const undo = await applySourceEdit(root, COMPONENT_EDIT);
          await rebuilt;
          times.push(performance.now() - startedAt);
          const restored = new Promise<void>((done) => {
            built = done;
          });
          await undo();
          await restored;
        }
      } finally {
        stop();
      }
      return [createFixedLimitMetric('development, rebuild after an edit', 'ms', median(times), LIMIT_MS)];
    }),
};
