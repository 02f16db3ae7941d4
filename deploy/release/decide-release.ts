import type { ReleaseRecord } from './release-record';

/** Number of releases whose files are kept: open pages still request them (OPS-6). */
const KEPT_RELEASES = 3;

/**
 * Returns the release time of a site that replaces `current` (epoch seconds). It is later than that of `current`, also
 * for a rollback: browsers never move to a version that is older than theirs (UPD-1).
 * @param own release time of the build, for a release; undefined if it knows none
 */
export function decideReleaseTime(
  own: number | undefined,
  current: Pick<ReleaseRecord, 'released'> | undefined,
  nowSeconds: number,
): number {
  return Math.max(own ?? Math.floor(nowSeconds), (current?.released ?? 0) + 1);
}

/**
 * Returns the build that was served before the build of the last record, which is what a rollback goes back to. A
 * second rollback goes further back, and never to the build that the first one left. Undefined if there is none.
 * @param records in the order in which they were served
 */
export function findPreviousBuild(records: readonly ReleaseRecord[]): string | undefined {
  const build = records.at(-1)?.build;
  const first = records.findIndex((record) => record.build === build);
  return records[first - 1]?.build;
}

/** Returns the newest record of a build whose service worker is switched on; undefined if there is none. */
export const findCleanRecord = (records: readonly ReleaseRecord[], build: string | undefined) =>
  records.findLast((record) => record.build === build && record.serviceWorker === 'on');

/**
 * Returns the records whose sites are kept: one of each of the last three releases, the one that is served, and the
 * one before it, from which a server may finish responses.
 */
export function selectRecordsToKeep(records: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  const builds = [...new Set(records.toReversed().map(({ build }) => build))].slice(0, KEPT_RELEASES);
  const kept = new Set([...builds.map((build) => findCleanRecord(records, build)), ...records.slice(-2)]);
  return records.filter((record) => kept.has(record));
}

/** Returns the URLs of files that two releases have with different content under one name. */
export const findConflicts = (assets: ReleaseRecord['assets'], kept: readonly ReleaseRecord[]): readonly string[] =>
  Object.entries(assets).flatMap(([url, sha256]) =>
    kept.some((record) => record.assets[url] !== undefined && record.assets[url] !== sha256) ? [url] : [],
  );
