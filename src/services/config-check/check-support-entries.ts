import { parseUrl } from '../../base/parse-url';
import { toSafeUrl, type UrlHosts } from '../../base/to-safe-url';
import { listCustomerServiceHosts } from '../support/customer-service-url';
import type { DeploymentView } from './check-agreement';
import { MAY_BE_LISTED } from './check-urls';
import { type Finding, fault, warning } from './finding';
import { quoteValue, showText } from './quote-value';
import { getRawList, getRawText } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/**
 * Decrypted addresses of customer-service entries by their encrypted `path`; undefined for a path that cannot be
 * decrypted.
 */
export type SupportAddresses = ReadonlyMap<string, string | undefined>;

/**
 * Returns the customer-service entries of a status that the app hides (CS-1).
 * @param deployment undefined if it is not known, so that only what is always hidden is returned
 */
export function checkSupportEntries(
  status: unknown,
  addresses: SupportAddresses,
  deployment: Pick<DeploymentView, 'services' | 'isPinned'> | undefined,
  own: UrlHosts,
): readonly Finding[] {
  return getRawList(status, 'info', 'customerService').flatMap((entry, index) => {
    const [type, encrypted] = [getRawText(entry, 'csType'), getRawText(entry, 'path')];
    const path = ['info', 'customerService', index, 'path'];
    const address = addresses.get(encrypted);
    if (encrypted === '') return [];
    if (address === undefined)
      return [
        fault(
          path,
          `the entry ${showText(type)} is hidden: its path cannot be decrypted. Its last 8 characters are the key.`,
        ),
      ];
    if (deployment === undefined && parseUrl(address.trim())?.protocol === 'https:') return [];
    const safe = toSafeUrl('service', address.trim(), listCustomerServiceHosts(type, deployment?.services ?? {}, own));
    if (safe.ok) return [];
    const message = explainHidden(type, address.trim(), Object.keys(deployment?.services ?? {}));
    return [
      safe.error === 'host' && deployment?.isPinned ? warning(path, message + MAY_BE_LISTED) : fault(path, message),
    ];
  });
}

function explainHidden(type: string, address: string, types: readonly string[]): string {
  const url = parseUrl(address);
  if (!url) return `the entry ${showText(type)} is hidden: it opens no complete URL.`;
  const { protocol, hostname } = url;
  if (protocol !== 'https:') return `the entry ${showText(type)} is hidden: it opens ${protocol} instead of https:.`;
  const similar = types.includes(type.toUpperCase()) ? undefined : suggestName(type.toUpperCase(), types);
  if (similar !== undefined) {
    const meant = askForSuggestion(type.toUpperCase());
    return `the entry ${showText(type)} is hidden: no host is listed for it. The settings have ${quoteValue(similar)}.${meant}`;
  }
  const setting = `"services": { "${showText(type.toUpperCase())}": ["${hostname}"] }`;
  return `the entry ${showText(type)} is hidden: its host ${hostname} is not listed. Add ${setting} to the settings.`;
}
