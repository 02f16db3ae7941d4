import path from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import components from '../components/vitest.config';
import { UNIT_TEST_OPTIONS } from '../vitest.config';

/** Globs of test files, as chosen by run.mjs. */
const globsIn = (list = ''): string[] => list.split(' ').filter(Boolean);
const ROOT = path.resolve(import.meta.dirname, '../..');
const unitTests = {
  root: ROOT,
  test: { ...UNIT_TEST_OPTIONS, name: 'unit', include: globsIn(env.MUTANTS_UNIT_TESTS) },
};
const componentTests = {
  ...components,
  test: { ...components.test, name: 'components', include: globsIn(env.MUTANTS_COMPONENT_TESTS) },
};

/** Runs the tests of one pass of run.mjs: unit tests in Node or component tests in Chromium. */
export default defineConfig({
  root: ROOT,
  test: { projects: env.MUTANTS_COMPONENT_TESTS ? [componentTests] : [unitTests] },
});
