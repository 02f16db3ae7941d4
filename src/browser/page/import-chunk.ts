import { string } from 'valibot';
import { systemClock } from '../../base/clock';
import { runWithTimeoutSignal } from '../../base/run-with-timeout-signal';
import { ASSET_MANIFEST_URL } from '../../contract/service-worker/service-worker-urls';
import { RELOADED_FOR_MISSING_SCRIPT_KEY } from '../../contract/storage-keys';
import { safeSessionStorage } from '../storage/web-storage';
import { readBuildInfo } from './build-info';
import { runAfterFirstPaint } from './first-paint';
import { hasTypedText } from './typed-fields';

/** Delay before a failed import is retried (ms): a request may fail while a service worker is replaced. */
const RETRY_DELAY_MS = 400;

/** How long to wait for the server before a page with a missing chunk is reloaded (ms). */
const SERVER_CHECK_TIMEOUT_MS = 3_000;

/**
 * Imports a chunk. Retries a failed import once. If the retry fails too, reloads the page, because the server may
 * have a newer version without the chunk. Reloads only once per build, and never if the server does not respond or the
 * user has typed something (UPD-2). Rejects with the browser's error if all attempts fail.
 */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await systemClock.sleep(RETRY_DELAY_MS);
  }
  try {
    return await load();
  } catch (error) {
    const { build } = readBuildInfo();
    const reloadedBuild = safeSessionStorage.get(RELOADED_FOR_MISSING_SCRIPT_KEY, string());
    const mayReload = () => shouldReloadAfterImportError({ build, reloadedBuild, hasTypedText: hasTypedText() });
    if (!mayReload() || !(await isServerReachable()) || !mayReload()) throw error;
    safeSessionStorage.set(RELOADED_FOR_MISSING_SCRIPT_KEY, build);
    location.reload();
    // The page is unloading.
    return new Promise(() => undefined);
  }
}

/**
 * Resolves with whether the server responds. Asked instead of the browser, whose report of the connection may be wrong:
 * a reload without a server would replace the page with the browser's error page.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    const check = (signal: AbortSignal) => fetch(ASSET_MANIFEST_URL, { method: 'HEAD', cache: 'no-store', signal });
    return (await runWithTimeoutSignal(SERVER_CHECK_TIMEOUT_MS, check)).ok;
  } catch {
    // No connection, or no response in time.
    return false;
  }
}

/**
 * Whether the page may be reloaded after a failed import: only if no user input would be lost and the page was not yet
 * reloaded for this build.
 */
export function shouldReloadAfterImportError(state: {
  readonly build: string;
  readonly reloadedBuild: string | undefined;
  readonly hasTypedText: boolean;
}): boolean {
  return !state.hasTypedText && state.reloadedBuild !== state.build;
}

/** Imports a chunk when the browser is idle after the first paint. Rejects as {@link importChunk} does. */
export function importChunkWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    runAfterFirstPaint(() => importChunk(load).then(done, failed));
  });
}
