import { PASSTHROUGH_PARAMETERS } from '../contract/paths';

/** The parameters of ROUTE-5 that a visit carries, name to value. */
export type Passthrough = Readonly<Partial<Record<(typeof PASSTHROUGH_PARAMETERS)[number], string>>>;

/** What a click id or a referral code looks like; anything else could be meant for a header, a page or a log. */
const PASSTHROUGH_VALUE = /^[\w.:-]{1,128}$/;

/** The parameters of a query text (with or without `?`) that every navigation carries along (ROUTE-5). */
export function readPassthrough(search: string): Passthrough {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    PASSTHROUGH_PARAMETERS.flatMap((name) => {
      const value = given.get(name);
      return value !== null && PASSTHROUGH_VALUE.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * What is kept once an address gives more: the newer goes before, and a referral code, by whichever of its two names, takes
 * the place of an older one by the other (ROUTE-5).
 */
export function joinPassthrough(kept: Passthrough, given: Passthrough): Passthrough {
  const { r, referralCode, ...others } = kept;
  return { ...(given.r || given.referralCode ? others : kept), ...given };
}

/** `path` (path, query and fragment) with the kept parameters; those it names itself stay as they are (ROUTE-5). */
export function withPassthrough(path: string, kept: Passthrough): string {
  const fragmentAt = path.includes('#') ? path.indexOf('#') : path.length;
  const target = path.slice(0, fragmentAt);
  const searchAt = target.indexOf('?');
  const own = new URLSearchParams(searchAt < 0 ? '' : target.slice(searchAt));
  const added = Object.entries(kept).filter(([name, value]) => !own.has(name) && PASSTHROUGH_VALUE.test(value));
  if (added.length === 0) return path;
  const joint = searchAt < 0 ? '?' : /[?&]$/.test(target) ? '' : '&';
  return `${target}${joint}${new URLSearchParams(added)}${path.slice(fragmentAt)}`;
}
