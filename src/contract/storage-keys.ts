/** Every name the product keeps something under in the browser, in one place. docs/storage-map.md tells who erases what and when. */

/** sessionStorage: the session of this tab (SESS-1). */
export const SESSION_KEY = 'MC_SESSION_INFO';
/** sessionStorage: a token taken from the URL by the first script, until the session has it (ROUTE-3). */
export const URL_TOKEN_KEY = 'MC_URL_TOKEN';
/** sessionStorage: prefix of cached answers (API-3). */
export const ANSWER_PREFIX = 'MC_ANSWER:';
/** sessionStorage: the query parameters kept across navigation (ROUTE-5). */
export const PASSTHROUGH_KEY = 'MC_PASSTHROUGH';
/** sessionStorage: what was typed into the registration, without the password, for half an hour (REG-3). */
export const REGISTER_DRAFT_KEY = 'MC_REGISTER_DRAFT';
/** sessionStorage: this tab has left for an identity provider and is to take its answer up on return (SOCIAL-4). */
export const IDENTITY_RETURN_KEY = 'MC_IDENTITY_RETURN';
/** sessionStorage: where the mini game was put (MINI-1). */
export const MINI_GAME_KEY = 'MC_MINI_GAME';
/** sessionStorage: what was typed into the feedback and not sent yet (OFF-2). */
export const FEEDBACK_DRAFT_KEY = 'MC_FEEDBACK_DRAFT';
/** localStorage: the dialling code chosen last (LOGIN-6). */
export const DIALLING_KEY = 'MC_DIALLING';
/** sessionStorage: prefix of the end times after which another code may be asked for (LOGIN-7). */
export const RESEND_PREFIX = 'MC_RESEND:';
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
/** localStorage: prefix of the moments of public answers last known that are too large for it and stand in the page's database. */
export const LAST_LARGE_PREFIX = 'MC_LAST_LARGE:';
/**
 * localStorage: prefix of the numbers of games that members have played lately, per merchant and member. That one is there
 * says that there is a record in IndexedDB; without it the record counts for nothing (SESS-4).
 */
export const RECENT_PREFIX = 'MC_RECENT:';
/** sessionStorage: how far the pages of this tab's history are scrolled, for the way back to them. */
export const SCROLL_KEY = 'MC_SCROLL';
/** localStorage: a random id of this device (LOGIN-2 loginDeviceId). */
export const DEVICE_ID_KEY = 'MC_DEVICE_ID';
/**
 * localStorage: the random key of the remembered sign-in, apart from its record (REM-1). That it is there says that there
 * is a record, so that a visitor without one never opens the database.
 */
export const REMEMBER_KEY = 'MC_REMEMBERED';
/** localStorage: 0 when a remembered sign-in must not happen by itself (REM-3, LOGIN-5). */
export const AUTO_LOGIN_KEY = 'MC_AUTO_LOGIN';
/** IndexedDB of the page, and its stores; a new one is added at the end, and none is ever taken away. */
export const PAGE_DATABASE = 'fairground-page';
export const PAGE_STORES = ['remembered-login', 'recent-games', 'last-known'] as const;
/** Web Lock: one tab at a time at the remembered sign-in, whose two parts stand in two places (REM-1). */
export const REMEMBER_LOCK = 'fairground-remembered-login';
/** The remembered sign-in as products before this one left it (assumed, REM-2): localStorage, IndexedDB. */
export const OLD_REMEMBER_KEY = 'MC_REMEMBER_KEY';
export const OLD_REMEMBER_DATABASE = 'MC_REMEMBER';
/** BroadcastChannel: what the tabs of this origin tell each other (SESS-4). */
export const TAB_CHANNEL = 'fairground-tabs';
/** BroadcastChannel: a session that begins, for the tabs that wait on the sign-in page; never kept (SESS-1). */
export const SIGN_IN_CHANNEL = 'fairground-sign-in';
/** Cache Storage: the files of the app's versions, by content (OFF-3). */
export const CONTENT_CACHE = 'fairground-content';
/** IndexedDB of the service worker: which versions are in the store and which one is in charge (OFF-2). */
export const VERSIONS_DATABASE = 'fairground-versions';
/** Web Lock: one staging at a time, of all workers of this origin. */
export const STAGING_LOCK = 'fairground-staging';
/** Web Lock: prefix of the locks that pages hold on the build they run, so that its files stay (UPD-2). */
export const RUNNING_LOCK_PREFIX = 'fairground-runs:';
/** sessionStorage: versions this tab has moved to because another tab did, at most once each (UPD-2). */
export const FOLLOWED_KEY = 'MC_FOLLOWED';
/** sessionStorage: the build for which this tab has reloaded to get a missing script (UPD-2). */
export const HEALED_KEY = 'MC_HEALED';
/** IndexedDB shared by page and service worker: what is to reach the platform once (OFF-4). */
export const OUTBOX_DATABASE = 'fairground-outbox';
/** Web Lock: one sender of the outbox at a time, of all pages and workers. */
export const OUTBOX_LOCK = 'fairground-outbox';
/** Background Sync: the tag that asks for the outbox to be sent. */
export const OUTBOX_SYNC = 'fairground-outbox';
/** Cache Storage: pictures of the merchants' image hosts, within bounds (OFF-3). */
export const IMAGE_CACHE = 'fairground-images';
/** IndexedDB of the service worker: how large the kept pictures are and when they were last shown (OFF-3). */
export const IMAGES_DATABASE = 'fairground-images';
/** IndexedDB of the service worker: what went wrong lately, for the state it tells. */
export const FAULTS_DATABASE = 'fairground-faults';
/** localStorage: how many starts in a row showed nothing; removed at the first paint (BOOT-5). */
export const FAILED_STARTS_KEY = 'MC_FAILED_STARTS';
