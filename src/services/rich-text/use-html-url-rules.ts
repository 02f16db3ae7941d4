import { useMemo } from 'react';
import type { HtmlUrlRules } from '../../browser/security/sanitize-html';
import { useTrustedHosts } from '../domain-list/url-hosts';
import { useMerchant } from '../merchant/merchant-store';
import { decideHtmlUrlRules } from './html-url-rules';

const NO_HOSTS: readonly string[] = [];

/**
 * Returns the image and link rules for the HTML of the current merchant. The HTML may arrive before the hosts: the rules
 * change with the hosts and are otherwise the same object, so that nothing is rendered again.
 */
export function useHtmlUrlRules(): HtmlUrlRules {
  const hosts = useTrustedHosts();
  const imageHosts = useMerchant(({ status }) => status?.info.imageCDNs ?? NO_HOSTS);
  const key = JSON.stringify([hosts, imageHosts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of both, which are other objects in every status
  return useMemo(() => decideHtmlUrlRules(hosts, imageHosts), [key]);
}
