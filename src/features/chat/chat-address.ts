import type { Result } from '../../base/result';
import { safeUrl, type UrlHosts, type UrlRefusal } from '../../base/safe-url';

/** What the chat is told besides what its address holds (CS-2). */
export interface ChatLuggage {
  /** What stands above the chat. */
  readonly title: string;
  /** Where its Back button leads: a page of ours, without its query. */
  readonly backUrl: string;
  /** See chatLanguage(). */
  readonly language: string;
}

/** Where the chat is: on a host that is listed for it or the merchant's own, as customer service is (CS-2, security A11). */
export function chatAddress(
  address: string,
  { title, backUrl, language }: ChatLuggage,
  hosts: UrlHosts,
): Result<string, UrlRefusal> {
  const safe = safeUrl('service', address, hosts);
  if (!safe.ok) return safe;
  const url = new URL(safe.value);
  url.searchParams.set('b2c', '1');
  url.searchParams.set('title', title);
  url.searchParams.set('backUrl', backUrl);
  url.searchParams.set('language', language);
  return { ok: true, value: url.href };
}
