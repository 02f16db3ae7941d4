import type { SiteStatus } from '../../contract/endpoints/system';

const WAYS = ['username', 'sms'] as const;
export type LoginWay = (typeof WAYS)[number];

/** The ways to sign in that the merchant offers, in its order; by username where it names none that we know (LOGIN-1). */
export function loginWays(status: SiteStatus | undefined): readonly LoginWay[] {
  const named = status?.info.whitelabelVal.loginWays ?? [];
  const known = named.flatMap((name) => WAYS.find((way) => way === name) ?? []);
  return known.length > 0 ? [...new Set(known)] : ['username'];
}
