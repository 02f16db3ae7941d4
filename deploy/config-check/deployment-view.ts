import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { getRawList, getRawObject, getRawText, getRawValue } from '../../src/services/config-check/raw-value';
import { listMerchants } from '../documents/host-merchants.mjs';

/** Returns what a settings file says about a host, or, without a host, about a merchant. */
export function viewSettings(settings: unknown, host: string | undefined, code: string): DeploymentView {
  const hosts = getRawObject(settings, 'hosts');
  const byDefault = getRawText(settings, 'merchant');
  const merchant = host === undefined ? '' : getRawText(hosts, host) || byDefault;
  const services = getRawObject(settings, 'services');
  return {
    merchant,
    merchants: listMerchants({ merchant: byDefault, hosts, brands: getRawObject(settings, 'brands') }),
    brand: getRawObject(settings, 'brands', merchant || code),
    services: Object.fromEntries(Object.keys(services).map((type) => [type, listTexts(getRawList(services, type))])),
    hosts: Object.keys(hosts).filter((name) => getRawValue(hosts, [name]) === (merchant || code)),
    isPinned: getRawText(settings, 'lines', 'publicKey') !== '',
  };
}

const listTexts = (list: readonly unknown[]): string[] => list.filter((value) => typeof value === 'string');
