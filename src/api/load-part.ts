import { fail, ok, type Result } from '../base/result';
import { loadScript } from '../browser/load-script';
import { isOnline } from '../browser/network';

/**
 * Loads a part of the client. `script`: it is not to be had although there is a network, as after a deploy where no store
 * keeps it; only a start anew helps, and may not be made unasked (UPD-2).
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<Result<T, 'offline' | 'script'>> {
  try {
    return ok(await loadScript(load));
  } catch {
    // What the browser says of it is the same in both cases.
    return fail(isOnline() ? 'script' : 'offline');
  }
}
