import { fail, ok, type Result } from '../../src/base/result';
import { runWithTimeoutSignal } from '../../src/base/run-with-timeout-signal';
import { computeSha256 } from '../../src/base/sha256';
import { findResponseMismatch } from '../../src/base/versions/find-response-mismatch';
import type { AssetFile } from '../../src/contract/service-worker/asset-manifest';
import type { PrecacheFailureReason } from '../../src/contract/service-worker/service-worker-messages';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { toStorableResponse } from '../runtime/storable-response';
import { FILE_FETCH_TIMEOUT_MS } from '../runtime/time-limits';
import { encodeText, splitDocument } from '../versions/split-document';
import { withOwnHead } from './own-document';

/**
 * Compares a decoded response body with its manifest entry. Resolves with `length` or `hash`, the first of the two
 * that differs; undefined if both match.
 */
export async function findBodyMismatch(
  body: ArrayBuffer,
  { bytes, sha256 }: Pick<AssetFile, 'bytes' | 'sha256'>,
): Promise<PrecacheFailureReason | undefined> {
  if (body.byteLength !== bytes) return 'length';
  return (await computeSha256(body)) === sha256 ? undefined : 'hash';
}

/**
 * A file whose length and hash match its manifest entry, or why it could not be fetched. The entry of the document is
 * about its shell; its head is this host's.
 */
export type FileFetchResult = Result<Response, PrecacheFailureReason>;

/**
 * Fetches a file from the HTTP cache, which contains most files after a page load, or from the server if the cached
 * copy is missing or invalid. Resolves with an error if no valid copy can be fetched.
 */
export async function fetchFile(file: AssetFile): Promise<FileFetchResult> {
  const first = await fetchAndVerify(file, { cache: 'default' });
  return first.ok ? first : fetchAndVerify(file, { cache: 'reload' });
}

/**
 * Fetches a file from the HTTP cache without a network request. Resolves with an error if the cache has no copy or an
 * invalid one.
 */
export const fetchFileFromHttpCache = (file: AssetFile): Promise<FileFetchResult> =>
  fetchAndVerify(file, { cache: 'only-if-cached', mode: 'same-origin' });

async function fetchAndVerify(file: AssetFile, init: RequestInit): Promise<FileFetchResult> {
  let isTimedOut = false;
  try {
    // The timeout covers the body too, because a connection may stall in the middle.
    return await runWithTimeoutSignal(FILE_FETCH_TIMEOUT_MS, async (signal) => {
      signal.addEventListener('abort', () => {
        isTimedOut = true;
      });
      const response = await fetch(file.url, { ...init, priority: 'low', redirect: 'error', signal });
      const headerFault = findResponseMismatch(response, file.url);
      if (headerFault) return fail(headerFault);
      const body = await response.arrayBuffer();
      const document = file.url === SHELL_URL ? splitDocument(body) : undefined;
      const bodyFault = await findBodyMismatch(document ? encodeText(document.shell) : body, file);
      if (bodyFault) return fail(bodyFault);
      return ok(toStorableResponse(document ? await withOwnHead(document) : body, response.headers));
    });
  } catch {
    return fail(isTimedOut ? 'timeout' : 'network');
  }
}
