import type { WebStore } from '../../browser/web-storage';
import { IDENTITY_RETURN_KEY } from '../../contract/storage-keys';

/** Whether this tab has left for a provider's page (SOCIAL-4); asked at every start, so it takes no schema along. */
export const hasLeft = (store: WebStore): boolean => store.keys(IDENTITY_RETURN_KEY).length > 0;
