import { expect, test } from 'vitest';
import { STEPS } from './steps.mjs';

test('the full test run installs nginx before the unit tests that start it', () => {
  const names = STEPS.filter((step) => !('apart' in step && step.apart)).map(({ name }) => name);
  expect(names).toContain('nginx');
  expect(names.indexOf('nginx')).toBeLessThan(names.indexOf('unit tests'));
});

test('each step of `npm test` depends only on steps before it', () => {
  for (const [index, { name, needs = [] }] of STEPS.entries()) {
    const earlier = STEPS.slice(0, index).map((step) => step.name);
    expect([name, needs.filter((need) => !earlier.includes(need))]).toEqual([name, []]);
  }
});
