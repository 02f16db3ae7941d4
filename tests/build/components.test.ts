import path from 'node:path';
import { expect, test } from 'vitest';
import { createBillOfMaterials, listComponents, readComponents } from '../../deploy/build/output/components.mjs';
import { createThirdPartyNotices } from '../../deploy/build/output/third-party-notices.mjs';
import packageFile from '../../package.json';

const root = path.resolve(import.meta.dirname, '../..');
const VERSION = { build: '1a2b3c', released: 1_800_000_000 };

const integrity = `sha512-${Buffer.from('0123').toString('base64')}`;
const entry = (license: string, others: object = {}) => ({ version: '1.0.0', integrity, license, ...others });
const PACKAGES = {
  '': { dependencies: { one: '1.0.0' } },
  'node_modules/one': entry('MIT', {
    dependencies: { two: '^1.0.0', '@scope/three': '^2.0.0' },
    peerDependencies: { x: '*' },
  }),
  'node_modules/one/node_modules/two': entry('ISC', { version: '2.0.0', dependencies: { '@scope/three': '*' } }),
  'node_modules/two': entry('GPL-3.0', { dev: true }),
  'node_modules/@scope/three': entry('(GPL-2.0 OR MIT)'),
  'node_modules/four': entry('GPL-3.0', { optional: true }),
  'node_modules/@tabler/icons': entry('MIT', { dev: true }),
};

test('the bill of materials has the packages of a release and which needs which, in the form of CycloneDX', () => {
  expect(createBillOfMaterials(listComponents(PACKAGES), VERSION)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { timestamp: '2027-01-15T08:00:00.000Z', component: { name: 'fairground', version: '1a2b3c' } },
    components: [
      {
        purl: 'pkg:npm/one@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '30313233' }],
        licenses: [{ license: { id: 'MIT' } }],
      },
      { purl: 'pkg:npm/two@2.0.0' },
      { purl: 'pkg:npm/%40scope/three@1.0.0', licenses: [{ expression: '(GPL-2.0 OR MIT)' }] },
      { purl: 'pkg:npm/%40tabler/icons@1.0.0' },
    ],
    dependencies: [
      { ref: 'fairground@1a2b3c', dependsOn: ['pkg:npm/one@1.0.0', 'pkg:npm/%40tabler/icons@1.0.0'] },
      { ref: 'pkg:npm/one@1.0.0', dependsOn: ['pkg:npm/two@2.0.0', 'pkg:npm/%40scope/three@1.0.0'] },
      { ref: 'pkg:npm/two@2.0.0', dependsOn: ['pkg:npm/%40scope/three@1.0.0'] },
      { ref: 'pkg:npm/%40scope/three@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/%40tabler/icons@1.0.0', dependsOn: [] },
    ],
  });
});

test.each([
  ['GPL-3.0', 'one (GPL-3.0)'],
  ['(GPL-2.0 OR GPL-3.0)', 'one ((GPL-2.0 OR GPL-3.0))'],
  ['SEE LICENSE IN license.txt', 'one (SEE LICENSE IN license.txt)'],
  [undefined, 'one (without a license)'],
])('a package of a release with the license %s fails the build', (license, refused) => {
  const packages = { 'node_modules/one': { version: '1.0.0', integrity, license } };
  expect(() => listComponents(packages)).toThrow(refused);
});

test('a package of a release without a hash fails the build', () => {
  const components = listComponents({ 'node_modules/one': { version: '1.0.0', license: 'MIT' } });
  expect(() => createBillOfMaterials(components, VERSION)).toThrow('No SHA-512');
});

test('the release lists every direct dependency, each reference once, and a notice of each package that has one', async () => {
  const components = await readComponents({ root });
  const { components: listed, dependencies } = createBillOfMaterials(components, VERSION);
  const direct = dependencies[0]?.dependsOn.map((ref) => ref.replace(/^pkg:npm\/(.*)@.*$/, '$1').replace('%40', '@'));
  expect(direct).toEqual(expect.arrayContaining(Object.keys(packageFile.dependencies)));
  const refs = new Set(listed.map((one) => one['bom-ref']));
  expect(refs.size).toBe(listed.length);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  const notices = await createThirdPartyNotices({ root }, components);
  for (const { name, version, license } of components.values())
    expect(notices).toContain(`${name} ${version}: ${license}`);
  for (const text of ['Copyright (c) Meta Platforms', 'SIL OPEN FONT LICENSE', 'Apache License', 'Paweł Kuna'])
    expect(notices).toContain(text);
});
