import { withTimeout } from '../../base/async';
import type { Clock } from '../../base/clock';
import type { Result } from '../../base/result';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { abortUnneededEarlyRequests } from '../../browser/page/early-requests';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { type ApiError, isRateLimited } from '../../contract/api-error';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/site/system';
import { DOMAIN_LIST_PREFIX } from '../../contract/storage-keys';
import { readCachedStatus, saveCachedStatus } from '../../services/merchant/cached-status';
import { getDeploymentMerchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { createRetryOnReconnect, type RetryOnReconnect } from '../../services/network/create-retry-on-reconnect';
import { NETWORK_FIRST_TIMEOUT_MS } from '../../services/network/network-first';
import { applyAndSaveTheme } from '../../services/theme/apply-and-save-theme';
import { applyStatusAndLanguage, showStatus } from './apply-status';
import { type BootState, isDomainGone, isPlatformUnreachable, isStatusInUse, shouldPollStatus } from './boot-machine';
import { dispatchBootEvent } from './boot-store';
import { createStatusNotice } from './create-status-notice';
import { decideStartStrategy } from './decide-start';
import { repeatRequests } from './repeat-requests';
import { createRequestRace } from './request-race';

/**
 * How long a start without a cached status waits before it shows a failure instead of the sentence that it is still
 * connecting (ms). Its requests go on.
 */
const FIRST_STATUS_TIMEOUT_MS = 10_000;

export interface StartDependencies {
  /**
   * Sends a new status request. It must not share an in-flight request, whose connection may be dead (BOOT-2, BOOT-5).
   */
  fetchStatus(signal: AbortSignal): Promise<Result<SiteStatus, ApiError>>;
  /**
   * Polls the status in the background. Called once, if the status request is slow, or if it has failed and
   * shouldPollStatus() returns true.
   */
  startPolling(): void;
  readonly clock: Clock;
  isOnline(): boolean;
  isPageVisible(): boolean;
  subscribeToPageBecomingVisible(listener: () => void): () => void;
}

/** The start of a page, and the status requests that follow it. */
export interface Start {
  /**
   * Loads the status from the platform and, if decideStartStrategy() allows it, applies a cached status until the
   * loaded one replaces it (BOOT-1, BOOT-5, BOOT-7).
   */
  run(): Promise<void>;
  /**
   * Aborts the in-flight status requests and fetches the status again, without a reload (BOOT-2). Resolves once the
   * status is applied or a failure is shown.
   */
  retry(): Promise<void>;
  /** Fetches the status again in the background. Resolves with whether the status was loaded (BOOT-5). */
  refetchInBackground(): Promise<boolean>;
  /** Resolves once this page has loaded a status from the platform; a cached status does not resolve the promise. */
  readonly whenLoaded: Promise<void>;
  /** Whether the last failed status request did not reach the platform. Initially true. */
  wasPlatformUnreachable(): boolean;
}

/** Creates the start of a page. A page has one, which holds what its status requests have in common. */
export function createStart({ fetchStatus, startPolling, clock, isOnline, ...tab }: StartDependencies): Start {
  const requests = createRequestRace();
  const notice = createStatusNotice();
  /** Ends the repeated requests of a start that has nothing to show. */
  const repeating = new AbortController();
  /** Retries the status request on reconnect; undefined before the first request and after a status has been loaded. */
  let reconnectRetry: RetryOnReconnect | undefined;
  let wasUnreachable = true;
  let isPolling = false;
  let resolveLoaded = (): void => undefined;
  const whenLoaded = new Promise<void>((resolve) => {
    resolveLoaded = resolve;
  });

  /** Fetches, stores and applies the status. Resolves with the error of the request, or undefined on success (BOOT-1). */
  async function refresh(): Promise<ApiError | undefined> {
    reconnectRetry ??= createRetryOnReconnect();
    reconnectRetry.begin();
    const response = await requests.run(fetchStatus);
    if (!response.ok) return response.error;
    repeating.abort();
    reconnectRetry?.stop();
    reconnectRetry = undefined;
    saveCachedStatus(getDeploymentMerchantCode(), response.value, clock.now());
    notice.close();
    await showStatus(response.value);
    resolveLoaded();
    return undefined;
  }

  function dispatchFailure(error: ApiError, cached?: SiteStatus): BootState {
    if (error.layer !== 'aborted') wasUnreachable = isPlatformUnreachable(error);
    const key = DOMAIN_LIST_PREFIX + getDeploymentMerchantCode();
    const hasCachedDomains = safeLocalStorage.keys(key).includes(key);
    const boot = dispatchBootEvent({ type: 'failure', error, isOnline: isOnline(), cached, hasCachedDomains });
    // A limiter that counts the requests of the last minutes never lets go of a client that goes on at the same pace.
    if (isStatusInUse(boot) || isDomainGone(error) || isRateLimited(error)) repeating.abort();
    if (shouldPollStatus(error, isStatusInUse(boot))) reconnectRetry?.failed(refetchInBackground);
    return boot;
  }

  /**
   * Reports a failure that the user has not asked for (BOOT-4). While a status is in use, the platform that cannot be
   * reached is no news; the screen of a failing domain explains itself.
   */
  function reportFailure(error: ApiError, cached?: SiteStatus): BootState {
    const boot = dispatchFailure(error, cached);
    const isInUse = isStatusInUse(boot);
    const isSilent =
      error.layer === 'aborted' || boot.phase === 'domain-error' || (isInUse && isPlatformUnreachable(error));
    if (!isSilent) notice.update(error, !isInUse);
    return boot;
  }

  function reportFailureAndPoll(error: ApiError, cached?: SiteStatus): void {
    if (shouldPollStatus(error, isStatusInUse(reportFailure(error, cached)))) poll();
  }

  function poll(): void {
    if (isPolling) return;
    isPolling = true;
    startPolling();
  }

  async function refetchInBackground(): Promise<boolean> {
    const error = await refresh();
    if (error) reportFailure(error);
    return !error;
  }

  /**
   * Resolves with whether the status request is still pending after `timeoutMs`, by default the time after which cached
   * data is shown (OFF-3).
   */
  async function hasTimedOut(request: Promise<unknown>, timeoutMs = NETWORK_FIRST_TIMEOUT_MS): Promise<boolean> {
    const settled = await withTimeout(request, timeoutMs, clock);
    // A status that has arrived and is still being applied is not a timeout.
    return !settled.ok && reconnectRetry !== undefined;
  }

  /**
   * Sends the status request, and again every few seconds until there is something to show (BOOT-5). Resolves with the
   * error of the first request that fails, or with undefined once a status has been loaded. The caller reports that
   * error; each later one is reported here. Rejects if no catalogue can be loaded.
   */
  function requestRepeatedly(): Promise<ApiError | undefined> {
    return new Promise((resolve, reject) => {
      let isReported = false;
      const send = async () => {
        const error = await refresh();
        if (error?.layer === 'aborted') return;
        if (error && isReported) reportFailure(error);
        isReported = true;
        resolve(error);
      };
      // Without any catalogue there is no text to show: the start rejects, and the start guard shows its message.
      send().catch(reject);
      void repeatRequests(() => void send().catch(reject), { clock, ...tab }, repeating.signal);
      // Retry may be what loads it.
      void whenLoaded.then(() => resolve(undefined));
    });
  }

  async function run(): Promise<void> {
    const { merchant: home } = readDeploymentSettings();
    useMerchant.setState({ code: home, home });
    const last = readCachedStatus(home);
    const isCacheFirst = decideStartStrategy(last, clock.now()) === 'cache-first';
    const request = isCacheFirst ? refresh() : requestRepeatedly();
    const slow = hasTimedOut(request);
    if (last && (isCacheFirst || (await slow))) {
      repeating.abort();
      await showStatus(last.status);
      void slow.then((isSlow) => isSlow && poll());
      void request.then((error) => error && reportFailureAndPoll(error, last.status));
    } else if (await slow) {
      await waitForStatus(request);
    } else {
      const error = await request;
      if (error) await showFailure(error, last?.status);
    }
  }

  /** Says that the start is still connecting, and later that it has failed, until `request` settles. */
  async function waitForStatus(request: Promise<ApiError | undefined>): Promise<void> {
    await applyStatusAndLanguage(undefined);
    // What the platform does not answer would only occupy connections.
    abortUnneededEarlyRequests(() => false);
    dispatchBootEvent({ type: 'slow' });
    void request.then((error) => error && reportFailureAndPoll(error));
    void hasTimedOut(request, FIRST_STATUS_TIMEOUT_MS - NETWORK_FIRST_TIMEOUT_MS).then((isStillSlow) => {
      if (!isStillSlow) return;
      dispatchFailure({ layer: 'timeout', endpoint: statusEndpoint.name, afterMs: FIRST_STATUS_TIMEOUT_MS });
      poll();
    });
  }

  async function showFailure(error: ApiError, cached?: SiteStatus): Promise<void> {
    await applyStatusAndLanguage(cached);
    if (cached) await applyAndSaveTheme(cached);
    reportFailureAndPoll(error, cached);
  }

  async function retry(): Promise<void> {
    requests.abort();
    const error = await refresh();
    const boot = error && dispatchFailure(error);
    if (boot && boot.phase !== 'domain-error') notice.show(error, !isStatusInUse(boot));
  }

  return { run, retry, refetchInBackground, whenLoaded, wasPlatformUnreachable: () => wasUnreachable };
}
