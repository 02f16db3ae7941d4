import { parseUrl } from '../../base/parse-url';
import { toSafeUrl, type UrlHosts } from '../../base/to-safe-url';
import { listCustomerServiceHosts } from '../support/customer-service-url';
import type { DeploymentView } from './check-agreement';
import { type Finding, fault } from './finding';
import { showText } from './quote-value';
import { getRawList, getRawText } from './raw-value';

/**
 * Decrypted addresses of customer-service entries by their encrypted `path`; undefined for a path that cannot be
 * decrypted.
 */
export type SupportAddresses = ReadonlyMap<string, string | undefined>;

/**
 * Returns the customer-service entries of a status that the app hides (CS-1).
 * @param services hosts by type; undefined if they are not known, so that only what is always hidden is returned
 */
export function checkSupportEntries(
  status: unknown,
  addresses: SupportAddresses,
  services: DeploymentView['services'] | undefined,
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
    if (services === undefined && parseUrl(address.trim())?.protocol === 'https:') return [];
    const safe = toSafeUrl('service', address.trim(), listCustomerServiceHosts(type, services ?? {}, own));
    return safe.ok ? [] : [fault(path, explainHidden(type, address.trim()))];
  });
}

function explainHidden(type: string, address: string): string {
  const url = parseUrl(address);
  if (!url) return `the entry ${showText(type)} is hidden: it opens no complete URL.`;
  const { protocol, hostname } = url;
  if (protocol !== 'https:') return `the entry ${showText(type)} is hidden: it opens ${protocol} instead of https:.`;
  const setting = `"services": { "${showText(type.toUpperCase())}": ["${hostname}"] }`;
  return `the entry ${showText(type)} is hidden: its host ${hostname} is not listed. Add ${setting} to the settings.`;
}
