import { expect, test } from 'vitest';
import { listImportedNames } from './imported-names';

test.each([
  ["import { a, type B, c as d } from './x';", ['a', 'B', 'c']],
  ["import type { A } from './x';", ['A']],
  ["import {\n  a,\n  b,\n} from './x';", ['a', 'b']],
  ["import X, { a, b as c } from './x';", ['a', 'b']],
  ["import X from './x';", []],
  ["import * as x from './x';\nx.a();\nother.x.b();", ['a']],
  ["import X, * as x from './x';\nuse(x?.a);", ['a']],
  ["export { a } from './x';", ['a']],
  ["const { a, b: c } = await import('./x');", ['a', 'b']],
  ["const x = await import('./x');\nx.a();", ['a']],
  ["default: (await import('./x')).A", ['A']],
  ["import('./x').then(({ a }) => a());", ['a']],
  ["import('./x').then((x) => x.a());", ['a']],
  ["importChunk(() => import('./x')).then(\n  ({ a }) => a(),\n);", ['a']],
  ["importChunk(() => import('./x')).then(async (x) => x.a());", ['a']],
  ["const { a } = await importChunk(() => import('./x'));", ['a']],
  ["const chunk = await importChunk(() => import('./x')).catch(() => undefined);\nchunk?.a();", ['a']],
  ["lazyPage(() => import('./x'));", []],
])('the names that %j takes from other files are found', (text, expected) => {
  expect(listImportedNames(text)).toEqual(expected);
});
