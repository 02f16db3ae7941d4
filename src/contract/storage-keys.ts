/**
 * The names of the app's storage entries, databases, locks and channels in the browser. This module is part of the
 * initial scripts, so the names that only deferred code uses are in deferred-storage-keys.ts. docs/storage-map.md
 * lists when each entry is deleted.
 */

/** sessionStorage: the session of this tab (SESS-1). */
export const SESSION_KEY = 'MC_SESSION_INFO';
/**
 * localStorage key prefix of a random id that is replaced at each sign-out of a member (SESS-4); one key per member,
 * who is identified by a fingerprint.
 */
export const LAST_SIGN_OUT_ID_PREFIX = 'MC_SIGNED_OUT:';
/** sessionStorage: the sign-out ids that existed when this tab's session began, to detect a later sign-out (SESS-4). */
export const SEEN_SIGN_OUT_IDS_KEY = 'MC_SIGN_OUTS_SEEN';
/**
 * sessionStorage: a token from the URL, saved by the inline bootstrap script until the session is created (ROUTE-3).
 */
export const URL_TOKEN_KEY = 'MC_URL_TOKEN';
/**
 * sessionStorage: the merchant code in the link to a fallback domain, which the deployment does not list (DOM-1).
 */
export const LINK_MERCHANT_KEY = 'MC_LINK_MERCHANT';
/** sessionStorage key prefix of cached responses (API-3). */
export const RESPONSE_CACHE_PREFIX = 'MC_ANSWER:';
/** sessionStorage key prefix of cached responses that belong to the member (API-3). */
export const MEMBER_RESPONSES_PREFIX = 'MC_ANSWER:member:';
/** sessionStorage: the query parameters preserved across navigation (ROUTE-5). */
export const CAMPAIGN_PARAMS_KEY = 'MC_PASSTHROUGH';
/** sessionStorage: the draft of the registration form, without the password, for half an hour (REG-3). */
export const REGISTRATION_DRAFT_KEY = 'MC_REGISTER_DRAFT';
/**
 * sessionStorage: the identity provider to which this tab was redirected, and the time of the redirect; kept until
 * the provider's result is known (SOCIAL-4).
 */
export const IDENTITY_REDIRECT_KEY = 'MC_IDENTITY_RETURN';
/** sessionStorage: the last searches in this tab that found games (GAME-5). */
export const RECENT_SEARCHES_KEY = 'MC_SEARCHES';
/** sessionStorage: where earlier releases kept the draft of unsent feedback. */
export const FORMER_FEEDBACK_DRAFT_KEY = 'MC_FEEDBACK_DRAFT';
/** sessionStorage: the latest state changes of popups, with the reasons, for the diagnostics page (BAN-2). */
export const POPUP_LOG_KEY = 'MC_POPUP_LOG';
/**
 * sessionStorage key prefix of the last failed calls of this tab, for the diagnostics page (OPS-5); by member, a
 * visitor's under `visitor`.
 */
export const FAILED_CALLS_PREFIX = 'MC_FAILED_CALLS:';
/** localStorage key prefix of the last valid status response (BOOT-5); one key per merchant. */
export const STATUS_CACHE_PREFIX = 'MC_STATUS:';
/** localStorage key prefix of the last accepted list of fallback domains (DOM-3); one key per merchant. */
export const DOMAIN_LIST_PREFIX = 'MC_LINES:';
/** localStorage key prefix of the cached customer-service contacts (DOM-3); one key per merchant. */
export const CUSTOMER_SERVICES_PREFIX = 'MC_SERVICES:';
/** localStorage: the theme that the inline bootstrap script applies before any other script runs (WL-2). */
export const THEME_SNAPSHOT_KEY = 'MC_PAINT';
/** localStorage: snapshot of home, shown on the next start before any script has loaded (OFF-2). */
export const HOME_SNAPSHOT_KEY = 'MC_HOME_PICTURE';
/**
 * localStorage: the members of this browser who are on a break or have excluded themselves, with the ends; by the
 * fingerprint of the member (SAFE-4).
 */
