import { wholeVersion } from '../versions/known-versions';
import { readLastCheck } from '../versions/versions-store';
import { stageVersion } from './stage-version';

/** Milliseconds between two looks at the asset manifest. */
const CHECK_EVERY = 10 * 60_000;
/** Milliseconds after a start: the page's own requests go first (UPD-1). */
const AFTER_START = 1_500;

/** A clock that was set back does not put checks off. */
export function isCheckDue(last: number, now: number): boolean {
  return now - last >= CHECK_EVERY || last > now;
}

/** Looks for a new version, unless that was done a short while ago and there is one to run. */
export async function checkWhenDue(): Promise<void> {
  await new Promise((started) => setTimeout(started, AFTER_START));
  const last = await readLastCheck();
  const isDue = last.ok && isCheckDue(last.value, Date.now());
  if (isDue || !(await wholeVersion())) await stageVersion();
}
