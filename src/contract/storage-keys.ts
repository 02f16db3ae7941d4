/** Every name the product keeps something under in the browser, in one place. docs/storage-map.md tells who erases what and when. */

/** sessionStorage: the session of this tab (SESS-1). */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** sessionStorage: a token taken from the URL by the first script, until the session has it (ROUTE-3). */
export const URL_TOKEN_KEY = 'MC_URL_TOKEN';
/** sessionStorage: prefix of cached answers (API-3). */
export const ANSWER_PREFIX = 'MC_ANSWER:';
/** sessionStorage: the query parameters kept across navigation (ROUTE-5). */
export const PASSTHROUGH_KEY = 'MC_PASSTHROUGH';
/** localStorage: the last good status, per merchant (BOOT-5). */
export const STATUS_PREFIX = 'MC_STATUS:';
/** localStorage: prefix of the domains last known to be good, per merchant (DOM-3). */
export const LINES_PREFIX = 'MC_LINES:';
/** localStorage: prefix of the customer services last known, per merchant (DOM-3). */
export const SERVICES_PREFIX = 'MC_SERVICES:';
/** localStorage: what the first script paints before any other script runs (WL-2). */
export const PAINT_KEY = 'MC_PAINT';
/** localStorage: the visitor's own choice of language. */
export const LANGUAGE_KEY = 'MC_LANGUAGE';
/** localStorage: prefix of public answers last known, per merchant and language (OFF-2). */
export const LAST_KNOWN_PREFIX = 'MC_LAST_KNOWN:';
/** localStorage: a random id of this device (LOGIN-2 loginDeviceId). */
export const DEVICE_ID_KEY = 'MC_DEVICE_ID';
/** BroadcastChannel: what the tabs of this origin tell each other (SESS-4). */
export const TAB_CHANNEL = 'fairground-tabs';
/** Cache Storage: the files of the app's versions, by content (OFF-3). */
export const CONTENT_CACHE = 'fairground-content';
/** IndexedDB of the service worker: which versions are in the store and which one is in charge (OFF-2). */
export const VERSIONS_DATABASE = 'fairground-versions';
/** Web Lock: one staging at a time, of all workers of this origin. */
export const STAGING_LOCK = 'fairground-staging';
