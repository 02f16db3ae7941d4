import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = path.resolve(import.meta.dirname, '..');

export const UNIT_TEST_OPTIONS = {
  environment: 'node' as const,
  exclude: ['**/node_modules/**', '**/*.component.test.{ts,tsx}'],
  // They only end what hangs: beside other work a property test takes half a minute.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

const unitTests = ['src', 'sw', 'worker', 'tests'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.component)\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file)),
);

/**
 * Matches the source of a test file that replaces modules or globals. The replacements would also affect the test
 * files that run later in the same process.
 */
const REPLACES_MODULES_OR_GLOBALS =
  /vi\.(resetModules|stubGlobal|mock|doMock)\b|stubPageGlobals|setUpStart|service-worker-fixture|workbox-globals|image-requests|fake-indexeddb|globalThis\.[\w.]+ =|process\.env\.\w+ =/;

const needsIsolation = (file: string): boolean =>
  REPLACES_MODULES_OR_GLOBALS.test(readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * Configuration of the unit tests, which run in Node. A test file that replaces modules or globals runs in a process
 * of its own. All other test files share one process per core, because loading the modules again for each file takes
 * three times as long as the tests.
 */
export default defineConfig({
  root: ROOT,
  test: {
    projects: [
      { name: 'shared', isolate: false, include: unitTests.filter((file) => !needsIsolation(file)) },
      { name: 'isolated', isolate: true, include: unitTests.filter(needsIsolation) },
    ].map((project) => ({ extends: true as const, test: { ...UNIT_TEST_OPTIONS, ...project } })),
  },
});
