import type { SiteStatus } from '../../contract/endpoints/system';

const WAYS = ['username', 'mobile', 'auto'] as const;
/** How an account is named: by a username, by a mobile number, or by the platform (REG-1). */
export type RegisterWay = (typeof WAYS)[number];

/** The ways the merchant offers, in its order; by username where it names none that we know (REG-1). */
export function registerWays(status: SiteStatus | undefined): readonly RegisterWay[] {
  const named = status?.info.whitelabelVal.registerWays ?? [];
  const known = named.flatMap((name) => WAYS.find((way) => way === name) ?? []);
  return known.length > 0 ? [...new Set(known)] : ['username'];
}
