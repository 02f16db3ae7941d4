import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Files and folders from which a version is built. */
const SOURCES = ['build.mjs', 'deploy', 'package-lock.json', 'public', 'src', 'sw', 'worker'];

/** How far the clock of a machine that builds may be ahead of this one (s). */
const CLOCK_TOLERANCE_SECONDS = 600;

/**
 * Whether a release time (epoch seconds) is in the future. Browsers that have such a version refuse every later
 * release until then.
 */
export const isFutureReleaseTime = (released, nowMs = Date.now()) => released > nowMs / 1000 + CLOCK_TOLERANCE_SECONDS;

/**
 * Resolves with the release time of the sources (epoch seconds), by which browsers recognise an older version
 * (UPD-1): `SOURCE_DATE_EPOCH` (reproducible-builds.org), otherwise the time of the last commit that changed a
 * source. Resolves with undefined if neither time is known. The time of the build is not used, so that builds are
 * reproducible.
 */
export async function readReleaseTime({ root }, { SOURCE_DATE_EPOCH } = process.env) {
  if (SOURCE_DATE_EPOCH) {
    if (!/^[1-9]\d*$/.test(SOURCE_DATE_EPOCH))
      throw new Error(`SOURCE_DATE_EPOCH is not a time in seconds: ${SOURCE_DATE_EPOCH}`);
    if (isFutureReleaseTime(Number(SOURCE_DATE_EPOCH)))
      throw new Error(
        `SOURCE_DATE_EPOCH is in the future: ${SOURCE_DATE_EPOCH}. Browsers would refuse later releases until then`,
      );
    return Number(SOURCE_DATE_EPOCH);
  }
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%ct', '--', ...SOURCES], { cwd: root });
    return Number(stdout) || undefined;
  } catch {
    // Git or the repository is missing, as in a container.
    return undefined;
  }
}
