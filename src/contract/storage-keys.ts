/** Every key the product keeps in web storage, in one place. docs/storage-map.md tells who erases what and when. */

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
