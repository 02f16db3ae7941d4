import { string } from 'valibot';
import { joinPassthrough, type Passthrough, readPassthrough, withPassthrough } from '../../base/passthrough-parameters';
import { sessionStore } from '../../browser/storage/web-storage';
import { PASSTHROUGH_KEY } from '../../contract/storage-keys';
import { isLastTouch } from '../merchant/merchant-store';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** State of the history entry; survives a reload. */
  readonly state?: unknown;
}
type Navigate = (path: string, options?: NavigateOptions) => void;

// Stored as a query string, so that loading it applies the same validation as a URL.
let trackingParams: Passthrough = readPassthrough(sessionStore.get(PASSTHROUGH_KEY, string()) ?? '');
let routerNavigate: Navigate = () => undefined;

/** Registers the router's navigate function, which navigateTo() calls. */
export function bindRouter(navigate: Navigate): void {
  routerNavigate = navigate;
}

/** Saves the tracking parameters of a query, which every navigation adds to its path (ROUTE-5). */
export function savePassthroughParams(search: string): void {
  trackingParams = joinPassthrough(trackingParams, readPassthrough(search), isLastTouch());
  sessionStore.set(PASSTHROUGH_KEY, withPassthrough('', trackingParams));
}

/** Returns a saved tracking parameter. */
export const passthroughParam = (name: keyof Passthrough): string | undefined => trackingParams[name];

/** Returns a path with the saved tracking parameters. */
export const withTrackingParams = (path: string): string => withPassthrough(path, trackingParams);

/** Navigates to a page of the product with the saved tracking parameters (ROUTE-5). */
export const navigateTo: Navigate = (path, options) => routerNavigate(withTrackingParams(path), options);
