import { type KeyObject, sign } from 'node:crypto';
import { lineOrigin } from '../../src/base/line-origin';
import { type LineSeal, sealedText } from '../../src/contract/line-seal';

/** A list of a merchant's domains before it is signed. */
export interface LineList extends Omit<LineSeal, 'signature'> {
  readonly domains: readonly string[];
}

/** What `GET /wps/system/domainRoute` answers as its `value`. */
export interface SignedList {
  readonly domains: readonly { readonly domainName: string }[];
  readonly seal: LineSeal;
}

/** Any page of a deployment: over https, so that no domain of one machine alone counts. */
const PAGE = 'https://deployed.example';

/** Signs a list as the app verifies it (DOM-1). Throws for a domain that no page would ask, and for a list of none. */
export function signList({ domains, merchant, version, expires }: LineList, key: KeyObject): SignedList {
  if (domains.length === 0) throw new Error('the list names no domain');
  const useless = domains.filter((domain) => lineOrigin(domain, PAGE) === undefined);
  if (useless.length > 0) throw new Error(`no public host name over https: ${useless.join(', ')}`);
  const seal = { merchant, version, expires, signature: '' };
  const text = Buffer.from(sealedText(domains, seal));
  const signature =
    key.asymmetricKeyType === 'ed25519'
      ? sign(null, text, key)
      : sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' });
  return {
    domains: domains.map((domainName) => ({ domainName })),
    seal: { ...seal, signature: signature.toString('base64') },
  };
}