export const PLAY_PROTECTION_KEY = 'MC_PLAY_PAUSE';
/**
 * localStorage key prefix of a self-exclusion that the platform has not answered, by the member or, where the platform
 * sends no id, the token (SAFE-2).
 */
export const UNANSWERED_EXCLUSION_PREFIX = 'MC_EXCLUSION:';
/** localStorage: 1 if the balance is hidden in this browser. */
export const BALANCE_HIDDEN_KEY = 'MC_BALANCE_HIDDEN';
/** localStorage: code of the language that the user has chosen, such as `VI`; absent before a choice. */
export const LANGUAGE_KEY = 'MC_LANGUAGE';
/**
 * localStorage key prefix of the cached public responses that home shows first (OFF-2); one key per merchant, language
 * and endpoint.
 */
export const HOME_RESPONSES_PREFIX = 'MC_LAST_KNOWN:';
/** localStorage key prefix of the games that a member has played recently, by member (GAME-5). */
export const RECENT_GAMES_PREFIX = 'MC_PLAYED:';
/**
 * localStorage key prefix of the number of recently played games of earlier versions of the app, which had the games in
 * IndexedDB; one key per merchant and member id.
 */
export const FORMER_RECENT_GAMES_PREFIX = 'MC_RECENT:';
/**
 * localStorage key prefix of the time since a member's last reality check (SAFE-3); one key per member, who is
 * identified by a fingerprint.
 */
export const PLAY_COUNT_PREFIX = 'MC_HERE:';
/** sessionStorage: scroll positions of this tab's history entries. */
export const SCROLL_POSITIONS_KEY = 'MC_SCROLL';
/** localStorage: the click id or campaign of the first visit that had one (BOOT-1). */
export const FIRST_TOUCH_ATTRIBUTION_KEY = 'MC_FIRST_TOUCH';
/** localStorage: a random id of this device (LOGIN-2 loginDeviceId). */
export const DEVICE_ID_KEY = 'MC_DEVICE_ID';
/**
 * localStorage: the random key that encodes the password of the remembered login; the login itself is in IndexedDB
 * (REM-1). If the key is missing, no login is remembered, and the app does not open the database when it starts.
 */
export const REMEMBERED_LOGIN_KEY = 'MC_REMEMBERED';
/** localStorage: mode of auto login (REM-3, LOGIN-5). 0: off; 1: on; 2: only when the member taps. */
export const AUTO_LOGIN_MODE_KEY = 'MC_AUTO_LOGIN';
/**
 * IndexedDB database in which earlier versions of this app stored the page's data, and its object stores in the order
 * in which they were added. Read and emptied, never written.
 */
export const FORMER_PAGE_DATABASE = 'fairground-page';
export const FORMER_PAGE_OBJECT_STORES = ['remembered-login', 'recent-games', 'last-known'] as const;
/**
 * IndexedDB database of the page's state (PAGE_STATE_DATABASE), accessed with Dexie, and its tables
 * (PAGE_STATE_OBJECT_STORES). New tables are appended to the list; no table is ever removed.
 */
export const PAGE_STATE_DATABASE = 'fairground-page-state';
export const PAGE_STATE_OBJECT_STORES = ['rememberedLogin', 'popups', 'prompts'] as const;
/**
 * Web Lock under which only one tab at a time accesses the remembered login, whose two parts are in different storages
 * (REM-1).
 */
export const REMEMBERED_LOGIN_LOCK = 'fairground-remembered-login';
/**
 * localStorage key (LEGACY_LOGIN_KEY) and IndexedDB database (LEGACY_LOGIN_DATABASE) of the login that the
 * predecessor of this app remembered (REM-2). Both names are assumed.
 */
