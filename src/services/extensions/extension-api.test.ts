import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXTENSION_PATH_PREFIX, EXTENSION_SLOTS, type ExtensionSlotName } from '../../contract/bootstrap/extension';
import { ROUTES } from '../../contract/paths';
import * as api from './extension-api';

const DECLARATION = readFileSync('deploy/extensions/fairground.d.ts', 'utf8');

test('[OPS-7.6] the API has the types with which it is declared, and no name beside them', () => {
  // The compiler compares the types.
  const declared: typeof import('fairground') = api;
  const names = [...DECLARATION.matchAll(/^ {2}export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(declared).sort()).toEqual(names.sort());
});

test('[OPS-7.6] the slots that the API declares are those of the pages', () => {
  // Each is assignable to the other.
  const slots: readonly import('fairground').SlotName[] = EXTENSION_SLOTS;
  const names: readonly ExtensionSlotName[] = slots;
  const [, union = ''] = /type SlotName =([^;]*);/.exec(DECLARATION) ?? [];
  expect([...union.matchAll(/'([\w.]+)'/g)].map(([, name]) => name)).toEqual(names);
});

test('[OPS-7.2] no page of the app is below the path that is kept for extensions', () => {
  expect(Object.values(ROUTES).filter(({ path }) => path.startsWith(EXTENSION_PATH_PREFIX))).toEqual([]);
});
