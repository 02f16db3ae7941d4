import path from 'node:path';

/**
 * Reporter for Stryker that prints a line for each mutant as soon as it has been tested, with the duration of the
 * test.
 */
const reporter = {
  total: 0,
  tested: 0,
  lastAt: 0,
  onMutationTestingPlanReady({ mutantPlans }) {
    this.total = mutantPlans.filter(({ plan }) => plan === 'Run').length;
    this.tested = 0;
    this.lastAt = performance.now();
  },
  onMutantTested({ status, fileName, location, mutatorName, coveredBy = [] }) {
    if (status === 'Ignored') return;
    this.tested += 1;
    const now = performance.now();
    const seconds = ((now - this.lastAt) / 1_000).toFixed(1);
    this.lastAt = now;
    if (coveredBy.length === 0) return;
    const place = `${path.relative('.', fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`${this.tested}/${this.total}  ${status} after ${seconds} s  ${place}  ${mutatorName}`);
  },
};

export const strykerPlugins = [{ kind: 'Reporter', name: 'line', value: reporter }];
