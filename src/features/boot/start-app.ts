import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { isOnline } from '../../browser/device/network';
import { isPageVisible, subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { abortUnneededEarlyRequests } from '../../browser/page/early-requests';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { type ApiError, isRateLimited } from '../../contract/api-error';
import { buildStatusQueryParams } from '../../contract/bootstrap/early-requests';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/site/system';
import { DOMAIN_LIST_PREFIX } from '../../contract/storage-keys';
import { readCachedStatus, saveCachedStatus } from '../../services/merchant/cached-status';
import { getDeploymentMerchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { createRetryOnReconnect, type RetryOnReconnect } from '../../services/network/create-retry-on-reconnect';
import { NETWORK_FIRST_TIMEOUT_MS } from '../../services/network/network-first';
import { call } from '../../services/platform/api-client';
import { applyAndSaveTheme } from '../../services/theme/apply-and-save-theme';
import { loadFirstAttributionId } from '../../services/tracking/first-touch';
import { applyStatusAndLanguage, showStatus } from './apply-status';
import { type BootState, isDomainGone, isPlatformUnreachable, isStatusInUse, shouldPollStatus } from './boot-machine';
import { dispatchBootEvent } from './boot-store';
import { decideStartStrategy } from './decide-start';
import { repeatRequests } from './repeat-requests';
import { createRequestRace } from './request-race';
import { closeStatusNotice, showStatusNotice, updateStatusNotice } from './status-notice';

/**
 * How long a start without a cached status waits before it shows a failure instead of the sentence that it is still
 * connecting (ms). Its requests go on.
 */
const FIRST_STATUS_TIMEOUT_MS = 10_000;

/**
 * Sends a new status request. It does not share an in-flight request, whose connection may be dead (BOOT-2, BOOT-5).
 */
function fetchStatus(signal: AbortSignal) {
  return call(statusEndpoint, {
    query: buildStatusQueryParams(loadFirstAttributionId(), location),
    quiet: true,
    unshared: true,
    signal,
  });
}

const statusRequests = createRequestRace();
/** Ends the repeated requests of a start that has nothing to show. */
const repeating = new AbortController();

let resolveStatusLoaded = (): void => undefined;
/** Resolves once this page has loaded a status from the platform; a cached status does not resolve the promise. */
export const whenStatusLoaded = new Promise<void>((resolve) => {
  resolveStatusLoaded = resolve;
});

/** Retries the status request on reconnect; undefined before the first request and after a status has been loaded. */
let reconnectRetry: RetryOnReconnect | undefined;

/** Fetches, stores and applies the status. Resolves with the error of the request, or undefined on success (BOOT-1). */
async function refreshStatus(): Promise<ApiError | undefined> {
  reconnectRetry ??= createRetryOnReconnect();
  reconnectRetry.begin();
  const response = await statusRequests.run(fetchStatus);
  if (!response.ok) return response.error;
  repeating.abort();
  reconnectRetry?.stop();
  reconnectRetry = undefined;
  saveCachedStatus(getDeploymentMerchantCode(), response.value, Date.now());
  closeStatusNotice();
  await showStatus(response.value);
  resolveStatusLoaded();
  return undefined;
}

let wasUnreachable = true;
/** Whether the last failed status request did not reach the platform. Initially true. */
export const wasPlatformUnreachableAtLastFailure = (): boolean => wasUnreachable;

function dispatchFailure(error: ApiError, cached: SiteStatus | undefined) {
  if (error.layer !== 'aborted') wasUnreachable = isPlatformUnreachable(error);
  const key = DOMAIN_LIST_PREFIX + getDeploymentMerchantCode();
  const hasCachedDomains = safeLocalStorage.keys(key).includes(key);
  const boot = dispatchBootEvent({ type: 'failure', error, isOnline: isOnline(), cached, hasCachedDomains });
  // A limiter that counts the requests of the last minutes never lets go of a client that goes on at the same pace.
  if (isStatusInUse(boot) || isDomainGone(error) || isRateLimited(error)) repeating.abort();
  if (shouldPollStatus(error, isStatusInUse(boot))) reconnectRetry?.failed(refetchStatusInBackground);
  return boot;
}

/**
 * Reports a failure that the user has not asked for (BOOT-4). While a status is in use, the platform that cannot be
 * reached is no news; the screen of a failing domain explains itself.
 */
function reportFailure(error: ApiError, cached: SiteStatus | undefined): BootState {
  const boot = dispatchFailure(error, cached);
  const isInUse = isStatusInUse(boot);
  const isSilent =
    error.layer === 'aborted' || boot.phase === 'domain-error' || (isInUse && isPlatformUnreachable(error));
  if (!isSilent) updateStatusNotice(error, !isInUse);
  return boot;
}

/** Fetches the status again in the background. Resolves with whether the status was loaded (BOOT-5). */
export async function refetchStatusInBackground(): Promise<boolean> {
  const error = await refreshStatus();
  if (error) reportFailure(error, undefined);
  return !error;
}

/**
 * Resolves with whether the status request is still pending after `timeoutMs`, by default the time after which cached
 * data is shown (OFF-3).
 */
async function hasTimedOut(request: Promise<unknown>, timeoutMs = NETWORK_FIRST_TIMEOUT_MS): Promise<boolean> {
  const settled = await withTimeout(request, timeoutMs, systemClock);
  // A status that has arrived and is still being applied is not a timeout.
  return !settled.ok && reconnectRetry !== undefined;
}

/**
 * Sends the status request, and again every few seconds until there is something to show (BOOT-5). Resolves with the
 * error of the first request that fails, or with undefined once a status has been loaded. The caller reports that
 * error; each later one is reported here. Rejects if no catalogue can be loaded.
 */
function requestStatusRepeatedly(): Promise<ApiError | undefined> {
  return new Promise((resolve, reject) => {
    let isReported = false;
    const send = async () => {
      const error = await refreshStatus();
      if (error?.layer === 'aborted') return;
      if (error && isReported) reportFailure(error, undefined);
      isReported = true;
      resolve(error);
    };
    // Without any catalogue there is no text to show: the start rejects, and the start guard shows its message.
    send().catch(reject);
    const tab = { clock: systemClock, isPageVisible, subscribeToPageBecomingVisible };
    void repeatRequests(() => void send().catch(reject), tab, repeating.signal);
    // Retry may be what loads it.
    void whenStatusLoaded.then(() => resolve(undefined));
  });
}

/**
 * Starts the app: loads the status from the platform and, if decideStartStrategy() allows it, applies a cached status
 * until the loaded one replaces it (BOOT-1, BOOT-5, BOOT-7).
 * @param startPolling polls the status in the background; called if the status request is slow, or if it has failed
 * and shouldPollStatus() returns true
 */
export async function startApp(startPolling: () => void): Promise<void> {
  const { merchant: home } = readDeploymentSettings();
  useMerchant.setState({ code: home, home });
  const last = readCachedStatus(home);
  const isCacheFirst = decideStartStrategy(last, Date.now()) === 'cache-first';
  const request = isCacheFirst ? refreshStatus() : requestStatusRepeatedly();
  const slow = hasTimedOut(request);
  if (last && (isCacheFirst || (await slow))) {
    repeating.abort();
    await showStatus(last.status);
    void slow.then((isSlow) => isSlow && startPolling());
    void request.then((error) => error && handleFailure(error, last.status));
    return;
  }
  if (await slow) {
    await applyStatusAndLanguage(undefined);
    // What the platform does not answer would only occupy connections.
    abortUnneededEarlyRequests(() => false);
    dispatchBootEvent({ type: 'slow' });
    void request.then((error) => error && handleFailure(error, undefined));
    void failIfStillSlow();
    return;
  }
  const error = await request;
  if (!error) return;
  await applyStatusAndLanguage(last?.status);
  if (last) await applyAndSaveTheme(last.status);
  handleFailure(error, last?.status);

  async function failIfStillSlow() {
    if (!(await hasTimedOut(request, FIRST_STATUS_TIMEOUT_MS - NETWORK_FIRST_TIMEOUT_MS))) return;
    dispatchFailure({ layer: 'timeout', endpoint: statusEndpoint.name, afterMs: FIRST_STATUS_TIMEOUT_MS }, undefined);
    startPolling();
  }

  function handleFailure(failure: ApiError, cached: SiteStatus | undefined) {
    const boot = reportFailure(failure, cached);
    if (shouldPollStatus(failure, isStatusInUse(boot))) startPolling();
  }
}

/**
 * Aborts the in-flight status requests and fetches the status again, without a reload (BOOT-2). Resolves once the
 * status is applied or a failure is shown.
 */
export async function retryStatusRequest(): Promise<void> {
  statusRequests.abort();
  const error = await refreshStatus();
  const boot = error && dispatchFailure(error, undefined);
  if (boot && boot.phase !== 'domain-error') showStatusNotice(error, !isStatusInUse(boot));
}
