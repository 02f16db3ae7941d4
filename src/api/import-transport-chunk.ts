import { fail, ok, type Result } from '../base/result';
import { isOnline } from '../browser/device/network';
import { importChunk } from '../browser/page/import-chunk';

/**
 * Imports a chunk of the API client. Resolves with the error `offline` without a connection, or `script` if the chunk
 * is missing on the server, as after a deploy when no cache has the old chunk. Only a reload helps then, which needs
 * the user's consent (UPD-2).
 */
export async function importTransportChunk<T>(load: () => Promise<T>): Promise<Result<T, 'offline' | 'script'>> {
  try {
    return ok(await importChunk(load));
  } catch {
    // The browser reports the same error for a missing chunk and a lost connection.
    return fail(isOnline() ? 'script' : 'offline');
  }
}
