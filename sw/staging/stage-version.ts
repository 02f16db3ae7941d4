import { tellPages } from '../tell-pages';
import { dropContentBut } from '../versions/content-store';
import { emptyStore } from '../versions/empty-store';
import { filesOf, neededContent, withCommitted } from '../versions/generations';
import { isWhole, rememberVersions } from '../versions/known-versions';
import { readGenerations, writeGenerations, writeLastCheck } from '../versions/versions-store';
import { fetchManifest } from './fetch-manifest';
import { oneAtATime } from './one-at-a-time';
import { stageFiles } from './stage-files';

/**
 * Brings the server's version into the store and, once its critical files are all there, puts it in charge. Whatever
 * goes wrong, the version in charge stays as it is; what was fetched is not fetched again.
 */
export const stageVersion = (): Promise<void> => oneAtATime(stage);

async function stage(): Promise<void> {
  const manifest = await fetchManifest();
  if (!manifest.ok) return checked();
  const version = manifest.value;
  // Without a version every start looks whether the switch is on again.
  if (version.serviceWorker === 'off') return emptyStore();

  const read = await readGenerations();
  const generations = read.ok ? read.value : [];
  if (generations[0]?.build === version.build && (await isWhole(version))) return checked();

  // A version that could not be taken whole is tried again at the next start, not at the next check.
  const failed = await stageFiles(filesOf(version, 'critical'));
  if (failed.length > 0) return tellPages({ type: 'staging-failed', build: version.build, files: [...failed] });

  const next = withCommitted(generations, version);
  const committed = await writeGenerations(next);
  rememberVersions(next);
  await tellPages({ type: 'version-committed', build: version.build });
  if (!committed.ok) return tellPages({ type: 'storage-failed', reason: committed.error });
  if (read.ok) await dropContentBut(neededContent(next));
  await checked();
}

async function checked(): Promise<void> {
  await writeLastCheck(Date.now());
}
