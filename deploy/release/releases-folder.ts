import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'valibot';
import { type ReleaseRecord, releaseRecord } from './release-record';

/** Name of the link to the site that is served; nginx includes its configuration through it. */
const CURRENT = 'current';
const LOCK = 'release.lock';

export const getSiteFolder = (root: string, name: string): string => path.join(root, 'sites', name);
/** Returns the folder in which a site is written before it is complete. */
export const getUnfinishedFolder = (root: string): string => path.join(root, 'unfinished');
const getRecordFile = (root: string, name: string): string => path.join(root, 'records', `${name}.json`);

/** Resolves with the records of all sites up to the one that is served, oldest first. */
export async function readRecords(root: string): Promise<readonly ReleaseRecord[]> {
  const current = path.basename(await readlink(path.join(root, CURRENT)).catch(() => ''));
  const folder = path.join(root, 'records');
  if (current === '' || !existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const end = files.indexOf(`${current}.json`);
  if (end === -1) throw new Error(`${root}/${CURRENT} leads to ${current}, which is no release of this folder`);
  const served = files.slice(0, end + 1).map((file) => readFile(path.join(folder, file), 'utf8'));
  return (await Promise.all(served)).map((text) => parse(releaseRecord, JSON.parse(text)));
}

export const hasSite = (root: string, { name }: ReleaseRecord): boolean => existsSync(getSiteFolder(root, name));

/** Removes what an interrupted command has left: sites that were never served, and an unfinished one. */
export async function removeInterrupted(root: string, records: readonly ReleaseRecord[]): Promise<void> {
  const known = new Set(records.map(({ name }) => name));
  const files = await readdir(path.join(root, 'records')).catch(() => []);
  const sites = await readdir(path.join(root, 'sites')).catch(() => []);
  const leftovers = [
    ...files.filter((file) => !known.has(path.basename(file, '.json'))).map((file) => path.join(root, 'records', file)),
    ...sites.filter((name) => !known.has(name)).map((name) => getSiteFolder(root, name)),
    getUnfinishedFolder(root),
  ];
  await Promise.all(leftovers.map((leftover) => rm(leftover, { recursive: true, force: true })));
}

/** Adds a finished site to the folder. It is not served before switchTo(). */
export async function addSite(root: string, record: ReleaseRecord): Promise<void> {
  await mkdir(path.join(root, 'sites'), { recursive: true });
  await mkdir(path.join(root, 'records'), { recursive: true });
  await rename(getUnfinishedFolder(root), getSiteFolder(root, record.name));
  await writeFile(getRecordFile(root, record.name), `${JSON.stringify(record, undefined, 1)}\n`);
}

/** Makes a site the current one in one step: the link is replaced, never missing. */
export async function switchTo(root: string, name: string | undefined): Promise<void> {
  const link = path.join(root, CURRENT);
  if (name === undefined) return rm(link, { force: true });
  const next = path.join(root, `${CURRENT}.next`);
  await rm(next, { force: true });
  await symlink(path.join('sites', name), next);
  await rename(next, link);
}

/** Removes a site that was never served, with its record. */
export async function removeUnservedSite(root: string, { name }: ReleaseRecord): Promise<void> {
  await rm(getRecordFile(root, name));
  await rm(getSiteFolder(root, name), { recursive: true });
}

/** Removes the folders of all sites but `kept`. Their records stay: they are the history. */
export async function removeOtherSites(root: string, kept: readonly ReleaseRecord[]): Promise<void> {
  const names = new Set(kept.map(({ name }) => name));
  const former = (await readdir(path.join(root, 'sites'))).filter((name) => !names.has(name));
  await Promise.all(former.map((name) => rm(getSiteFolder(root, name), { recursive: true })));
}

/** Runs `work` while no other command changes the folder. */
export async function withReleasesLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(root, LOCK);
  await mkdir(root, { recursive: true });
  await writeFile(lock, `${process.pid}\n`, { flag: 'wx' }).catch(() => {
    throw new Error(`Another command changes ${root}. If none runs, one was interrupted: remove ${lock}`);
  });
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
