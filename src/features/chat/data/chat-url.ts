import { ok, type Result } from '../../../base/result';
import { toSafeUrl, type UrlHosts, type UrlRefusalReason } from '../../../base/to-safe-url';

/** Query parameters added to the chat's URL (CS-2). */
export interface ChatUrlParams {
  /** Title of the chat page. */
  readonly title: string;
  /** Target of the chat's Back button: the current page without its query. */
  readonly backUrl: string;
  /** Language code of the chat, as returned by toChatLanguage(). */
  readonly language: string;
}

/**
 * Returns the chat's URL with the query parameters, or an error if the host of the URL is neither allow-listed nor
 * the merchant's own (CS-2).
 */
export function buildChatUrl(
  address: string,
  { title, backUrl, language }: ChatUrlParams,
  hosts: UrlHosts,
): Result<string, UrlRefusalReason> {
  const safe = toSafeUrl('service', address, hosts);
  if (!safe.ok) return safe;
  const url = new URL(safe.value);
  url.searchParams.set('b2c', '1');
  url.searchParams.set('title', title);
  url.searchParams.set('backUrl', backUrl);
  url.searchParams.set('language', language);
  return ok(url.href);
}

/**
 * Returns the chat's language code (CS-2): CN for both simplified and traditional Chinese, EN for an empty code,
 * otherwise `code` itself.
 */
export function toChatLanguage(code: string): string {
  if (code === 'CN' || code === 'TW') return 'CN';
  return code === '' ? 'EN' : code;
}
