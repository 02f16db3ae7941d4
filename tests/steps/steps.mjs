import { ensureChromium } from '../ensure-chromium.mjs';
import { ensureFirefoxAndWebKit } from '../ensure-firefox-and-webkit.mjs';
import { ensureFonts } from '../ensure-fonts.mjs';
import { ensureIdentityEmulator } from '../ensure-identity.mjs';
import { ensureNginx } from '../ensure-nginx.mjs';
import { createPlaywrightReportConfig, createVitestReportConfig } from './reports.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const script = (file) => [process.execPath, file];

/**
 * The steps of a test run, in order. `command`: the process to run, or `action`: the function to call. `needs`: the
 * steps that must have succeeded before. `alone`: whether no other step may run at the same time. `report`: the
 * report with the numbers of tests; a step without a report counts as one test. `parts`: the partial runs that
 * include the step. `apart`: whether the step is excluded from the full run. The component tests start before the unit
 * tests and the builds, because their single browser leaves most of the second core to these.
 */
export const TEST_RUN_STEPS = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '.'], parts: ['check'] },
  { name: 'import law', command: script('tests/checks/import-law.mjs'), parts: ['check'] },
  { name: 'class names', command: script('deploy/build/styles/css-types.mjs'), parts: ['check'] },
  ...['src', 'sw', 'worker', 'deploy/extensions', 'tests', 'tests/tsconfig.sw.json'].map((realm) => ({
    name: `types of ${realm}`,
    command: [bin('tsc'), '-p', realm],
    needs: ['class names'],
    parts: ['check'],
  })),
  {
    name: 'unused code',
    command: [bin('knip'), '-c', 'tests/checks/knip.jsonc', '--no-progress'],
    parts: ['check'],
  },
  { name: 'repository', command: script('tests/checks/repository.mjs'), parts: ['check'] },
  { name: 'plain words', command: script('tests/checks/plain-words.mjs'), parts: ['check'] },
  { name: 'design tokens', command: script('tests/checks/design-tokens.mjs'), parts: ['check'] },
  { name: 'catalogues', command: script('tests/checks/catalogues.mjs'), parts: ['check'] },
  { name: 'assumptions', command: [bin('tsx'), 'tests/checks/assumptions.ts', '--check'], parts: ['check'] },
  { name: 'reference', command: [bin('tsx'), 'tests/checks/reference/reference.ts', '--check'], parts: ['check'] },
  { name: 'storage map', command: [bin('tsx'), 'tests/checks/storage-map.ts', '--check'], parts: ['check'] },
  { name: 'behaviour', command: script('tests/checks/behaviour.mjs'), parts: ['check'] },
  { name: 'nginx', action: ensureNginx, parts: [] },
  {
    name: 'browser',
    action() {
      ensureChromium();
      ensureFonts();
    },
    parts: ['e2e'],
  },
  {
    name: 'component tests',
    command: [
      bin('vitest'),
      'run',
      '--config',
      'tests/components/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
    ],
    needs: ['browser'],
    report: createVitestReportConfig('component-tests'),
    parts: [],
  },
  {
    name: 'unit tests',
    command: [bin('vitest'), 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
    report: createVitestReportConfig('unit-tests'),
    parts: [],
  },
  { name: 'build', command: [...script('build.mjs'), '--local'], parts: ['e2e', 'engines'] },
  { name: 'budgets', command: script('tests/checks/budgets.mjs'), needs: ['build'], parts: [] },
  { name: 'regular expressions', command: script('tests/checks/expressions.mjs'), needs: ['build'], parts: [] },
  {
    name: 'reproducible build',
    command: script('tests/checks/reproducible.mjs'),
    needs: ['build', 'budgets'],
    parts: [],
  },
  { name: 'identity provider', action: ensureIdentityEmulator, parts: ['e2e', 'engines'] },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
    needs: ['build', 'browser'],
    alone: true,
    report: createPlaywrightReportConfig('browser-tests'),
    parts: ['e2e'],
  },
  { name: 'engines', action: ensureFirefoxAndWebKit, parts: ['engines'], apart: true },
  {
    name: 'other engines',
    command: [bin('playwright'), 'test', '-c', 'tests/engines/playwright.config.ts', '--reporter=line,json'],
    needs: ['build', 'engines'],
    alone: true,
    report: createPlaywrightReportConfig('other-engines'),
    parts: ['engines'],
    apart: true,
  },
];
