import {
  CALLING_CODE_COUNTRY_KEY,
  CONSENT_KEY,
  FIRST_DEPOSIT_REPORTED_PREFIX,
  FIRST_OPEN_REPORTED_KEY,
  FORMER_AD_CONSENT_KEY,
  MINI_GAME_POSITION_KEY,
  REGISTRATION_SOURCE_KEY,
  SMS_RESEND_COUNTDOWN_PREFIX,
  START_TEXTS_KEY,
} from './deferred-storage-keys';
import {
  APP_DOWNLOAD_BAR_CLOSED_KEY,
  BANNER_POPUP_CLOSED_PREFIX,
  INSTALL_BANNER_CLOSED_KEY,
  INSTALL_PROMPT_CLOSED_KEY,
  UPGRADE_DIALOG_CLOSED_KEY,
} from './prompt-storage-keys';
import * as keys from './storage-keys';

/**
 * What the browser keeps data for, in the words of a member (SAFE-6). `others`: data of a service that the app uses,
 * such as an identity provider, or of another app on this origin.
 */
export const STORAGE_PURPOSES = [
  'session',
  'login',
  'forms',
  'requests',
  'safe_play',
  'games',
  'display',
  'prompts',
  'advertising',
  'messages',
  'offline',
  'marks',
  'faults',
  'others',
] as const;
export type StoragePurpose = (typeof STORAGE_PURPOSES)[number];

/**
 * Of whom a stored entry is, in a browser that several members use:
 *
 * - `user`: of nobody, or of who uses this tab now;
 * - `key`: of the member whose key stands behind the prefix up to a colon, or is the key of the record;
 * - `audience`: of the member whose fingerprint is the last part of the record's key, if there is one;
 * - `value`: of the members whom its value names.
 */
type Whose = 'user' | 'key' | 'audience' | 'value';

interface StoredName {
  readonly name: string;
  readonly whose: Whose;
}

const of = (whose: Whose, ...names: readonly string[]): readonly StoredName[] => names.map((name) => ({ name, whose }));

/**
 * The names that serve each purpose: keys of web storage (prefixes end with a colon), cookies, caches and databases,
 * and whose their entries are. A database whose stores serve several purposes has an entry `database/store` for each.
 */
