import { withTimeout } from '../../../base/async';
import { systemClock } from '../../../base/clock';
import { DOMAIN_PROBE_TIMEOUT_MS } from '../../../base/web-worker-api';
import { readDeploymentSettings } from '../../../browser/page/deployment';
import { domainRoute } from '../../../contract/endpoints/site/domains';
import { readCachedDomainList, saveDomainList } from '../../../services/domain-list/cached-domain-list';
import { verifyStoredDomainList } from '../../../services/domain-list/extract-signed-domains';
import { setSignedDomains } from '../../../services/domain-list/signed-domains';
import {
  type DomainList,
  type DomainListVerificationInput,
  findMinimumDomainListVersion,
  verifyDomainList,
} from '../../../services/domain-list/verify-domain-list';
import { readCachedStatus } from '../../../services/merchant/cached-status';
import { getDeploymentMerchantCode } from '../../../services/merchant/merchant-store';
import { call } from '../../../services/platform/api-client';

/**
 * Returns the current policy for verifying a domain list. It requires the merchant of the deployment settings, not
 * the merchant of the status response. The status is not signed, so it must not determine whose list is accepted.
 */
async function currentPolicy(): Promise<DomainListVerificationInput> {
  const trust = readDeploymentSettings().lines;
  const merchant = getDeploymentMerchantCode();
  const lastVersion = await findMinimumDomainListVersion(
    readCachedDomainList(merchant)?.list,
    trust.publicKey,
    merchant,
  );
  return { trust, merchant, lastVersion, now: Date.now() };
}

/**
 * Fetches, verifies and stores the platform's domain list. Resolves with its domains, or `undefined` if no valid list
 * is available (DOM-1, DOM-3).
 */
export async function fetchDomainList(): Promise<readonly string[] | undefined> {
  const response = await withTimeout(
    call(domainRoute, { quiet: true, unshared: true }),
    DOMAIN_PROBE_TIMEOUT_MS,
    systemClock,
  );
  if (!response.ok || !response.value.ok) return undefined;
  const list = response.value.value;
  const verified = await verifyDomainList(list, await currentPolicy());
  if (!verified.ok || verified.value.length === 0) return undefined;
  saveDomainList(getDeploymentMerchantCode(), list, Date.now());
  setSignedDomains(await verifyStoredDomainList());
  return verified.value;
}

/**
 * Resolves with the domains of the stored domain list. If that list is missing, empty or fails verification, resolves
 * with the domains of the cached status; if these fail too, with an empty array (DOM-3).
 */
export async function loadCachedDomains(): Promise<readonly string[]> {
  const cachedList = readCachedDomainList(getDeploymentMerchantCode())?.list;
  const statusDomains = readCachedStatus(getDeploymentMerchantCode())?.status.info.domainRoute ?? [];
  const lists = [cachedList, { domains: statusDomains.map((domainName) => ({ domainName })) }];
  const policy = await currentPolicy();
  for (const list of lists.filter((one): one is DomainList => one !== undefined)) {
    const verified = await verifyDomainList(list, policy);
    if (verified.ok && verified.value.length > 0) return verified.value;
  }
  return [];
}
