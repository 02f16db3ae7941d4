import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { getRawList, getRawObject, getRawText } from '../../src/services/config-check/raw-value';
import { listMerchants } from '../documents/host-merchants.mjs';
import { normalizeHostName } from '../documents/host-name.mjs';

/** Returns what a settings file says about a host, or, without a host, about a merchant. */
export function viewSettings(settings: unknown, host: string | undefined, code: string): DeploymentView {
  const hosts = readMerchants(settings);
  const byDefault = getRawText(settings, 'merchant');
  const merchant = host === undefined ? '' : hosts[normalize(host)] || byDefault;
  const services = getRawObject(settings, 'services');
  return {
    merchant,
    merchants: listMerchants({ merchant: byDefault, hosts, brands: getRawObject(settings, 'brands') }),
    brand: getRawObject(settings, 'brands', merchant || code),
    services: Object.fromEntries(Object.keys(services).map((type) => [type, listTexts(getRawList(services, type))])),
    hosts: Object.keys(hosts).filter((name) => hosts[name] === (merchant || code)),
    isPinned: getRawText(settings, 'lines', 'publicKey') !== '',
    identity: getRawText(settings, 'identity') || 'none',
    messaging: getRawText(settings, 'messaging') || 'none',
  };
}

/** Returns the merchant code of each host, by its name as browsers write it. */
function readMerchants(settings: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(getRawObject(settings, 'hosts')).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([host, code]) => [normalize(host), code]));
}

function normalize(host: string): string {
  try {
    return normalizeHostName(host);
  } catch {
    return host; // no host name, which another rule reports
  }
}

const listTexts = (list: readonly unknown[]): string[] => list.filter((value) => typeof value === 'string');
