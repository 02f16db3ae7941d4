import type { ApiError } from '../contract/api-error';
import { RATE_LIMIT_PREFIX } from '../contract/error-codes';

/** Keys of the texts that an error is shown with. */
export type ErrorKey = 'unknown_error' | 'network_offline' | 'network_timeout' | 'answer_unreadable' | 'script_missing';

/** A notice to show: the server's own words when it gave some, else the text of `key`. */
export interface ErrorNotice {
  readonly message?: string;
  readonly key: ErrorKey;
}

/** How a failed call is shown, or undefined for one that is not (API-7). */
export function decideErrorNotice(error: ApiError): ErrorNotice | undefined {
  switch (error.layer) {
    case 'aborted':
      return undefined;
    case 'offline':
      return { key: 'network_offline' };
    case 'timeout':
      return { key: 'network_timeout' };
    case 'script':
      return { key: 'script_missing' };
    case 'decode':
      return { key: 'answer_unreadable' };
    case 'http':
      return error.status === 502 ? undefined : { key: 'unknown_error' };
    case 'request':
      return { key: 'unknown_error', message: error.message };
    case 'business':
      if (error.code.startsWith(RATE_LIMIT_PREFIX)) return undefined;
      return error.message.trim() === '' ? { key: 'unknown_error' } : { key: 'unknown_error', message: error.message };
  }
}
