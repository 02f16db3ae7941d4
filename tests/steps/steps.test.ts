import { expect, test } from 'vitest';
import { TEST_RUN_STEPS } from './steps.mjs';

test('the full test run installs nginx before the unit tests that start it', () => {
  const names = TEST_RUN_STEPS.filter((step) => !('apart' in step && step.apart)).map(({ name }) => name);
  expect(names).toContain('nginx');
  expect(names.indexOf('nginx')).toBeLessThan(names.indexOf('unit tests'));
});

test('each step of `npm test` depends only on steps before it', () => {
  for (const [index, { name, needs = [] }] of TEST_RUN_STEPS.entries()) {
    const earlier = TEST_RUN_STEPS.slice(0, index).map((step) => step.name);
    expect([name, needs.filter((need) => !earlier.includes(need))]).toEqual([name, []]);
  }
});
