import type { AppVersion, AssetFile } from '../../src/contract/asset-manifest';

/** The versions in the store, newest first: the first one is in charge, the others serve tabs that still run them. */
export type Generations = readonly AppVersion[];

/** How many versions are kept whether a tab runs them or not. */
const KEPT = 2;
/** How many are kept at most: a tab that has slept through so many deploys asks the server for its files. */
const KEPT_AT_MOST = 8;

/** The generations once `version` is in charge. A version that comes back takes its place at the head. */
export function withCommitted(generations: Generations, version: AppVersion): Generations {
  return [version, ...generations.filter(({ build }) => build !== version.build)];
}

/** The generations that stay: the newest, and those that some tab runs (UPD-2). `running`: builds. */
export function withoutUnused(generations: Generations, running: ReadonlySet<string>): Generations {
  return generations.filter(({ build }, age) => age < KEPT || running.has(build)).slice(0, KEPT_AT_MOST);
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
export function filesOf(version: AppVersion, group: AssetFile['group']): readonly AssetFile[] {
  return version.files.filter((file) => file.group === group);
}
