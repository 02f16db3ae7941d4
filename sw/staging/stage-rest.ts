import { tellPages } from '../tell-pages';
import { filesOf } from '../versions/generations';
import { knownVersions } from '../versions/known-versions';
import { choosePace } from './choose-pace';
import { fetchFile, findCachedFile } from './fetch-file';
import { noteFailedFiles } from './note-failed-files';
import { oneAtATime } from './one-at-a-time';
import { stageFiles } from './stage-files';

/**
 * Brings the lazy files of the version in charge into the store, so that every page opens offline (OFF-2). For a visitor
 * who saves data only those that the HTTP cache has, unless `isWanted`; the others are kept as pages ask for them.
 */
export const stageRest = (isWanted: boolean): Promise<void> =>
  oneAtATime(async () => {
    const [version] = await knownVersions();
    if (!version) return;
    const { build } = version;
    const isThrifty = choosePace(navigator.connection).isThrifty && !isWanted;
    const failed = await stageFiles(filesOf(version, 'lazy'), isThrifty ? findCachedFile : fetchFile);
    if (failed.length === 0) await tellPages({ type: 'version-complete', build });
    else if (!isThrifty) await noteFailedFiles(build, failed);
  });
