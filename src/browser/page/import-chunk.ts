import { string } from 'valibot';
import { systemClock } from '../../base/clock';
import { RELOADED_FOR_MISSING_SCRIPT_KEY } from '../../contract/storage-keys';
import { isOnline } from '../device/network';
import { safeSessionStorage } from '../storage/web-storage';
import { readDeploymentSettings } from './deployment';
import { runAfterFirstPaint } from './first-paint';
import { hasTypedText } from './typed-fields';

/** Delay before a failed import is retried (ms): a request may fail while a service worker is replaced. */
const RETRY_DELAY_MS = 400;

/**
 * Imports a chunk. Retries a failed import once. If the retry fails too, reloads the page, because the server may
 * have a newer version without the chunk. Reloads only once per build, and never while offline or after the user has
 * typed something (UPD-2). Rejects with the browser's error if all attempts fail.
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
    const { build } = readDeploymentSettings();
    const reloadedBuild = safeSessionStorage.get(RELOADED_FOR_MISSING_SCRIPT_KEY, string());
    if (!shouldReloadAfterImportError({ isOnline: isOnline(), build, reloadedBuild, hasTypedText: hasTypedText() }))
      throw error;
    safeSessionStorage.set(RELOADED_FOR_MISSING_SCRIPT_KEY, build);
    location.reload();
    // The page is unloading.
    return new Promise(() => undefined);
  }
}

/**
 * Whether to reload the page after a failed import: only if the browser is online, no user input would be lost, and
 * the page was not yet reloaded for this build.
 */
export function shouldReloadAfterImportError(state: {
  readonly isOnline: boolean;
  readonly build: string;
  readonly reloadedBuild: string | undefined;
  readonly hasTypedText: boolean;
}): boolean {
  return state.isOnline && !state.hasTypedText && state.reloadedBuild !== state.build;
}

/** Imports a chunk when the browser is idle after the first paint. Rejects as {@link importChunk} does. */
export function importChunkWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    runAfterFirstPaint(() => importChunk(load).then(done, failed));
  });
}
