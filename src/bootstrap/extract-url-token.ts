import { URL_TOKEN_PARAMETERS } from '../contract/paths';

const TOKEN_FORMAT = /^[\w.~+/=-]{8,1024}$/;
const TOKEN_NAMES: ReadonlySet<string> = new Set(URL_TOKEN_PARAMETERS);

/** Result of taking the token out of a query. */
export interface ExtractedUrlToken {
  /** The first valid token; undefined if there is none. */
  readonly token: string | undefined;
  /** The query without token parameters, otherwise unchanged; empty or starting with `?`. */
  readonly remainingSearch: string;
}

/** Extracts the session token from a query string (ROUTE-3). Undefined if the query has no token parameter. */
export function extractUrlToken(search: string): ExtractedUrlToken | undefined {
  const pairs = search.slice(1).split('&');
  const others = pairs.filter((pair) => !isToken(pair));
  if (others.length === pairs.length) return undefined;
  const values = pairs.filter(isToken).map((pair) => decode(pair.slice(pair.indexOf('=') + 1)));
  return {
    token: values.find((value) => TOKEN_FORMAT.test(value)),
    remainingSearch: others.length > 0 ? `?${others.join('&')}` : '',
  };
}

const isToken = (pair: string) => TOKEN_NAMES.has(decode(pair.split('=', 1)[0] ?? ''));

/**
 * Decodes a query component; returns `%` if an escape sequence is invalid. Does not convert `+` to a space: tokens
 * may contain an unescaped plus, but never a space.
 */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid escape: matches neither a token parameter nor a token.
    return '%';
  }
}
