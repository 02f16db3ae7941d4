import {
  buildStatusQueryParams,
  DEFAULT_REQUEST_LANGUAGE,
  type EarlyRequest,
  HOME_REQUESTS,
  STATUS_PATH,
} from '../contract/bootstrap/early-requests';
import { findPlainAttributionId } from '../contract/bootstrap/find-plain-attribution-id';
import { toLanguageCode } from '../contract/language-codes';
import { ALL_HOME_PATHS, GAME_PATH } from '../contract/paths';
import { createRequestId, REQUEST_ID_HEADER } from '../contract/request-id';
import {
  FIRST_TOUCH_ATTRIBUTION_KEY,
  LANGUAGE_KEY,
  RESPONSE_CACHE_PREFIX,
  SESSION_KEY,
} from '../contract/storage-keys';

/**
 * Values that are known before the status response has arrived. They determine the early requests. `merchant` and
 * `language` come from the last start or, on a first visit, from the deployment settings for the host.
 */
export interface EarlyRequestPlanInput {
  /** Merchant code of the host (BOOT-7). */
  readonly host: string;
  /** Merchant code to send with the requests for home; if undefined, the merchant code of the host is sent. */
  readonly merchant: string | undefined;
  readonly language: string | undefined;
  /** BCP 47 tags of the browser, used to guess the language of a merchant that this browser has not visited. */
  readonly browserLanguages: readonly string[];
  /**
   * Whether a service worker controls this page. If so, home shows stored responses, and early requests would only
   * delay the scripts of the page.
   */
  readonly isControlled: boolean;
}

/**
 * Access to the storage areas. Each function returns the string stored under a key, null if there is none, and may
 * throw.
 */
interface StartStorage {
  local(key: string): string | null;
  session(key: string): string | null;
}

interface PlannedRequest {
  readonly url: string;
  readonly merchant: string;
  readonly language: string;
  readonly cache: RequestCache;
}

interface EarlyPlan {
  readonly requests: readonly PlannedRequest[];
  /** The platform's code of the expected language (see `Window.expectedLanguage`). */
  readonly language: string;
}

/**
 * Plans the early requests of a start. The status request is the first. On home, the requests for its public content
 * follow, and for a member on the page of a game that for the games, unless a service worker controls the page;
 * responses that this tab has already cached are not requested.
 * The app discards the early responses if the status response names another merchant or language. Without a merchant,
 * only the status is requested: it names the merchant.
 */
export function planEarlyRequests(
  { host, merchant = host, language, browserLanguages, isControlled }: EarlyRequestPlanInput,
  location: Location,
  storage: StartStorage,
): EarlyPlan {
  const { origin, pathname, search } = location;
  const chosen = parseText(storage.local(LANGUAGE_KEY));
  const url = (path: string, query: object) => {
    const full = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) full.searchParams.set(name, String(value));
    return full.href;
  };
  const savedTouch = parseText(storage.local(FIRST_TOUCH_ATTRIBUTION_KEY));
  const track = savedTouch || findPlainAttributionId(search);
  const status: PlannedRequest[] = [];
  // Otherwise the app sends the request, whose reader of links is not in this script.
  if (track !== undefined)
    status.push({
      url: url(STATUS_PATH, buildStatusQueryParams(track, location)),
      merchant: host,
      language: chosen || DEFAULT_REQUEST_LANGUAGE,
      cache: 'no-store',
    });
  const homeLanguage = chosen || language || (browserLanguages.map(toLanguageCode).find(Boolean) ?? 'EN');
  if (!merchant || isControlled) return { requests: status, language: homeLanguage };
  const isMissing = ({ name, query }: (typeof HOME_REQUESTS)[number]) =>
    !storage.session(`${RESPONSE_CACHE_PREFIX}public|${merchant}|${homeLanguage}|${name}|${JSON.stringify(query)}`);
  const content = listContentRequests(pathname, storage)
    .filter(isMissing)
    .map(
      ({ path, query }): PlannedRequest => ({
        url: url(path, query),
        merchant,
        language: homeLanguage,
        cache: 'default',
      }),
    );
  return { requests: [...status, ...content], language: homeLanguage };
}

/** Returns the requests for the public content of a page. A visitor signs in before the page of a game. */
function listContentRequests(pathname: string, storage: StartStorage): readonly (typeof HOME_REQUESTS)[number][] {
  if (ALL_HOME_PATHS.includes(pathname)) return HOME_REQUESTS;
  return pathname === GAME_PATH && storage.session(SESSION_KEY) ? HOME_REQUESTS.slice(0, 1) : [];
}

/** Sends all requests at once, in order of importance. Returns them with their pending responses. */
export function sendEarlyRequests(requests: readonly PlannedRequest[]): EarlyRequest[] {
  return requests.map(({ url, merchant, language, cache }) => {
    const stop = new AbortController();
    const requestId = createRequestId();
    const response = fetch(url, {
      headers: {
        Accept: 'application/json',
        ...(merchant && { Merchant: merchant }),
        Language: language,
        [REQUEST_ID_HEADER]: requestId,
      },
      credentials: 'include',
      redirect: 'error',
      cache,
      signal: stop.signal,
    }).then(
      (received) => (received.ok && /json/.test(received.headers.get('Content-Type') ?? '') ? received : undefined),
      () => undefined,
    );
    return { url, merchant, language, requestId, response, abort: () => stop.abort() };
  });
}

/**
 * Resolves with merchant and default language of a status response; undefined if it has none. For the requests for home
 * on a host whose merchant only the status names (BOOT-7).
 */
export async function readMerchantOfStatus(
  status: EarlyRequest | undefined,
): Promise<{ readonly merchant: string; readonly language: string } | undefined> {
  const body = await (await status?.response)?.clone().json();
  const { merchantCode, whitelabelVal } = Object(Object(Object(body).value).info);
  const { defaultLanguage } = Object(whitelabelVal);
  return typeof merchantCode === 'string' && merchantCode !== ''
    ? { merchant: merchantCode, language: typeof defaultLanguage === 'string' ? defaultLanguage : '' }
    : undefined;
}

/** Parses a string stored as JSON; returns an empty string if it is missing, invalid or not a string. */
function parseText(json: string | null): string {
  try {
    const value: unknown = JSON.parse(json ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    // The stored text is damaged; the app removes it.
    return '';
  }
}
