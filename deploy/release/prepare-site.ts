import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFilesWithContentTimes } from '../build/output/write-output-files.mjs';
import {
  readDeploymentSettings,
  readJudgedSiteFiles,
  refuseFaultySettings,
} from '../documents/deployment-settings.mjs';
import { decideReleaseTime, findCleanRecord, findPreviousBuild } from './decide-release';
import type { NewSite } from './publish-site';
import { readBuild } from './read-build';
import type { ReleaseRecord, WorkerSwitch } from './release-record';
import { getSiteFolder, hasSite, readRecords } from './releases-folder';
import { copyBuild, copySite } from './write-site';

type Settings = ReleaseRecord['settings'];
/** What an operator configures a build with. */
type Configuration = Pick<ReleaseRecord, 'settings' | 'siteFiles'>;

const KILL_SCRIPT = path.join(import.meta.dirname, '../kill-sw.js');

/** Returns the name of the next site: its number, by which names sort, and its build. */
function createName(build: string, records: readonly ReleaseRecord[]): string {
  const last = Number.parseInt(records.at(-1)?.name ?? '0', 10);
  return `${String(last + 1).padStart(6, '0')}-${build}`;
}

/** Reads settings and the files beside them, and refuses faults with the rules of the build (OPS-1). */
async function readConfiguration(file: string, build: string, isLocal: boolean): Promise<Configuration> {
  const settings = (await readDeploymentSettings(file)) as Settings;
  await judge(settings, { build, file, isLocal });
  const files = (await readJudgedSiteFiles(file, settings, console.warn)) as ReadonlyMap<string, Buffer>;
  const siteFiles = [...files].map(([name, content]) => [name, content.toString('base64')]);
  return { settings, siteFiles: Object.fromEntries(siteFiles) };
}

async function judge(settings: Settings, { build, file, isLocal }: { build: string; file: string; isLocal: boolean }) {
  const rules = (await import(pathToFileURL(path.resolve(build, 'deployment-rules.mjs')).href)) as {
    judgeSettings: unknown;
  };
  refuseFaultySettings(settings, { judgeSettings: rules.judgeSettings, file, isLocal });
}

export interface ReleaseOptions {
  readonly root: string;
  readonly dist: string;
  readonly settingsFile: string;
  readonly isLocal: boolean;
}

/** Prepares the release of a build. */
export async function prepareRelease({ root, dist, settingsFile, isLocal }: ReleaseOptions): Promise<NewSite> {
  const records = await readRecords(root);
  const { released, ...built } = await readBuild(dist);
  const configuration = await readConfiguration(settingsFile, dist, isLocal);
  return {
    record: {
      ...built,
      name: createName(built.build, records),
      kind: 'release',
      released: decideReleaseTime(released, records.at(-1), Date.now() / 1000),
      serviceWorker: 'on',
      ...configuration,
      isLocal,
    },
    write: (folder) => copyBuild(dist, folder),
  };
}

export interface RollbackOptions {
  readonly root: string;
  /** Name of the site to go back to; undefined: the build that was served before. */
  readonly name: string | undefined;
  /** Settings to configure it with; undefined: those that are in use now. */
  readonly settingsFile: string | undefined;
}

/**
 * Prepares the rollback to a site that is kept. Its build gets the current time as its release time: browsers take it as an update,
 * and refuse what an edge of a CDN still serves of the other one (UPD-1).
 */
export async function prepareRollback({ root, name, settingsFile }: RollbackOptions): Promise<NewSite> {
  const records = await readRecords(root);
  const current = getCurrent(root, records);
  const build = name === undefined ? findPreviousBuild(records) : records.find((record) => record.name === name)?.build;
  const target = findCleanRecord(records, build);
  if (!target || !hasSite(root, target)) {
    const kept = [...new Set(records.filter((record) => hasSite(root, record)).map((record) => record.name))];
    const wanted = name === undefined ? 'earlier release' : `release ${name}`;
    throw new Error(`There is no ${wanted} to go back to. Kept: ${kept.join(', ')}`);
  }
  const folder = getSiteFolder(root, target.name);
  const { settings, siteFiles, isLocal } = current;
  if (!settingsFile) await judge(settings, { build: folder, file: 'The settings in use', isLocal });
  const configuration = settingsFile ? await readConfiguration(settingsFile, folder, isLocal) : { settings, siteFiles };
  return replaceBy(root, records, { ...target, kind: 'rollback', ...configuration, isLocal }, target.name);
}

export interface KillOptions {
  readonly root: string;
  readonly mode: WorkerSwitch;
}

/** Prepares the current site with another switch of its service worker. */
export async function prepareKill({ root, mode }: KillOptions): Promise<NewSite> {
  const records = await readRecords(root);
  const current = getCurrent(root, records);
  // The script of a killed site is no longer the app's.
  const clean = findCleanRecord(records, current.build) ?? current;
  const source = hasSite(root, clean) ? clean : current;
  const site = replaceBy(root, records, { ...current, kind: 'kill', serviceWorker: mode }, source.name);
  if (mode !== 'script') return site;
  const write = async (folder: string) => {
    await site.write(folder);
    const script = await readFile(KILL_SCRIPT);
    await writeFilesWithContentTimes({ out: folder, compress: true }, new Map([['/m/sw.js', script]]));
  };
  return { ...site, write };
}

function getCurrent(root: string, records: readonly ReleaseRecord[]): ReleaseRecord {
  const current = records.at(-1);
  if (!current) throw new Error(`Nothing has been released to ${root}`);
  return current;
}

/** Returns a site with the files of a site that is kept, later than what is served. */
function replaceBy(root: string, records: readonly ReleaseRecord[], record: ReleaseRecord, source: string): NewSite {
  const released = decideReleaseTime(undefined, records.at(-1), Date.now() / 1000);
  return {
    record: { ...record, name: createName(record.build, records), released },
    write: (folder) => copySite(getSiteFolder(root, source), folder, Object.keys(record.assets)),
  };
}
