import type { SiteStatus } from '../../contract/endpoints/system';

const WAYS = ['username', 'sms', 'social'] as const;
export type LoginWay = (typeof WAYS)[number];

/**
 * The ways to sign in that the merchant offers, in its order; by username where it names none that we know (LOGIN-1).
 * @param hasSocial one of the providers of phone and social sign-in is configured: that alone makes it a way
 */
export function loginWays(status: SiteStatus | undefined, hasSocial: boolean): readonly LoginWay[] {
  const named = status?.info.whitelabelVal.loginWays ?? [];
  const known = named.flatMap((name) => WAYS.find((way) => way === name) ?? []);
  const ways = known.filter((way) => hasSocial || way !== 'social');
  return [...new Set([...(ways.length > 0 ? ways : ['username' as const]), ...(hasSocial ? ['social' as const] : [])])];
}
