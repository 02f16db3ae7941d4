import { string } from 'valibot';
import { joinPassthrough, type Passthrough, readPassthrough, withPassthrough } from '../../base/passthrough-parameters';
import { removeFromUrl } from '../../browser/page/history';
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
/** Parameters of this page's URLs before the status says whether the first or the last value counts. */
let undecidedParams: readonly Passthrough[] = [];

const trackingParams = (): Passthrough =>
  undecidedParams.reduce((saved, added) => joinPassthrough(saved, added, isLastTouch()), savedParams);

/** Saves the tracking parameters of a query, which every navigation adds to its path (ROUTE-5). */
export function savePassthroughParams(search: string): void {
  undecidedParams = [...undecidedParams, readPassthrough(search)];
  const joined = trackingParams();
  sessionStore.set(PASSTHROUGH_KEY, withPassthrough('', joined));
  if (useMerchant.getState().status === undefined) return;
  savedParams = joined;
  undecidedParams = [];
}

/** Forgets saved tracking parameters, also in the URL of this page. */
export function forgetPassthroughParams(names: readonly string[]): void {
  const isOther = ([name]: [string, string]) => !names.includes(name);
  savedParams = Object.fromEntries(Object.entries(trackingParams()).filter(isOther));
  undecidedParams = [];
  sessionStore.set(PASSTHROUGH_KEY, withPassthrough('', savedParams));
  removeFromUrl(names);
}

/** Returns a saved tracking parameter. */
export const passthroughParam = (name: keyof Passthrough): string | undefined => trackingParams()[name];

/** Returns a path with the saved tracking parameters. */
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
 * Navigates to a page of the product with the saved tracking parameters (ROUTE-5). Before the router has been rendered,
 * the last navigation waits for it.
 */
export const navigateTo: Navigate = (path, options) => {
  if (routerNavigate) routerNavigate(withTrackingParams(path), options);
  else waitingNavigation = [withTrackingParams(path), options];
};
