import type { AppVersion } from '../../src/contract/asset-manifest';
import { hasContent } from './content-store';
import { filesOf, type Generations } from './generations';
import { readGenerations } from './versions-store';

/** Saves the database in all but the first request of a worker's life; what it holds is read again in the next one. */
let remembered: Generations | undefined;

/** The versions in the store; none when the database does not answer. */
export async function knownVersions(): Promise<Generations> {
  if (remembered) return remembered;
  const read = await readGenerations();
  if (!read.ok) return [];
  remembered = read.value;
  return remembered;
}

/** What was just committed. It holds for the life of this worker even when the database refused it. */
export function rememberVersions(generations: Generations): void {
  remembered = generations;
}

/**
 * The newest version whose critical files are all in the store. Browsers evict parts of it under pressure, and a shell
 * without its scripts is a white screen.
 */
export async function wholeVersion(): Promise<AppVersion | undefined> {
  for (const version of await knownVersions()) {
    if (await isWhole(version)) return version;
    // Another worker may have moved on to a newer version and dropped this one's files.
    remembered = undefined;
  }
  return undefined;
}

export async function isWhole(version: AppVersion): Promise<boolean> {
  const present = await Promise.all(filesOf(version, 'critical').map(({ sha256 }) => hasContent(sha256)));
  return present.every(Boolean);
}
