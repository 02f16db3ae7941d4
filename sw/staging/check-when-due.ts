import type { AppVersion } from '../../src/contract/asset-manifest';
import { knownVersions, wholeVersion } from '../versions/known-versions';
import { readNextCheck } from '../versions/versions-store';
import { AFTER_START, isCheckDue } from './check-times';
import { oneAtATime } from './one-at-a-time';
import { stage } from './stage-version';

/** Looks for a new version a while after a visit; a page that breaks before it can ask is updated all the same. */
export async function checkAfterStart(): Promise<void> {
  await new Promise((started) => setTimeout(started, AFTER_START));
  await checkWhenDue();
}

/**
 * Looks for a new version, unless that was done a short while ago, there is one to run, and the one that is being run
 * is known. Answers the version in charge; undefined while it may be older than `build`, the asking page's own.
 */
export async function checkWhenDue(build?: string, isHourly = false): Promise<AppVersion | undefined> {
  let isServers = false;
  await oneAtATime(async () => {
    const next = await readNextCheck();
    const isDue = next.ok && isCheckDue(next.value, Date.now(), isHourly);
    if (isDue || !(await wholeVersion()) || !(await isKnown(build))) isServers = await stage();
  });
  return isServers || (await isKnown(build)) ? wholeVersion() : undefined;
}

async function isKnown(build: string | undefined): Promise<boolean> {
  return build === undefined || (await knownVersions()).some((version) => version.build === build);
}
