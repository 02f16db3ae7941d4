import { readDeploymentSettings } from '../../browser/page/deployment';
import type { SignedDomains } from './extract-signed-domains';

let signed: SignedDomains = { domains: [], expires: 0 };
let loading: Promise<void> | undefined;

/**
 * Returns the domains of the merchant's last signed list. Empty if the list has expired, if no key is pinned, or until
 * {@link loadSignedDomains} has resolved.
 */
export const getSignedDomains = (): readonly string[] => (Date.now() < signed.expires ? signed.domains : []);

export function setSignedDomains(verified: SignedDomains | undefined): void {
  if (verified) signed = verified;
}

/** Verifies the stored domain list once, and resolves when that is done. Resolves immediately if no key is pinned. */
export function loadSignedDomains(): Promise<void> {
  if (readDeploymentSettings().lines.publicKey === '') return Promise.resolve();
  loading ??= import('./extract-signed-domains').then(
    async ({ verifyStoredDomainList }) => setSignedDomains(await verifyStoredDomainList()),
    () => {
      // If the verification code does not load, no further host is trusted; the next caller retries.
      loading = undefined;
    },
  );
  return loading;
}
