import type { AppVersion } from '../../src/contract/asset-manifest';
import { hasContent } from './content-store';
import { filesOf, type Generations } from './generations';
import { readServing } from './versions-store';

/** Saves files the database in all but the first request of a worker's life; visits read it again. */
let remembered: Generations | undefined;
/** Whether the database has them as well: what it refused holds for the life of this worker. */
let isWritten = true;

/** The versions that requests are answered from; none when the store is passed by or does not answer. */
export const knownVersions = async (): Promise<Generations> => remembered ?? (await readAgain());

/** What was just read or committed; `written`: the database has it. */
export function rememberVersions(generations: Generations, written = true): void {
  remembered = generations;
  isWritten = written;
}

/**
 * The newest version whose critical files are all in the store: browsers evict parts of it under pressure, and a shell
 * without its scripts is a white screen. The database is asked, because another worker may have moved on meanwhile: one
 * that installs beside this one brings its version in charge (UPD-2).
 */
export async function wholeVersion(): Promise<AppVersion | undefined> {
  for (const version of await readAgain()) {
    if (await isWhole(version)) return version;
    // What is not even whole is nothing to hold on to.
    isWritten = true;
  }
  return undefined;
}

/** Asks the database; where it does not answer, what is remembered counts. */
async function readAgain(): Promise<Generations> {
  const read = isWritten ? await readServing() : undefined;
  if (read?.ok) remembered = read.value;
  return remembered ?? [];
}

export async function isWhole(version: AppVersion): Promise<boolean> {
  const present = await Promise.all(filesOf(version, 'critical').map(({ sha256 }) => hasContent(sha256)));
  return present.every(Boolean);
}
