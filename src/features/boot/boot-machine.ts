import { type ApiError, isRateLimited } from '../../contract/api-error';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import { ERROR_CODES } from '../../contract/error-codes';

/** State of the merchant's site: `open` shows the app, the other states show a screen instead of the app. */
export type SiteAvailability = 'open' | 'maintenance' | 'denied';

/**
 * Returns the site state that a status response implies. Maintenance takes precedence over a restricted region (BOOT-2,
 * BOOT-3).
 */
export function decideSiteAvailability(
  status: Pick<SiteStatus, 'maintenance' | 'regionRestriction'>,
): SiteAvailability {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'denied' : 'open';
}

/**
 * Phase of the start of the app. Contains the error of the status request if that error prevents the app from being
 * shown.
 */
export type BootState =
  /** No status has been loaded yet. */
  | { readonly phase: 'starting' }
  /** As `starting`, but the status takes so long that a message is shown (BOOT-5). */
  | { readonly phase: 'waiting' }
  /** A current or cached status is in use; the phase is the site state that it implies. */
  | { readonly phase: SiteAvailability }
  /** This domain no longer serves the merchant or is unreachable; a fallback domain may work (DOM-1). */
  | { readonly phase: 'domain-error'; readonly error: ApiError }
  /** There is neither a cached status nor a stored domain list, and the browser reports no network. */
  | { readonly phase: 'offline'; readonly error: ApiError }
  /** There is no cached status, and the status request failed. */
  | { readonly phase: 'failed'; readonly error: ApiError };

type Restrictions = Pick<SiteStatus, 'maintenance' | 'regionRestriction'>;

export type BootEvent =
  /** There is nothing to show yet, and the status request takes long (BOOT-5). */
  | { readonly type: 'slow' }
  /** A status was loaded from the platform or from the cache. */
  | { readonly type: 'status'; readonly status: Restrictions }
  /** The status request failed. */
  | {
      readonly type: 'failure';
      readonly error: ApiError;
      /** Value of `navigator.onLine`. It may be wrong, so it chooses what a screen says, never what is tried. */
      readonly isOnline: boolean;
      /**
       * The last successful status, of any age; undefined if there is none. It is used instead of the failed response
       * (BOOT-5), unless this domain no longer serves the merchant.
       */
      readonly cached: Restrictions | undefined;
      /**
       * Whether a list of the merchant's domains is stored on this device (DOM-3). Without one, an unreachable domain
       * is not reported as a domain error.
       */
      readonly hasCachedDomains: boolean;
    };

/** Returns the state after an event (BOOT-2 to BOOT-5). */
export function reduceBoot(state: BootState, bootEvent: BootEvent): BootState {
  if (bootEvent.type === 'slow') return state.phase === 'starting' ? { phase: 'waiting' } : state;
  if (bootEvent.type === 'status') return { phase: decideSiteAvailability(bootEvent.status) };
  const { error, isOnline, cached, hasCachedDomains } = bootEvent;
  if (error.layer === 'aborted') return state;
  if (isDomainGone(error)) return { phase: 'domain-error', error };
  if (isStatusInUse(state)) return state;
  if (cached) return { phase: decideSiteAvailability(cached) };
  if (!isPlatformUnreachable(error)) return { phase: 'failed', error };
  // Keep the domain error: its screen already offers a fallback domain.
  if (state.phase === 'domain-error') return state;
  if (hasCachedDomains) return { phase: 'domain-error', error };
  return { phase: isOnline ? 'failed' : 'offline', error };
}

/**
 * Whether the app, the maintenance screen or the access-denied screen is shown. If a later status request fails, what
 * is shown stays, unless the platform no longer serves this merchant on this domain.
 */
export function isStatusInUse({ phase }: BootState): boolean {
  return phase === 'open' || phase === 'maintenance' || phase === 'denied';
}

/** Whether the platform reports that it no longer serves this merchant on this domain (BOOT-4). */
export function isDomainGone(error: ApiError): boolean {
  return error.layer === 'business' && error.code === ERROR_CODES.domainNotAvailable;
}

/**
 * Whether an error means that the platform was not reached: there was no response, or the response came from a gateway
 * or captive portal. A response that violates the contract (API-2), has the status 401 or 403, or is a rate limit, means
 * that the platform was reached.
 */
export function isPlatformUnreachable(error: ApiError): boolean {
  if (error.layer === 'http') return error.status !== 401 && error.status !== 403 && !isRateLimited(error);
  return error.layer === 'offline' || error.layer === 'timeout';
}

/**
 * Whether to poll the status in the background after an error (BOOT-5). Returns false if the domain no longer serves
 * the merchant, or if the request was aborted because a newer one has replaced it. While a status is shown
 * (`isOnScreen`), also returns false if the platform refused the request or the request could not be sent; a notice
 * reports these errors. There is none for a rate limit, which ends by itself.
 */
export function shouldPollStatus(error: ApiError, isOnScreen: boolean): boolean {
  if (error.layer === 'aborted' || isDomainGone(error)) return false;
  return !isOnScreen || isRateLimited(error) || (error.layer !== 'business' && error.layer !== 'request');
}
