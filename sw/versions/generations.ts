import type { AssetFile, AssetManifest } from '../../src/contract/asset-manifest';

/** The versions in the store, newest first: the first one is in charge, the next one serves tabs that still run it. */
export type Generations = readonly AssetManifest[];

/** How many versions are kept. */
const KEPT = 2;

/** The generations once `version` is in charge. A version that comes back takes its place at the head. */
export function withCommitted(generations: Generations, version: AssetManifest): Generations {
  return [version, ...generations.filter(({ build }) => build !== version.build)].slice(0, KEPT);
}

/** The file at a path; the version in charge has the first word. */
export function findFile(generations: Generations, path: string): AssetFile | undefined {
  for (const { files } of generations) {
    const file = files.find(({ url }) => url === path);
    if (file) return file;
  }
  return undefined;
}

/** The content (SHA-256) that some generation still needs. */
export function neededContent(generations: Generations): ReadonlySet<string> {
  return new Set(generations.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
}

/** The files of a group of a version. */
export function filesOf(version: AssetManifest, group: AssetFile['group']): readonly AssetFile[] {
  return version.files.filter((file) => file.group === group);
}
