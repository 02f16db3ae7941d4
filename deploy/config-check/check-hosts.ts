import { type Finding, fault, type Path, warning } from '../../src/services/config-check/finding';
import { quoteValue, showText } from '../../src/services/config-check/quote-value';
import { getRawObject, getRawText, type RawObject } from '../../src/services/config-check/raw-value';
import { explainDefaultMerchant, findHostConflict, findWrongCodes } from '../documents/host-merchants.mjs';
import { normalizeHostName } from '../documents/host-name.mjs';
import { findMisspeltBrands } from './misspelt-brands';

/** Returns what is wrong with the hosts and the merchant codes of a deployment (OPS-2). */
export function checkHosts(settings: RawObject): readonly Finding[] {
  const hosts = Object.keys(getRawObject(settings, 'hosts'));
  const names = hosts.flatMap((host) => checkHostName(host, ['hosts', host]));
  // What follows compares host names, so they have to be some.
  if (names.some(({ level }) => level === 'fault')) return names;
  const codes = readTexts(getRawObject(settings, 'hosts'));
  const conflict = findHostConflict(codes);
  const two = conflict && `gives ${conflict.host} to ${conflict.codes.map(quoteValue).join(' and ')}.`;
  return [...names, ...(two === undefined ? [] : [fault(['hosts'], two)]), ...checkMerchantCodes(settings, codes)];
}

function checkMerchantCodes(settings: RawObject, hosts: Readonly<Record<string, string>>): readonly Finding[] {
  const merchant = getRawText(settings, 'merchant');
  const misspelt = findMisspeltBrands(settings);
  const brands = Object.entries(getRawObject(settings, 'brands')).filter(([code]) => !misspelt.has(code));
  const input = { merchant, hosts, brands: Object.fromEntries(brands) };
  const pathOf = (code: string): Path => {
    const [host] = Object.entries(hosts).find(([, name]) => name === code) ?? [];
    if (merchant === code) return ['merchant'];
    return host === undefined ? ['brands', code] : ['hosts', host];
  };
  const wrong = findWrongCodes(input).map(({ code, reason }: { code: string; reason: string }) =>
    fault(pathOf(code), `${quoteValue(code)} ${reason}.`),
  );
  // What follows lists the codes, so they have to be some.
  const reason = wrong.length > 0 ? undefined : explainDefaultMerchant(input);
  return [...wrong, ...(reason === undefined ? [] : [fault(['merchant'], `${reason}.`)])];
}

/** Returns whether a text is a host name, and whether it is written as browsers write it: in lower case, without port. */
export function checkHostName(host: string, path: Path): readonly Finding[] {
  const name = tryNormalize(host);
  if (name === undefined) {
    const example = 'write the name alone, such as "m.example", without https:// and without a path';
    return [fault(path, `${quoteValue(host)} is no host name: ${example}.`)];
  }
  if (host.includes('*')) {
    const reason = 'has a wildcard, but names are compared as a whole: list each host';
    return [fault(path, `${quoteValue(host)} ${reason}.`)];
  }
  return name === host
    ? []
    : [warning(path, `the host counts as ${showText(name)}: write it so, in lower case and without port.`)];
}

function tryNormalize(host: string): string | undefined {
  try {
    return normalizeHostName(host);
  } catch {
    return undefined;
  }
}

const readTexts = (values: RawObject): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
