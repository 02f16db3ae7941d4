import { string } from 'valibot';
import {
  mergePassthrough,
  type Passthrough,
  readPassthrough,
  withPassthrough,
} from '../../base/passthrough-parameters';
import { sessionStore } from '../../browser/storage/web-storage';
import { PASSTHROUGH_KEY } from '../../contract/storage-keys';
import { isLastTouch, useMerchant } from '../merchant/merchant-store';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** State of the history entry; survives a reload. */
  readonly state?: unknown;
}
type Navigate = (path: string, options?: NavigateOptions) => void;

// Stored as a query string, so that loading it applies the same validation as a URL.
let savedParams: Passthrough = readPassthrough(sessionStore.get(PASSTHROUGH_KEY, string()) ?? '');
/**
 * Parameters of this page's URLs that were read before the status: only the status determines whether the first or the
 * last value is used.
 */
let undecidedParams: readonly Passthrough[] = [];

/** Returns the saved campaign parameters. */
export const trackingParams = (): Passthrough =>
  undecidedParams.reduce((saved, added) => mergePassthrough(saved, added, isLastTouch()), savedParams);

/** Saves the campaign parameters of a query; every navigation adds them to its path (ROUTE-5). */
export function savePassthroughParams(search: string): void {
  undecidedParams = [...undecidedParams, readPassthrough(search)];
  if (useMerchant.getState().status) setTrackingParams(trackingParams());
  else storeParams(trackingParams());
}

const storeParams = (params: Passthrough) => sessionStore.set(PASSTHROUGH_KEY, withPassthrough('', params));

/** Replaces the saved campaign parameters. */
export function setTrackingParams(params: Passthrough): void {
  savedParams = params;
  undecidedParams = [];
  storeParams(params);
}

/** Returns a saved campaign parameter. */
export const passthroughParam = (name: keyof Passthrough): string | undefined => trackingParams()[name];

/** Returns a path with the saved campaign parameters. */
export const withTrackingParams = (path: string): string => withPassthrough(path, trackingParams());

let routerNavigate: Navigate | undefined;
let waitingNavigation: Parameters<Navigate> | undefined;

/** Registers the router's navigate function, which navigateTo() calls. */
export function bindRouter(navigate: Navigate): void {
  routerNavigate = navigate;
  if (waitingNavigation) navigate(...waitingNavigation);
  waitingNavigation = undefined;
}

/**
 * Navigates to a page of the app with the saved campaign parameters (ROUTE-5). Before the router has been rendered,
 * the last requested navigation is deferred until then.
 */
export const navigateTo: Navigate = (path, options) => {
  if (routerNavigate) routerNavigate(withTrackingParams(path), options);
  else waitingNavigation = [withTrackingParams(path), options];
};
