import { create } from 'zustand';
import { readDeploymentSettings } from '../../browser/page/deployment';
import type { SignedDomains } from './extract-signed-domains';

/** The merchant's last signed list, which is verified some time after the start. */
export const useSignedDomains = create<SignedDomains>(() => ({ domains: [], expires: 0 }));
let loading: Promise<void> | undefined;

/**
 * Returns the domains of the merchant's last signed list. Empty if the list has expired, if no key is pinned, or until
 * {@link loadSignedDomains} has resolved.
 */
export function getSignedDomains(): readonly string[] {
  const { domains, expires } = useSignedDomains.getState();
  return Date.now() < expires ? domains : [];
}

export function setSignedDomains(verified: SignedDomains | undefined): void {
  if (verified) useSignedDomains.setState(verified);
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
