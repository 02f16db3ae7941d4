import { type KeyObject, sign } from 'node:crypto';
import { parseDomainOrigin } from '../../src/base/domain-origin';
import {
  type DomainListSignature,
  serializeDomainListForSigning,
} from '../../src/contract/merchant/domain-list-signature';

/** The list of a merchant's domains before it is signed. */
export interface UnsignedDomainList extends Omit<DomainListSignature, 'signature'> {
  readonly domains: readonly string[];
}

/** A signed domain list: the `value` in the response of `GET /wps/system/domainRoute`. */
export interface SignedDomainList {
  readonly domains: readonly { readonly domainName: string }[];
  readonly signatureBlock: DomainListSignature;
}

/** Origin of a deployed page. With this origin as `page`, parseDomainOrigin() rejects localhost domains. */
const DEPLOYED_PAGE = 'https://deployed.example';

/**
 * Signs a list in the format that the app verifies (DOM-1). Throws when it is empty or has a domain that the app
 * would not probe.
 */
export function signDomainList(
  { domains, merchant, version, expires }: UnsignedDomainList,
  key: KeyObject,
): SignedDomainList {
  if (domains.length === 0) throw new Error('the list contains no domain');
  const invalid = domains.filter((domain) => parseDomainOrigin(domain, DEPLOYED_PAGE) === undefined);
  if (invalid.length > 0) throw new Error(`no public host name over https: ${invalid.join(', ')}`);
  const signatureBlock = { merchant, version, expires, signature: '' };
  const text = Buffer.from(serializeDomainListForSigning(domains, signatureBlock));
  const signature =
    key.asymmetricKeyType === 'ed25519'
      ? sign(null, text, key)
      : sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' });
  return {
    domains: domains.map((domainName) => ({ domainName })),
    signatureBlock: { ...signatureBlock, signature: signature.toString('base64') },
  };
}
