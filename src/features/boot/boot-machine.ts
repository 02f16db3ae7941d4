import type { ApiError } from '../../contract/api-error';
import type { SiteStatus } from '../../contract/endpoints/system';
import { ERROR_CODE } from '../../contract/error-codes';
import { decideSiteState, type SiteState } from './decide-site-state';

/** Where the start of the product stands. */
export type BootState =
  /** Nothing is known yet. */
  | { readonly phase: 'starting' }
  /** A status is known, of now or of the last start: the product, or the screen it puts in its place. */
  | { readonly phase: SiteState }
  /** This domain serves the merchant no more, or is dead, and another one may not be (DOM-1). */
  | { readonly phase: 'domain-error'; readonly error: ApiError }
  /** No status was ever had, and there is no network to have one by. */
  | { readonly phase: 'offline'; readonly error: ApiError }
  /** No status was ever had, and none can be had now. */
  | { readonly phase: 'failed'; readonly error: ApiError };

type Restrictions = Pick<SiteStatus, 'maintenance' | 'regionRestriction'>;

export type BootEvent =
  /** A status came, or a kept one is to be used. */
  | { readonly type: 'status'; readonly status: Restrictions }
  /** The status cannot be had. */
  | {
      readonly type: 'failure';
      readonly error: ApiError;
      /** The browser believes in a connection. Without one a silent domain is no dead one. */
      readonly online: boolean;
      /** The last good status, however old: better than nothing while the platform is silent (BOOT-5). */
      readonly last: Restrictions | undefined;
      /** Domains of the merchant are known from earlier (DOM-3). */
      readonly linesKnown: boolean;
    };

/** What follows on an event (BOOT-2 to BOOT-5). */
export function nextBoot(state: BootState, event: BootEvent): BootState {
  if (event.type === 'status') return { phase: decideSiteState(event.status) };
  const { error, online, last, linesKnown } = event;
  if (error.layer === 'aborted') return state;
  if (isDomainGone(error)) return { phase: 'domain-error', error };
  if (isOnScreen(state)) return state;
  if (last) return { phase: decideSiteState(last) };
  if (!isUnreachable(error)) return { phase: 'failed', error };
  if (!online) return { phase: 'offline', error };
  // A domain known to fail, with the way out on screen, is not better for being silent now.
  if (state.phase === 'domain-error') return state;
  return { phase: linesKnown ? 'domain-error' : 'failed', error };
}

/** A status is on screen, so that a failure to refresh it takes nothing away. */
export function isOnScreen({ phase }: BootState): boolean {
  return phase === 'open' || phase === 'maintenance' || phase === 'denied';
}

/** The platform says that it serves this merchant here no more (BOOT-4). */
function isDomainGone(error: ApiError): boolean {
  return error.layer === 'business' && error.code === ERROR_CODE.domainNotAvailable;
}

/** Nobody answered, or somebody who is not the platform: a gateway, a portal. */
export function isUnreachable({ layer }: ApiError): boolean {
  return layer === 'offline' || layer === 'timeout' || layer === 'http' || layer === 'decode';
}
