import type { SiteStatus } from '../../../contract/endpoints/site/system';

const LOGIN_METHODS = ['username', 'sms', 'social'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/**
 * Returns the login methods that the merchant offers, in the merchant's order; `username` if the merchant lists no
 * known method (LOGIN-1).
 * @param hasSocial whether phone or social sign-in is configured. If so, `social` is included even if it is not listed;
 * otherwise it is left out.
 */
export function listLoginMethods(status: SiteStatus | undefined, hasSocial: boolean): readonly LoginMethod[] {
  const offered = status?.info.whitelabelVal.loginWays ?? [];
  const known = offered.flatMap((methodName) => LOGIN_METHODS.find((method) => method === methodName) ?? []);
  const methods = known.filter((method) => hasSocial || method !== 'social');
  return [
    ...new Set([...(methods.length > 0 ? methods : ['username' as const]), ...(hasSocial ? ['social' as const] : [])]),
  ];
}
