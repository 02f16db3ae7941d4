import path from 'node:path';
import { env } from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import components, { BROWSER_LAUNCH_OPTIONS } from '../components/vitest.config';
import { UNIT_TEST_OPTIONS } from '../vitest.config';

/**
 * How long a test waits for an effect that a mutant may prevent (ms). With the longer timeouts of normal test runs,
 * most of the time would be spent waiting. The first run, without a mutant, has the same timeouts and fails on a
 * machine that is too slow for them.
 */
const WAIT_TIMEOUT_MS = 2_000;
const TIMEOUTS = { testTimeout: 4 * WAIT_TIMEOUT_MS, expect: { poll: { timeout: WAIT_TIMEOUT_MS } } };

/** Returns the globs of test files in a list that run.mjs has written into an environment variable. */
const globsIn = (list = ''): string[] => list.split(' ').filter(Boolean);
const ROOT = path.resolve(import.meta.dirname, '../..');
const unitTests = {
  root: ROOT,
  test: { ...UNIT_TEST_OPTIONS, ...TIMEOUTS, name: 'unit', include: globsIn(env.MUTANTS_UNIT_TESTS) },
};
const hasFailedTest: BrowserCommand<[]> = ({ project }) =>
  project.vitest.state.getFiles().some(({ result }) => result?.state === 'fail');
const { test: componentOptions } = components;
const componentTests = {
  ...components,
  test: {
    ...componentOptions,
    ...TIMEOUTS,
    name: 'components',
    include: globsIn(env.MUTANTS_COMPONENT_TESTS),
    setupFiles: ['tests/mutants/skip-after-failure.ts', ...(componentOptions?.setupFiles ?? [])],
    browser: {
      ...componentOptions?.browser,
      commands: { ...componentOptions?.browser?.commands, hasFailedTest },
      provider: playwright({ launchOptions: BROWSER_LAUNCH_OPTIONS, actionTimeout: WAIT_TIMEOUT_MS }),
    },
  },
};

/** Runs the tests of one pass of run.mjs: unit tests in Node or component tests in Chromium. */
export default defineConfig({
  root: ROOT,
  test: { projects: env.MUTANTS_COMPONENT_TESTS ? [componentTests] : [unitTests] },
});
