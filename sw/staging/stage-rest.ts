import { tellPages } from '../tell-pages';
import { filesOf } from '../versions/generations';
import { knownVersions } from '../versions/known-versions';
import { noteFailedFiles } from './note-failed-files';
import { oneAtATime } from './one-at-a-time';
import { stageFiles } from './stage-files';

/** Brings the lazy files of the version in charge into the store, so that every page opens offline (OFF-2). */
export const stageRest = (): Promise<void> =>
  oneAtATime(async () => {
    const [version] = await knownVersions();
    if (!version) return;
    const failed = await stageFiles(filesOf(version, 'lazy'));
    const { build } = version;
    if (failed.length > 0) await noteFailedFiles(build, failed);
    else await tellPages({ type: 'version-complete', build });
  });
