import { TOKEN_PARAMETERS } from '../contract/paths';

const TOKEN = /^[\w.~+/=-]{8,1024}$/;
const NAMES: ReadonlySet<string> = new Set(TOKEN_PARAMETERS);

export interface TakenToken {
  /** The first token that looks like one; undefined when none does. */
  readonly token: string | undefined;
  /** The query without its token parameters, the others untouched; empty or starting with `?`. */
  readonly search: string;
}

/** Takes the session token out of a query string (ROUTE-3). Undefined when the query has no token parameter. */
export function takeToken(search: string): TakenToken | undefined {
  const pairs = search.slice(1).split('&');
  const others = pairs.filter((pair) => !isToken(pair));
  if (others.length === pairs.length) return undefined;
  const values = pairs.filter(isToken).map((pair) => decode(pair.slice(pair.indexOf('=') + 1)));
  return { token: values.find((value) => TOKEN.test(value)), search: others.length > 0 ? `?${others.join('&')}` : '' };
}

const isToken = (pair: string) => NAMES.has(decode(pair.split('=', 1)[0] ?? ''));

/** A plus sign stands for itself: tokens hold it, unescaped, and never a space. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: no token parameter and no token looks like this.
    return '%';
  }
}