export const LEGACY_LOGIN_KEY = 'MC_REMEMBER_KEY';
export const LEGACY_LOGIN_DATABASE = 'MC_REMEMBER';
/** BroadcastChannel: messages between the tabs of this origin (SESS-4). */
export const TAB_CHANNEL = 'fairground-tabs';
/** Web Lock that a tab holds while it forgets the device, so that the others notice if it ends before (SAFE-6). */
export const FORGETTING_LOCK = 'fairground-forgetting';
/** BroadcastChannel that passes a new session, without storing it, to the tabs that show the sign-in page (SESS-1). */
export const SIGN_IN_CHANNEL = 'fairground-sign-in';
/** Name prefix of the Web Lock that each tab holds for the member who is signed in in it, by the member key. */
export const SIGNED_IN_LOCK_PREFIX = 'fairground-signed-in:';
/** Cache Storage: the files of the app's versions, keyed by content hash (OFF-3). */
export const APP_FILES_CACHE = 'fairground-content';
/** IndexedDB of the service worker: the stored versions and which one is active (OFF-2). */
export const VERSIONS_DATABASE = 'fairground-versions';
/** Web Lock under which only one service worker of this origin at a time precaches. */
export const PRECACHE_LOCK = 'fairground-precache';
/**
 * Name prefix of the Web Lock that each page holds for the build that it runs, so that the files of the build are kept
 * (UPD-2).
 */
export const RUNNING_BUILD_LOCK_PREFIX = 'fairground-runs:';
/**
 * sessionStorage: ids of the versions for which this tab has already reloaded; it reloads only once for each (UPD-2).
 */
export const RELOADED_FOR_VERSION_IDS_KEY = 'MC_FOLLOWED';
/** sessionStorage: id of the build that this tab was running when it reloaded because of a missing script (UPD-2). */
export const RELOADED_FOR_MISSING_SCRIPT_KEY = 'MC_HEALED';
/** IndexedDB shared by page and service worker: requests that must reach the platform exactly once (OFF-4). */
export const OUTBOX_DATABASE = 'fairground-outbox';
/** Prefix of the Web Locks under which one page or worker at a time sends the outbox; the kind of entry follows. */
export const OUTBOX_LOCK = 'fairground-outbox:';
/** Background Sync: tag of the sync event on which the service worker sends the requests in the outbox. */
export const OUTBOX_SYNC_TAG = 'fairground-outbox';
/**
 * IndexedDB shared by page and service worker: notification texts, texts of the offline page, unread messages, the last
 * clicked notification, and the member for whom this device receives push messages (PUSH-3).
 */
export const PUSH_DATABASE = 'fairground-push';
/** Cache Storage: images of the merchants' image hosts, limited in size (OFF-3). */
export const IMAGE_CACHE = 'fairground-images';
/** Cache Storage: the public responses in `SERVICE_WORKER_CACHE_RULES`, limited in size (OFF-3). */
export const PUBLIC_RESPONSE_CACHE = 'fairground-responses';
/** IndexedDB of the service worker: records of cached images, and the merchant's image hosts (OFF-3). */
export const IMAGE_RECORDS_DATABASE = 'fairground-images';
/** IndexedDB of the service worker: the error log for diagnostics. */
export const ERROR_LOG_DATABASE = 'fairground-faults';
/** localStorage: number of consecutive starts without a first paint; removed at the first paint (BOOT-5). */
export const FAILED_START_COUNT_KEY = 'MC_FAILED_STARTS';
/**
 * localStorage key prefix of the number of a member's completed deposits that tracking has seen (TRK-1); one key per
 * member, who is identified by a fingerprint.
 */
export const TRACKED_DEPOSIT_COUNT_PREFIX = 'MC_DEPOSITS:';
/** sessionStorage key prefix of the drafts of deposits, withdrawals and feedback, by member (MEM-1, OFF-2). */
export const DRAFT_PREFIX = 'MC_DRAFT:';
/**
 * localStorage key prefix of the requests whose outcome is unknown, by member, kind and request id (API-8). A visitor's
 * registration is stored under `visitor`.
 */
export const UNCONFIRMED_REQUEST_PREFIX = 'MC_REQUEST:';
/**
 * sessionStorage key prefix under which earlier versions of the app have stored drafts and submissions of deposits and
 * withdrawals, with the member's name.
 */
export const FORMER_CASHIER_PREFIX = 'MC_CASHIER:';
