import { readDeploymentSettings } from '../../browser/page/deployment';
import { getDeploymentMerchantCode } from '../merchant/merchant-store';
import { readCachedDomainList } from './cached-domain-list';
import { type DomainList, verifyDomainList } from './verify-domain-list';

/** Domains signed with the pinned key, and the expiry of the list (epoch ms). */
export interface SignedDomains {
  readonly domains: readonly string[];
  readonly expires: number;
}

/** Input of extractSignedDomains(). */
export interface SignedDomainExtractionInput {
  /** The pinned public key (base64 SPKI). Empty if no key is pinned: then no list is accepted. */
  readonly publicKey: string;
  /** The merchant code that the deployment configures for this host. The status is not used, because it is unsigned. */
  readonly merchant: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Resolves with the domains of a list if it was signed with the pinned key for this merchant and has not expired;
 * otherwise undefined.
 */
export async function extractSignedDomains(
  list: DomainList | undefined,
  { publicKey, merchant, now }: SignedDomainExtractionInput,
): Promise<SignedDomains | undefined> {
  if (!list?.signatureBlock) return undefined;
  const trust = { publicKey, allowUnsigned: false };
  const verified = await verifyDomainList(list, { trust, merchant, lastVersion: list.signatureBlock.version, now });
  return verified.ok ? { domains: verified.value, expires: list.signatureBlock.expires } : undefined;
}

/**
 * Resolves with the domains of the stored list (DOM-3); undefined if no list is stored or the stored list fails the
 * verification.
 */
export const verifyStoredDomainList = (): Promise<SignedDomains | undefined> =>
  extractSignedDomains(readCachedDomainList(getDeploymentMerchantCode())?.list, {
    publicKey: readDeploymentSettings().lines.publicKey,
    merchant: getDeploymentMerchantCode(),
    now: Date.now(),
  });
