import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Licenses that let anyone ship the package, with its notice. Another one fails the build until a person has read it. */
const ACCEPTED_LICENSES = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']);

/** Packages for development whose content is in the build: icons, and the faces from which `deploy/faces` is made. */
const SHIPPED_BY_THE_BUILD = [
  '@fontsource/baloo-2',
  '@fontsource/playfair-display',
  '@fontsource/zcool-xiaowei',
  '@tabler/icons',
];

const NPM_FOLDER = 'node_modules/';

/**
 * Resolves with the packages of a release by their folder, in the order of the lock file: what npm installs without
 * packages for development and without those that some machines leave out, and what the build ships of them. Throws for
 * a license that is not accepted.
 */
export async function readComponents({ root }) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  return listComponents(packages);
}

/** @param {Readonly<Record<string, object>>} packages `packages` of a package-lock.json */
export function listComponents(packages) {
  const own = packages['']?.dependencies ?? {};
  const isShipped = (name) => SHIPPED_BY_THE_BUILD.includes(name);
  const components = new Map(
    Object.entries(packages)
      .filter(([folder]) => folder !== '')
      .map(([folder, entry]) => {
        const name = entry.name ?? folder.split(NPM_FOLDER).at(-1);
        const isDirect = folder === `${NPM_FOLDER}${name}` && (name in own || isShipped(name));
        return [folder, { ...entry, name, isDirect }];
      })
      .filter(([, { dev, devOptional, optional, name }]) => !(dev || devOptional || optional) || isShipped(name)),
  );
  const refused = [...components.values()].filter(({ license = '' }) => !isAccepted(license));
  if (refused.length > 0) {
    const names = refused.map(({ name, license = 'without a license' }) => `${name} (${license})`);
    throw new Error(`No accepted license: ${names.join(', ')}. See deploy/build/output/components.mjs`);
  }
  return components;
}

/** Whether a license, or one of those to choose from, is accepted. */
const isAccepted = (license) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => ACCEPTED_LICENSES.has(one));

const toPackageUrl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Returns the software bill of materials of a release (CycloneDX 1.5): its packages with versions, licenses, hashes of
 * what npm installed, and which needs which.
 * @param components result of listComponents()
 * @param release build id, and release time (epoch seconds)
 */
export function createBillOfMaterials(components, { build, released }) {
  const product = `fairground@${build}`;
  const direct = [...components.keys()].filter((folder) => components.get(folder).isDirect);
  // npm installs the same version in several folders when another one is in the way.
  const once = new Map([...components].map((one) => [toPackageUrl(one[1]), one]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      ...(released === undefined ? {} : { timestamp: new Date(released * 1000).toISOString() }),
      component: { type: 'application', 'bom-ref': product, name: 'fairground', version: build },
    },
    components: [...once.values()].map(([, entry]) => ({
      type: 'library',
      'bom-ref': toPackageUrl(entry),
      name: entry.name,
      version: entry.version,
      hashes: [{ alg: 'SHA-512', content: toHex(entry.integrity) }],
      licenses: [/ OR /.test(entry.license) ? { expression: entry.license } : { license: { id: entry.license } }],
      purl: toPackageUrl(entry),
    })),
    dependencies: [
      { ref: product, dependsOn: refsOf(components, direct) },
      ...[...once].map(([ref, [folder, entry]]) => ({
        ref,
        dependsOn: refsOf(components, listNeeded(components, folder, entry)),
      })),
    ],
  };
}

const refsOf = (components, folders) => [...new Set(folders.map((folder) => toPackageUrl(components.get(folder))))];

/** Returns the bytes of an integrity value in hex, as CycloneDX has them. Throws for one that is missing. */
function toHex(integrity = '') {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  if (base64 === undefined) throw new Error(`No SHA-512 in package-lock.json: ${integrity}`);
  return Buffer.from(base64, 'base64').toString('hex');
}

/** Returns the folders of the packages that a package needs, found as Node.js finds them: the nearest folder first. */
function listNeeded(components, folder, { dependencies = {}, optionalDependencies = {}, peerDependencies = {} }) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (let above = folder; ; above = above.slice(0, Math.max(0, above.lastIndexOf(`/${NPM_FOLDER}`)))) {
      const found = `${above === '' ? '' : `${above}/`}${NPM_FOLDER}${name}`;
      if (components.has(found)) return [found];
      // A peer that is not installed, or one for development.
      if (above === '') return [];
    }
  });
}
