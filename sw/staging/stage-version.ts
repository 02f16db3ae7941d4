import { noteFault } from '../diagnostics/faults';
import { forgetImages } from '../images/image-store';
import { tellPages } from '../tell-pages';
import { collectGarbage } from '../versions/collect-garbage';
import { emptyStore } from '../versions/empty-store';
import { filesOf, withCommitted } from '../versions/generations';
import { isWhole, knownVersions, rememberVersions } from '../versions/known-versions';
import { readGenerations, writeGenerations, writeNextCheck, writePassing } from '../versions/versions-store';
import { CHECK_EVERY, CHECK_FAILED } from './check-times';
import { lookAtServer } from './look-at-server';
import { noteFailedFiles } from './note-failed-files';
import { oneAtATime } from './one-at-a-time';
import { settleVersion } from './settle-version';
import { stageFiles } from './stage-files';

/** Milliseconds until the manifests are read again when they name two builds. */
const DEPLOY_PAUSE = 10_000;

/** Brings the server's version into the store when nobody else does. */
export const stageVersion = (): Promise<void> => oneAtATime(async () => void (await stage()));

/**
 * Brings the server's version into the store and, once its critical files are all there, puts it in charge. Whatever
 * goes wrong, the version in charge stays as it is; what was fetched is not fetched again. Under the staging lock only.
 * Answers whether the version in charge is now the server's.
 */
export async function stage(): Promise<boolean> {
  const settled = await settleVersion(lookAtServer, () => new Promise((over) => setTimeout(over, DEPLOY_PAUSE)));
  if (!settled.ok) {
    await noteFault(`check: ${settled.error}`);
    return checkedAgainIn(CHECK_FAILED, false);
  }
  const version = settled.value;
  const { build, id } = version;
  // Without a version to run every start looks whether the switch is on again.
  if (version.serviceWorker === 'off') {
    await Promise.all([emptyStore(), forgetImages()]);
    return false;
  }
  if (version.serviceWorker === 'pass') {
    const switched = await writePassing(true);
    rememberVersions([], switched.ok);
    return false;
  }

  const read = await readGenerations();
  const generations = read.ok ? read.value : await knownVersions();
  if (generations[0]?.id !== id || !(await isWhole(version))) {
    const failed = await stageFiles(filesOf(version, 'critical'));
    if (failed.length > 0) {
      await noteFailedFiles(build, failed);
      return checkedAgainIn(CHECK_FAILED, false);
    }
    const next = withCommitted(generations, version);
    // A list that cannot be read may name versions that open tabs run, so it is not written over.
    const committed = read.ok ? await writeGenerations(next) : read;
    // Not before: what is in the store until now may be what it was passed by for.
    await writePassing(false);
    rememberVersions(next, committed.ok);
    await tellPages({ type: 'version-committed', build, id });
    if (!committed.ok) {
      await tellPages({ type: 'storage-failed', reason: committed.error });
      await noteFault(`storage: ${committed.error}`, build);
      return true;
    }
  } else if (read.ok) {
    await writePassing(false);
    rememberVersions(generations);
  }
  await collectGarbage();
  return checkedAgainIn(CHECK_EVERY, true);
}

async function checkedAgainIn(ms: number, isServers: boolean): Promise<boolean> {
  await writeNextCheck(Date.now() + ms);
  return isServers;
}
