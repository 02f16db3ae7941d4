import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { readBackoffs, readOutboxCounts } from '../../src/base/outbox/outbox-store';
import type { ServiceWorkerState } from '../../src/contract/service-worker/service-worker-state';
import { SERVICE_WORKER_STATE_URL } from '../../src/contract/service-worker/service-worker-urls';
import { listImageRecords } from '../images/image-index';
import { listPublicResponseRecords } from '../public-responses/response-cache';
import { readErrorLog } from '../runtime/error-log';
import { STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { hasContentWithHash } from '../versions/content-store';
import { listRunningBuilds } from '../versions/list-running-builds';
import { filterFilesByGroup, type StoredVersions } from '../versions/stored-versions';
import { isVersionComplete } from '../versions/versions-in-memory';
import { readNextUpdateCheckTime, readStoredVersions } from '../versions/versions-store';

/**
 * Resolves with the stored state of the service worker and its error log. They contain no token, no id of a member or a
 * device, and no URL that the user has visited.
 */
export async function collectServiceWorkerState(): Promise<ServiceWorkerState> {
  const [storedVersions, nextCheck, images, responses, outbox, backoffs, running, errors, estimate] = await Promise.all(
    [
      readStoredVersions(STORAGE_TIMEOUT_MS),
      readNextUpdateCheckTime(STORAGE_TIMEOUT_MS),
      listImageRecords(),
      listPublicResponseRecords(),
      readOutboxCounts(),
      readBackoffs(),
      listRunningBuilds(),
      readErrorLog(),
      navigator.storage?.estimate(),
    ],
  );
  return {
    versions: storedVersions.ok ? await describeVersions(storedVersions.value) : storedVersions.error,
    runByPages: [...running],
    nextCheck: nextCheck.ok ? nextCheck.value : nextCheck.error,
    images: images.ok ? { count: images.value.length, bytes: sumBytes(images.value) } : images.error,
    responses: responses.ok ? { count: responses.value.length, bytes: sumBytes(responses.value) } : responses.error,
    outbox: outbox.ok
      ? { ...outbox.value, backoffs: backoffs.ok ? Object.fromEntries(backoffs.value) : {} }
      : outbox.error,
    storage: { usage: estimate?.usage, quota: estimate?.quota },
    faults: [...errors],
  };
}

const describeVersions = (storedVersions: StoredVersions) =>
  Promise.all(
    storedVersions.map(async (version) => {
      const { build, id } = version;
      const isStored = await Promise.all(version.files.map(({ sha256 }) => hasContentWithHash(sha256)));
      const stored = version.files.filter((_, index) => isStored[index]);
      // An on-demand file that no page has requested is not missing.
      const files = version.files.filter(({ onDemand }, index) => !onDemand || isStored[index]);
      return {
        build,
        id,
        isComplete: (await isVersionComplete(version)) === true,
        critical: filterFilesByGroup(version, 'critical').length,
        files: files.length,
        storedFiles: stored.length,
        bytes: sumBytes(files),
        storedBytes: sumBytes(stored),
      };
    }),
  );

const sumBytes = (files: readonly { readonly bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

export const matchServiceWorkerStateRequest = ({ sameOrigin, url }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname === SERVICE_WORKER_STATE_URL;

export async function handleServiceWorkerStateRequest(): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" };
  return Response.json(await collectServiceWorkerState(), { headers });
}
