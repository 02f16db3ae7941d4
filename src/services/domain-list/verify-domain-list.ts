import { fail, ok, type Result } from '../../base/result';
import type { DeploymentSettings } from '../../contract/bootstrap/deployment';
import type { ResponseOf } from '../../contract/endpoint';
import type { domainRoute } from '../../contract/endpoints/site/domains';
import { verifyDomainListSignature } from './verify-domain-list-signature';

/** A domain list as the platform sends it. */
export type DomainList = ResponseOf<typeof domainRoute>;

/**
 * Why a domain list is refused. `foreign`: signed for another merchant; `older`: its version is lower than that of the
 * last accepted list; `tampered`: the signature is not valid.
 */
export type DomainListRefusalReason = 'unsigned' | 'foreign' | 'older' | 'expired' | 'tampered';

export interface DomainListVerificationInput {
  readonly trust: DeploymentSettings['lines'];
  readonly merchant: string;
  /** Minimum version of the list; see {@link findMinimumDomainListVersion}. */
  readonly lastVersion: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Resolves with the minimum version of a new list: the version of the last list if the last list was signed with the
 * pinned key for this merchant, otherwise 0.
 */
export async function findMinimumDomainListVersion(
  last: DomainList | undefined,
  publicKey: string,
  merchant: string,
): Promise<number> {
  if (last?.signatureBlock?.merchant !== merchant) return 0;
  return (await verifyDomainListSignature(namesOf(last), last.signatureBlock, publicKey))
    ? last.signatureBlock.version
    : 0;
}

/**
 * Resolves with the domains of a list if it may be trusted, else with the reason for refusing it (DOM-1). A signed list
 * must be signed with the pinned key for this merchant, unexpired and not older than the last one. An unsigned list, or
 * any list if no key is pinned, is accepted only if `allowUnsigned` is set.
 */
export async function verifyDomainList(
  list: DomainList,
  { trust, merchant, lastVersion, now }: DomainListVerificationInput,
): Promise<Result<readonly string[], DomainListRefusalReason>> {
  const names = namesOf(list);
  const { signatureBlock } = list;
  const isPinned = trust.publicKey !== '';
  if (!signatureBlock || !isPinned) return trust.allowUnsigned ? ok(names) : fail('unsigned');
  if (signatureBlock.merchant !== merchant) return fail('foreign');
  if (signatureBlock.version < lastVersion) return fail('older');
  if (signatureBlock.expires <= now) return fail('expired');
  return (await verifyDomainListSignature(names, signatureBlock, trust.publicKey)) ? ok(names) : fail('tampered');
}

const namesOf = ({ domains }: DomainList) => domains.map(({ domainName }) => domainName);
