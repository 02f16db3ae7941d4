import { findRoute } from '../../base/find-route';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import type { RouteNeeds } from '../../contract/paths';
import { isSwitchOn, useMerchant } from './merchant-store';

/** Properties of a member that decide which pages are of use to them. */
export interface MemberTraits {
  /** Member type (SESS-5); -1 if unknown. */
  readonly type: number;
  /** ISO 4217 code of the balance; empty until it is known. */
  readonly currency: string;
  /** Whether the member has VIP benefits (VIP-1). */
  readonly hasBenefits: boolean;
}

/** Whether the merchant offers what a page needs (ROUTE-10). */
export function areNeedsOffered(needs: RouteNeeds, status: SiteStatus | undefined): boolean {
  const isOn = needs.switch === undefined || isSwitchOn(status, needs.switch);
  return isOn && (needs.feature === undefined || status?.info.whitelabelVal.features[needs.feature] !== false);
}

/**
 * Whether the merchant offers the page at an address (ROUTE-10). An address that is not in the route table is not
 * decided here: it shows the not-found page.
 */
export const isPageOffered = (address: string, status: SiteStatus | undefined): boolean =>
  areNeedsOffered(findRoute(address)?.needs ?? {}, status);

/** Whether a member has what the page at a path needs; a page without needs is for every member (ROUTE-10). */
export function isPageForMember(path: string, { type, currency, hasBenefits }: MemberTraits): boolean {
  const needs = findRoute(path)?.needs ?? {};
  return (
    (needs.memberTypes?.includes(type) ?? true) &&
    (needs.currency ?? currency) === currency &&
    (hasBenefits || needs.vipBenefits === undefined)
  );
}

/** Returns whether the merchant of this page offers the page at an address, for a list of links. */
export function useOfferedPages(): (address: string) => boolean {
  const status = useMerchant((state) => state.status);
  return (address) => isPageOffered(address, status);
}

/** Whether the merchant of this page offers the page at an address, for one link. */
export const useIsPageOffered = (address: string): boolean =>
  useMerchant(({ status }) => isPageOffered(address, status));
