import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRawText } from '../../src/services/config-check/raw-value';
import { configure } from '../configure.mjs';
import { addHstsHeader, createHeaderRules } from '../headers.mjs';
import { findConflicts, selectRecordsToKeep } from './decide-release';
import { listPurgedPaths, readSiteContent } from './list-purged-paths';
import type { ReleaseRecord } from './release-record';
import {
  addSite,
  getSiteFolder,
  getUnfinishedFolder,
  hasSite,
  readRecords,
  removeInterrupted,
  removeOtherSites,
  removeUnservedSite,
  switchTo,
} from './releases-folder';
import { shareAssets, stampManifest } from './write-site';

export interface PublishOptions {
  /** Folder of releases. */
  readonly root: string;
  /** The same folder as nginx sees it. */
  readonly servedRoot: string;
  /** Shell command that has the web server read its configuration again; undefined: it is done by hand. */
  readonly reload: string | undefined;
}

/** A site to publish: what is known of it, and how its files are written to a folder. */
export interface NewSite {
  readonly record: ReleaseRecord;
  /** Writes the files that do not depend on the settings. */
  readonly write: (folder: string) => Promise<void>;
}

/**
 * Publishes a site in the order in which no visitor ever gets parts of two releases (OPS-6): first the files with a
 * hash in their names, to both the new site and the one that is served, whose pages may request them; then, with one
 * reload of the configuration, documents and the headers with their policies. Without success of the reload nothing
 * changes. Resolves with the paths to purge at a CDN.
 */
export async function publishSite(options: PublishOptions, { record, write }: NewSite): Promise<readonly string[]> {
  const { root } = options;
  const records = await readRecords(root);
  const current = records.at(-1);
  const next = [...records, record];
  const kept = selectRecordsToKeep(next);
  const earlier = kept.filter((one) => one !== record && hasSite(root, one));
  refuseConflicts(record, earlier);

  await removeInterrupted(root, records);
  const unfinished = getUnfinishedFolder(root);
  await write(unfinished);
  await stampManifest(unfinished, record.released, record.serviceWorker);
  const servedFolder = getSiteFolder(options.servedRoot, record.name);
  const siteFiles = new Map(
    Object.entries(record.siteFiles).map(([file, content]) => [file, Buffer.from(content, 'base64')]),
  );
  await configure(record.settings, unfinished, unfinished, {
    root: servedFolder,
    isLocal: record.isLocal,
    siteFiles,
  });
  if (current) await writeTransitionHeaders(unfinished, current, record);
  for (const one of earlier) await shareAssets(getSiteFolder(root, one.name), unfinished, Object.keys(one.assets));
  await addSite(root, record);

  const site = getSiteFolder(root, record.name);
  if (current) await shareAssets(site, getSiteFolder(root, current.name), Object.keys(record.assets));
  await switchTo(root, record.name);
  const failure = options.reload === undefined ? undefined : reloadServer(options.reload);
  if (failure !== undefined) {
    await switchTo(root, current?.name);
    await removeUnservedSite(root, record);
    throw new Error(`Nothing has changed, because the web server did not accept it: ${failure}`);
  }
  const before = current ? await readSiteContent(getSiteFolder(root, current.name)) : new Map<string, string>();
  const purged = current ? listPurgedPaths(before, await readSiteContent(site)) : [];
  await removeOtherSites(root, kept);
  return purged;
}

function refuseConflicts(record: ReleaseRecord, kept: readonly ReleaseRecord[]): void {
  const [conflict] = findConflicts(record.assets, kept);
  if (conflict !== undefined)
    throw new Error(`${conflict} has another content in a release that is kept, and browsers never fetch it again`);
}

/**
 * Writes the header rules whose policies allow the inline scripts and styles of both releases. Where headers and files
 * cannot change together, as at a CDN, these are sent while the files change.
 */
async function writeTransitionHeaders(site: string, from: ReleaseRecord, to: ReleaseRecord): Promise<void> {
  const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  const widest = (key: string) =>
    [from, to].map(({ settings }) => settings[key]).find((value) => value !== undefined && value !== 'none') ?? 'none';
  const rules: unknown = createHeaderRules({
    scripts: union(from.scripts, to.scripts),
    styles: union(from.styles, to.styles),
    identity: widest('identity'),
    messaging: widest('messaging'),
    reports: to.settings.violationReports,
    collectors: [from, to].map(({ settings }) => getRawText(settings, 'collector', 'url')),
  }).map(addHstsHeader);
  await writeFile(path.join(site, 'headers-transition.json'), `${JSON.stringify(rules, undefined, 2)}\n`);
}

/** Runs a command; returns what it printed if it fails. */
function reloadServer(command: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim() || `“${command}” ended with ${status}`;
}
