import { useMemo } from 'react';
import type { HtmlUrlRules } from '../../browser/security/sanitize-html';
import { useLinkRules } from '../links/link-rules';
import { useMerchant } from '../merchant/merchant-store';
import { decideHtmlUrlRules } from './html-url-rules';

const NO_HOSTS: readonly string[] = [];

/**
 * Returns the image and link rules for the HTML of the current merchant. The HTML may arrive before the hosts: the rules
 * change with the hosts and what the merchant offers, and are otherwise the same object, so that nothing is rendered
 * again.
 */
export function useHtmlUrlRules(): HtmlUrlRules {
  const rules = useLinkRules();
  const info = useMerchant(({ status }) => status?.info);
  const imageHosts = info?.imageCDNs ?? NO_HOSTS;
  const key = JSON.stringify([rules, imageHosts, info?.whitelabel, info?.whitelabelVal.features]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the content of all, which are other objects in every status
  return useMemo(() => decideHtmlUrlRules(rules, imageHosts), [key]);
}
