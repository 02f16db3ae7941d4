import type { SafeWebStorage } from '../../browser/storage/web-storage';
import { IDENTITY_REDIRECT_KEY } from '../../contract/storage-keys';

/**
 * Whether this tab was redirected to an identity provider and the result has not been read yet (SOCIAL-4). Does not
 * parse the stored value: it runs at every start, and a schema would add to the main chunk.
 */
export const isIdentityRedirectPending = (store: SafeWebStorage): boolean =>
  store.keys(IDENTITY_REDIRECT_KEY).length > 0;
