import { ensureBrowser } from '../ensure-browser.mjs';
import { ensureEngines } from '../ensure-engines.mjs';
import { ensureIdentity } from '../ensure-identity.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const script = (file) => [process.execPath, file];

/**
 * What a full run does, in this order. `command`: what is run, or `action`: what is done here; `needs`: steps without
 * which it means nothing; `report`: where its tests are counted, a step without one counts as one; `parts`: the part
 * runs it belongs to; `apart`: it runs in those alone.
 */
export const STEPS = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '.'], parts: ['check'] },
  { name: 'import law', command: script('tests/checks/import-law.mjs'), parts: ['check'] },
  { name: 'class names', command: script('deploy/build/css-types.mjs'), parts: ['check'] },
  ...['src', 'sw', 'worker', 'tests'].map((realm) => ({
    name: `types of ${realm}`,
    command: [bin('tsc'), '-p', realm],
    needs: ['class names'],
    parts: ['check'],
  })),
  { name: 'repository', command: script('tests/checks/repository.mjs'), parts: ['check'] },
  { name: 'catalogues', command: script('tests/checks/catalogues.mjs'), parts: ['check'] },
  { name: 'behaviour', command: script('tests/checks/behaviour.mjs'), parts: ['check'] },
  {
    name: 'unit tests',
    command: [bin('vitest'), 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
    report: vitestReport,
    parts: [],
  },
  { name: 'build', command: script('build.mjs'), parts: ['e2e', 'engines'] },
  { name: 'budgets', command: script('tests/checks/budgets.mjs'), needs: ['build'], parts: [] },
  { name: 'reproducible build', command: script('tests/checks/reproducible.mjs'), needs: ['build'], parts: [] },
  { name: 'browser', action: ensureBrowser, parts: ['e2e'] },
  { name: 'identity provider', action: ensureIdentity, parts: ['e2e', 'engines'] },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
    needs: ['build', 'browser'],
    report: playwrightReport('browser-tests'),
    parts: ['e2e'],
  },
  { name: 'engines', action: ensureEngines, parts: ['engines'], apart: true },
  {
    name: 'other engines',
    command: [bin('playwright'), 'test', '-c', 'tests/engines/playwright.config.ts', '--reporter=line,json'],
    needs: ['build', 'engines'],
    report: playwrightReport('other-engines'),
    parts: ['engines'],
    apart: true,
  },
];
