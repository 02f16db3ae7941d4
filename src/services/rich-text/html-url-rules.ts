import { decideLinkTarget, type LinkRules } from '../../base/link-target';
import { parseUrl } from '../../base/parse-url';
import type { HtmlUrlRules } from '../../browser/security/sanitize-html';

/** Matches a picture that an editor has pasted into a text. Nothing is requested for it. */
const PASTED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=\s]+$/i;

/**
 * Returns which images and links the merchant's HTML may contain (POP-5). Images: from this origin, the merchant's
 * hosts and the image hosts, and pasted ones. Links: to pages that the merchant offers and to https URLs.
 * @param imageHosts URLs or host names
 */
export function decideHtmlUrlRules(rules: LinkRules, imageHosts: readonly string[]): HtmlUrlRules {
  const allowedHosts = new Set([
    ...(rules.merchant ?? []),
    ...imageHosts.flatMap((host) => parseUrl(host.includes('://') ? host : `https://${host}`)?.hostname ?? []),
  ]);
  return {
    allowImage: (source) => {
      if (PASTED_PICTURE.test(source)) return source;
      const url = parseUrl(source, rules.origin);
      if (url?.username !== '' || url.password !== '') return undefined;
      const isOwn = `${url.protocol}//${url.host}` === rules.origin;
      const isMerchants = url.protocol === 'https:' && url.port === '' && allowedHosts.has(url.hostname);
      return isOwn || isMerchants ? url.href : undefined;
    },
    allowLink: (target) => {
      const link = decideLinkTarget(target, rules);
      if (link.kind === 'nowhere') return undefined;
      return link.kind === 'page' ? link.path : link.url;
    },
  };
}
