import {
  DEFAULT_LANGUAGE,
  type EarlyRequest,
  HOME_REQUESTS,
  STATUS_PATH,
  statusQuery,
} from '../contract/early-requests';
import { parseFirstTouch, TOUCH_VALUE } from '../contract/first-touch';
import { HOME_PATHS } from '../contract/paths';
import { FIRST_TOUCH_KEY, LANGUAGE_KEY, RESPONSE_CACHE_PREFIX } from '../contract/storage-keys';

/** What the bootstrap script knows before the status: the deployment's merchant, and what the last start showed. */
export interface StartContext {
  /** Merchant of the host (BOOT-7). */
  readonly host: string;
  /** Merchant and language of the last start, or of the host's branding; undefined: unknown. */
  readonly merchant: string | undefined;
  readonly language: string | undefined;
  /** A service worker controls this page: home shows stored responses, and early requests would delay its scripts. */
  readonly isControlled: boolean;
}

/** Reads a storage area; it may throw. */
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

/**
 * Returns the requests of a start: first the status, then the public content of home, unless its language is unknown, a
 * service worker has it or this tab has the response already.
 */
export function planEarlyRequests(
  { host, merchant = host, language, isControlled }: StartContext,
  location: Location,
  storage: StartStorage,
): readonly PlannedRequest[] {
  const { origin, pathname, search } = location;
  const chosen = parseText(storage.local(LANGUAGE_KEY));
  const url = (path: string, query: object) => {
    const full = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) full.searchParams.set(name, String(value));
    return full.href;
  };
  const savedTouch = parseText(storage.local(FIRST_TOUCH_KEY));
  const track = TOUCH_VALUE.test(savedTouch) ? savedTouch : parseFirstTouch(search);
  const status: PlannedRequest = {
    url: url(STATUS_PATH, statusQuery(track, location)),
    merchant: host,
    language: chosen || DEFAULT_LANGUAGE,
    cache: 'no-store',
  };
  const homeLanguage = chosen || language;
  if (isControlled || !homeLanguage || !HOME_PATHS.includes(pathname)) return [status];
  const isMissing = ({ name, query }: (typeof HOME_REQUESTS)[number]) =>
    !storage.session(`${RESPONSE_CACHE_PREFIX}public|${merchant}|${homeLanguage}|${name}|${JSON.stringify(query)}`);
  const home = HOME_REQUESTS.filter(isMissing).map(
    ({ path, query }): PlannedRequest => ({
      url: url(path, query),
      merchant,
      language: homeLanguage,
      cache: 'default',
    }),
  );
  return [status, ...home];
}

/** Sends the requests in order. */
export function sendEarlyRequests(requests: readonly PlannedRequest[]): EarlyRequest[] {
  return requests.map(({ url, merchant, language, cache }) => {
    const stop = new AbortController();
    const response = fetch(url, {
      headers: { Accept: 'application/json', Merchant: merchant, Language: language },
      credentials: 'include',
      redirect: 'error',
      cache,
      signal: stop.signal,
    }).then(
      (received) => (received.ok && /json/.test(received.headers.get('Content-Type') ?? '') ? received : undefined),
      () => undefined,
    );
    return { url, merchant, language, response, abort: () => stop.abort() };
  });
}

/** Returns a text that was stored as JSON; empty if there is none. */
function parseText(json: string | null): string {
  try {
    const value: unknown = JSON.parse(json ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    // Damaged: the app removes it.
    return '';
  }
}
