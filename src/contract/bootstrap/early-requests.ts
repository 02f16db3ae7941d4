import { HOME_ENDPOINT_PATHS } from '../paths';

/*
 * The first requests of a start. The inline bootstrap script sends them while the app's scripts load, and the app
 * uses the responses instead of sending the requests again. This module contains no schemas, which would make the
 * inline script large.
 */

export const STATUS_PATH = '/wps/system/status';

/** Language that is sent if the visitor has not chosen one (API-1). */
export const DEFAULT_REQUEST_LANGUAGE = 'CN';

/**
 * Returns the query parameters of the status request (BOOT-1).
 * @param track click id or campaign of the first visit; empty if there is none
 */
export const buildStatusQueryParams = (track: string, { hostname, origin, pathname }: Location) => ({
  device: 'MOBILE' as const,
  track,
  originalDomain: hostname,
  url: origin + pathname,
});

export const BANNERS_QUERY_PARAMS = { group: 'home_top' };
export const ANNOUNCEMENTS_QUERY_PARAMS = { types: 'PR', platform: 'M', category: 'app_download' } as const;

/**
 * Requests for the content above the fold of home: endpoint name, path and query parameters. All are public GETs
 * without a token.
 */
export const HOME_REQUESTS = [
  { name: 'gameLanes', path: HOME_ENDPOINT_PATHS.gameLanes, query: {} },
  { name: 'banners', path: HOME_ENDPOINT_PATHS.banners, query: BANNERS_QUERY_PARAMS },
  { name: 'announcements', path: HOME_ENDPOINT_PATHS.announcements, query: ANNOUNCEMENTS_QUERY_PARAMS },
] as const;

/** A request that the bootstrap script has sent. */
export interface EarlyRequest {
  readonly url: string;
  readonly merchant: string;
  readonly language: string;
  /** Id with which it was sent (OPS-4). */
  readonly requestId: string;
  /**
   * Resolves with the response if it has a success status and the content type JSON; with undefined after a network
   * failure or if the response has another status or content type.
   */
  readonly response: Promise<Response | undefined>;
  abort(): void;
}

declare global {
  interface Window {
    earlyRequests?: EarlyRequest[];
    /**
     * The platform's code of the language in which the bootstrap script expects the app to start. The status response
     * may result in another language.
     */
    expectedLanguage?: string;
    /**
     * On a host whose merchant only the status names: resolves when the requests for home have been added to
     * `earlyRequests`, or when it is known that there are none.
     */
    homeRequested?: Promise<void>;
  }
}
