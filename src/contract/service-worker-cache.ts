import { HOME_ENDPOINT_PATHS } from './paths';

/**
 * Public responses that the service worker caches, and for how long (OFF-3). This module is separate from the
 * endpoint schemas, which would make the service worker larger. An endpoint refers to its entry with
 * `serviceWorkerCache`.
 * - A request whose cache mode is `no-store`, `no-cache` or `reload` goes to the network, or joins an in-flight
 * request for the same response; the response is still cached.
 * - A response that was taken from the cache has the header {@link CACHED_AT_HEADER}; one without the header comes
 * from the network.
 */

/**
 * Response header that the service worker sets on a response from its cache: when the response was fetched (epoch
 * ms). The page shows the age of the data, and requests the data again with the cache mode `reload`.
 */
export const CACHED_AT_HEADER = 'X-Cached-At';

/** How the service worker handles a request for one of the public responses. */
export type ServiceWorkerCacheStrategy =
  /** Returns the cached response immediately if there is one, and updates the cache from the network. */
  | 'stale-while-revalidate'
  /**
   * Returns the response from the network. If the network fails or takes longer than NETWORK_FIRST_TIMEOUT_S, returns
   * the cached response.
   */
  | 'network-first';

export interface ServiceWorkerCacheRule {
  readonly path: string;
  readonly strategy: ServiceWorkerCacheStrategy;
  /** Maximum age of a cached response (ms); an older one is not used. */
  readonly maxAgeMs: number;
  /** Maximum size of the body (bytes), for the page and for the cache. */
  readonly maxBytes: number;
}

const MIB = 1024 * 1024;

/** Maximum size of the response body of endpoints that do not set their own (bytes). */
export const MAX_RESPONSE_BYTES = 2 * MIB;

/**
 * How long `network-first` waits for the platform before it responds from the cache. In seconds, like the Workbox
 * option `networkTimeoutSeconds`.
 */
export const NETWORK_FIRST_TIMEOUT_S = 3;

const DAY_MS = 24 * 3_600_000;

/**
 * The public responses that the service worker caches, by the name of their endpoint. All of them are requested by
 * `GET` and without a session token.
 */
export const SERVICE_WORKER_CACHE_RULES = {
  /** 10,000 games have 2.3 MB. */
  gameLanes: rule(HOME_ENDPOINT_PATHS.gameLanes, undefined, undefined, 16 * MIB),
  banners: rule(HOME_ENDPOINT_PATHS.banners),
  announcements: rule(HOME_ENDPOINT_PATHS.announcements),
  promotionCategories: rule('/wps/relay/PROMOFE_getPromotionAnnouncementCategory'),
  customerServices: rule('/wps/relay/WPSCORE_getCustomerServiceScript'),
  downloadBarSettings: rule('/wps/relay/WPSCORE_getDownloadSetting'),
  availablePromotions: rule('/wps/relay/MCSFE_getMerchantAvailablePromotions', 'network-first'),
  /** Scores and start times of matches are outdated after a day. */
  gameMatches: rule('/wps/relay/GCSGAME_getGameMatchV2', 'network-first', DAY_MS),
  /** The last known draws are shown offline, with their time. */
  gameDraws: rule('/wps/relay/GCSGAME_newGameDraws', 'network-first'),
  /** Network first: the visitor may have moved to another country since the last visit. */
  country: rule('/wps/system/country', 'network-first'),
} as const;

/** Returns a rule; by default stale while revalidate, for thirty days. */
function rule<P extends string>(
  path: P,
  strategy: ServiceWorkerCacheStrategy = 'stale-while-revalidate',
  maxAgeMs = 30 * DAY_MS,
  maxBytes = MAX_RESPONSE_BYTES,
): ServiceWorkerCacheRule & { readonly path: P } {
  return { path, strategy, maxAgeMs, maxBytes };
}

/**
 * Query parameter that makes a URL unique for intermediate caches. The app's own caches omit the parameter from their
 * keys.
 */
export const CACHE_BUSTER_PARAMETER = '_';

/** Returns the cache rule for a URL path; undefined if the service worker does not cache responses from this path. */
export function findServiceWorkerCacheRule(pathname: string): ServiceWorkerCacheRule | undefined {
  return Object.values(SERVICE_WORKER_CACHE_RULES).find(({ path }) => path === pathname);
}