export const STORED_NAMES: Readonly<Record<Exclude<StoragePurpose, 'others'>, readonly StoredName[]>> = {
  session: [
    ...of('user', keys.SESSION_KEY, keys.URL_TOKEN_KEY, keys.MEMBER_RESPONSES_PREFIX),
    ...of('value', keys.SEEN_SIGN_OUT_IDS_KEY),
  ],
  login: [
    ...of(
      'user',
      keys.DEVICE_ID_KEY,
      keys.REMEMBERED_LOGIN_KEY,
      keys.AUTO_LOGIN_MODE_KEY,
      keys.LEGACY_LOGIN_KEY,
      keys.IDENTITY_REDIRECT_KEY,
      CALLING_CODE_COUNTRY_KEY,
      SMS_RESEND_COUNTDOWN_PREFIX,
    ),
    ...of(
      'value',
      `${keys.PAGE_STATE_DATABASE}/rememberedLogin`,
      `${keys.FORMER_PAGE_DATABASE}/remembered-login`,
      keys.LEGACY_LOGIN_DATABASE,
    ),
  ],
  forms: [
    ...of('user', keys.REGISTRATION_DRAFT_KEY, keys.FORMER_FEEDBACK_DRAFT_KEY),
    // `input:` is in the memory of the page only: see MEMBER_DATA.
    ...of('key', keys.DRAFT_PREFIX, 'input:'),
    ...of('value', keys.FORMER_CASHIER_PREFIX),
  ],
  requests: of('key', keys.UNCONFIRMED_REQUEST_PREFIX),
  safe_play: [
    ...of('value', keys.PLAY_PROTECTION_KEY),
    ...of('key', keys.UNANSWERED_EXCLUSION_PREFIX, keys.PLAY_COUNT_PREFIX),
  ],
  games: [
    ...of('user', keys.RECENT_SEARCHES_KEY),
    ...of(
      'key',
      keys.RECENT_GAMES_PREFIX,
      keys.FORMER_RECENT_GAMES_PREFIX,
      `${keys.FORMER_PAGE_DATABASE}/recent-games`,
    ),
  ],
  display: of(
    'user',
    keys.LANGUAGE_KEY,
    START_TEXTS_KEY,
    keys.THEME_SNAPSHOT_KEY,
    keys.BALANCE_HIDDEN_KEY,
    keys.SCROLL_POSITIONS_KEY,
    MINI_GAME_POSITION_KEY,
  ),
  prompts: [
    ...of(
      'user',
      BANNER_POPUP_CLOSED_PREFIX,
      UPGRADE_DIALOG_CLOSED_KEY,
      keys.POPUP_LOG_KEY,
      INSTALL_BANNER_CLOSED_KEY,
      INSTALL_PROMPT_CLOSED_KEY,
      APP_DOWNLOAD_BAR_CLOSED_KEY,
    ),
    ...of('audience', `${keys.PAGE_STATE_DATABASE}/popups`),
    // Who wants push.
    ...of('value', `${keys.PAGE_STATE_DATABASE}/prompts`),
  ],
  advertising: [
    ...of(
      'user',
      keys.CAMPAIGN_PARAMS_KEY,
      keys.FIRST_TOUCH_ATTRIBUTION_KEY,
      REGISTRATION_SOURCE_KEY,
      FIRST_OPEN_REPORTED_KEY,
      CONSENT_KEY,
      FORMER_AD_CONSENT_KEY,
      'fbclid',
      'gclid',
      'ttclid',
      'kwaiclid',
      'twclid',
      'click_id',
      'cid',
      'pixel_id',
      '_fbc',
      '_fbp',
    ),
    ...of('key', FIRST_DEPOSIT_REPORTED_PREFIX, keys.TRACKED_DEPOSIT_COUNT_PREFIX),
  ],
  messages: of('value', keys.PUSH_DATABASE, keys.OUTBOX_DATABASE),
  offline: of(
    'user',
    keys.LINK_MERCHANT_KEY,
    keys.RESPONSE_CACHE_PREFIX,
    keys.STATUS_CACHE_PREFIX,
    keys.DOMAIN_LIST_PREFIX,
    keys.CUSTOMER_SERVICES_PREFIX,
    keys.HOME_SNAPSHOT_KEY,
    keys.HOME_RESPONSES_PREFIX,
    `${keys.FORMER_PAGE_DATABASE}/last-known`,
    // The database of image records has the same name.
    keys.IMAGE_CACHE,
    keys.PUBLIC_RESPONSE_CACHE,
    keys.APP_FILES_CACHE,
    keys.VERSIONS_DATABASE,
  ),
  marks: of('key', keys.LAST_SIGN_OUT_ID_PREFIX),
  faults: [
    ...of(
      'user',
      keys.RELOADED_FOR_VERSION_IDS_KEY,
      keys.RELOADED_FOR_MISSING_SCRIPT_KEY,
      keys.FAILED_START_COUNT_KEY,
      keys.ERROR_LOG_DATABASE,
    ),
    ...of('key', keys.FAILED_CALLS_PREFIX),
  ],
};

interface StoredEntry extends StoredName {
  readonly purpose: StoragePurpose;
}

const ENTRY_BY_NAME: ReadonlyMap<string, StoredEntry> = new Map(
  STORAGE_PURPOSES.flatMap((purpose) =>
    purpose === 'others' ? [] : STORED_NAMES[purpose].map((entry) => [entry.name, { ...entry, purpose }] as const),
  ),
);
/** Prefixes, the longest first: a more specific one decides. */
const PREFIXES = [...ENTRY_BY_NAME.values()]
  .filter(({ name }) => name.endsWith(':'))
  .sort((one, other) => other.name.length - one.name.length);

/**
 * Returns the entry of the table that a stored name belongs to; undefined for data of others.
 * @param name a key, cookie, cache or database
 * @param store object store or table of the database
 */
export const findStoredEntry = (name: string, store = ''): StoredEntry | undefined =>
  ENTRY_BY_NAME.get(`${name}/${store}`) ??
  ENTRY_BY_NAME.get(name) ??
  PREFIXES.find((prefix) => name.startsWith(prefix.name));

/** Returns what a stored name is for; see {@link findStoredEntry}. */
export const findStoragePurpose = (name: string, store?: string): StoragePurpose =>
  findStoredEntry(name, store)?.purpose ?? 'others';

/** Returns what the object stores of a database are for. */
export function findDatabasePurposes(database: string): ReadonlySet<StoragePurpose> {
  const entries = [...ENTRY_BY_NAME.values()].filter(
    ({ name }) => name === database || name.startsWith(`${database}/`),
  );
  return new Set(entries.length === 0 ? ['others'] : entries.map(({ purpose }) => purpose));
}
