import { number, object, optional } from 'valibot';
import { parseIfValid } from '../../src/base/parse-if-valid';
import type { FailedPrecacheFile } from '../../src/contract/service-worker/service-worker-messages';
import { logError } from '../runtime/error-log';
import { STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { readRefusalRecord, writeRefusalRecord } from '../versions/versions-store';
import { UPDATE_CHECK_INTERVAL_MS } from './check-schedule';

/**
 * Number of refused tries after which pages come from the network. A deploy that is under way may cause one or two;
 * a proxy that alters files causes one at every check.
 */
const MAX_REFUSED_TRIES = 3;

/**
 * Tries since the last stored version in which files did not match their manifest: their number and the time of the
 * last one. They count on when another version is deployed, otherwise a device that seldom tries would stay pinned.
 */
const refusalRecord = object({ tries: number(), at: number() });

/** Whether a file arrived, but with another content than the manifest says. */
const isAltered = ({ fault }: FailedPrecacheFile): boolean => fault === 'hash' || fault === 'length';

/**
 * Counts a try to precache a version if a file of it arrived altered (UPD-2). A content blocker or a proxy that rewrites
 * files on their way would otherwise pin the device to the stored version for ever. Tries within the interval of checks
 * count once, because every page that opens during a deploy makes one.
 */
export async function recordRefusedVersion(failed: readonly FailedPrecacheFile[]): Promise<void> {
  const altered = failed.find(isAltered);
  if (!altered) return;
  const read = await readRefusalRecord();
  const last = read.ok ? parseIfValid(optional(refusalRecord), read.value) : undefined;
  const now = Date.now();
  // A time in the future means that the clock was set back.
  if (last && now >= last.at && now - last.at < UPDATE_CHECK_INTERVAL_MS) return;
  const tries = (last?.tries ?? 0) + 1;
  await writeRefusalRecord({ tries, at: now });
  if (tries === MAX_REFUSED_TRIES) await logError(`altered, so pages bypass the store: ${altered.url}`);
}

/** Ends the counting: a version has been precached. */
export const clearRefusedVersion = (): Promise<unknown> => writeRefusalRecord(undefined);

/**
 * Whether pages have to come from the network, because the server's version cannot be stored. They then come whole:
 * their scripts have hashed names, so none of another version is mixed in.
 */
export async function mustServeFromNetwork(): Promise<boolean> {
  const read = await readRefusalRecord(STORAGE_TIMEOUT_MS);
  const record = read.ok ? parseIfValid(optional(refusalRecord), read.value) : undefined;
  return record !== undefined && record.tries >= MAX_REFUSED_TRIES;
}
