import { expect, test } from 'vitest';
import { findOwnMocks } from './find-own-mocks.mjs';

const mock = (call: string) => `${'vi'}.${call}`;
const find = (file: string, text: string, allowed = {}) => findOwnMocks(new Map([[file, text]]), allowed);

test.each([
  [mock(`mock('./load', () => ({}));`), './load'],
  [mock(`mock(import('../load'), { spy: true });`), '../load'],
  [mock(`doMock(CHUNK, fail);`), 'CHUNK'],
  [`import { log } from './log';\n${mock(`spyOn(log, 'warn');`)}`, 'log.warn'],
  [`import {\n  a,\n  b as clock,\n} from '../clock';\n${mock(`spyOn(clock, 'now');`)}`, 'clock.now'],
  [`import * as page from '../page';\n${mock(`spyOn(page, 'open');`)}`, 'page.open'],
  [`const { log } = await import('./log');\n${mock(`spyOn(log, 'warn');`)}`, 'log.warn'],
  [`const page = await importModules();\n${mock(`spyOn(page.log, 'warn');`)}`, 'page.log.warn'],
  [mock(`spyOn(\n  rig.locks,\n  'request',\n);`), 'rig.locks.request'],
  [mock(`spyOn(owner, name as never, 'get');`), 'owner.name'],
  [`import { screen } from './screen';\n${mock(`spyOn(screen, 'show');`)}`, 'screen.show'],
  [mock(`replaceProperty(settings, 'merchant', 'FAIR');`), 'settings.merchant'],
])('a test that replaces our own code is a finding: %j', (text, target) => {
  expect(find('src/a.test.ts', text)).toEqual([`replaces our own code: src/a.test.ts ${target}`]);
});

test.each([
  ['src/a.test.ts', mock(`mock('firebase/app', () => ({}));`)],
  ['src/a.test.ts', `import { Dexie } from 'dexie';\n${mock(`spyOn(Dexie, 'open');`)}`],
  ['src/a.test.ts', `import Dexie, { type Table } from 'dexie';\n${mock(`spyOn(Dexie.prototype, 'open');`)}`],
  ['src/a.test.ts', mock(`spyOn(indexedDB, 'open');`)],
  ['src/a.test.ts', mock(`spyOn(navigator.credentials, 'store');`)],
  ['src/a.ts', mock(`mock('./load');`)],
])('a package, and what the browser provides, can be replaced in %s: %j', (file, text) => {
  expect(find(file, text)).toEqual([]);
});

test('a reason accepts what it lists, and an entry that no test needs is a finding', () => {
  const text = mock(`mock('./load', fail);`);
  const allowed = { 'a chunk that fails to load': ['src/a.test.ts ./load'] };
  expect(find('src/a.test.ts', text, allowed)).toEqual([]);
  expect(find('src/b.test.ts', '', allowed)).toEqual([
    'find-own-mocks.mjs lists what no test does: src/a.test.ts ./load',
  ]);
});
