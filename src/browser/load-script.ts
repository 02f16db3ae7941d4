import { string } from 'valibot';
import { systemClock } from '../base/clock';
import { HEALED_KEY } from '../contract/storage-keys';
import { readDeployment } from './deployment';
import { isOnline } from './network';
import { holdsTypedText } from './typed-fields';
import { sessionStore } from './web-storage';

/** Milliseconds until a script that did not come is asked for again: a request may die while a worker changes. */
const RETRY_AFTER = 400;

/**
 * Loads a part of the app. One that does not come is asked for once more; then this tab starts anew, because the server
 * may have moved on to a version without it, but not twice for one build, not offline and not over something typed
 * (UPD-2). Rejects with what the browser said when all that is of no use.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await systemClock.sleep(RETRY_AFTER);
  }
  try {
    return await load();
  } catch (error) {
    const { build } = readDeployment();
    const healed = sessionStore.get(HEALED_KEY, string());
    if (!decideRestart({ online: isOnline(), build, healed, holdsTypedText: holdsTypedText() })) throw error;
    sessionStore.set(HEALED_KEY, build);
    location.reload();
    // The page is going away; until then it shows what it shows.
    return new Promise(() => undefined);
  }
}

/** Whether a start anew may bring a script that did not come. `healed`: the build it was tried for before. */
export function decideRestart(state: {
  readonly online: boolean;
  readonly build: string;
  readonly healed: string | undefined;
  readonly holdsTypedText: boolean;
}): boolean {
  return state.online && !state.holdsTypedText && state.healed !== state.build;
}
