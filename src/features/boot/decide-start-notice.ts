import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE, RATE_LIMIT_PREFIX } from '../../contract/error-codes';

/** What a notice says: words of the server's, or the text of ours under a key. */
export type StartNotice = { readonly message: string } | { readonly key: 'start.error' | 'start.network' };

/**
 * The notice of a status that could not be had, or undefined for none (BOOT-4). What API-7 never shows is not shown
 * here either.
 * @param protocol of the page, such as `https:`
 */
export function decideStartNotice(error: ApiError, protocol: string): StartNotice | undefined {
  switch (error.layer) {
    case 'aborted':
      return undefined;
    case 'business':
      if (error.code === ERROR_CODE.domainNotAvailable || error.code.startsWith(RATE_LIMIT_PREFIX)) return undefined;
      return error.message.trim() === '' ? { key: 'start.error' } : { message: error.message };
    case 'http':
      if (error.status === 502) return undefined;
  }
  return { key: protocol === 'https:' ? 'start.error' : 'start.network' };
}
