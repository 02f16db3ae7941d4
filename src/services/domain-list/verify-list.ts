import { readDeployment } from '../../browser/page/deployment';
import { deploymentMerchantCode } from '../merchant/merchant-store';
import { readCachedDomainList } from './cached-domain-list';
import { type DomainList, verifyDomainList } from './verify-domain-list';

/** Domains signed by the pinned key, and the expiry of the list in epoch milliseconds. */
export interface SignedDomains {
  readonly domains: readonly string[];
  readonly expires: number;
}

/** The inputs for verifying a list. */
export interface DomainListCheck {
  /** Base64 SPKI; empty if no key is pinned, and then no list is accepted. */
  readonly publicKey: string;
  /** The merchant of this host in the deployment's settings, not in the unsigned status. */
  readonly merchant: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Resolves with the domains of a list if the pinned key signed it for this merchant and it has not expired, else undefined. */
export async function verifyList(
  list: DomainList | undefined,
  { publicKey, merchant, now }: DomainListCheck,
): Promise<SignedDomains | undefined> {
  if (!list?.signatureBlock) return undefined;
  const trust = { publicKey, allowUnsigned: false };
  const verified = await verifyDomainList(list, { trust, merchant, lastVersion: list.signatureBlock.version, now });
  return verified.ok ? { domains: verified.value, expires: list.signatureBlock.expires } : undefined;
}

/** Resolves with the domains of the stored list (DOM-3), undefined if it is not verified. */
export const verifyStoredList = (): Promise<SignedDomains | undefined> =>
  verifyList(readCachedDomainList(deploymentMerchantCode())?.offer, {
    publicKey: readDeployment().lines.publicKey,
    merchant: deploymentMerchantCode(),
    now: Date.now(),
  });
