import { type Finding, fault, type Path, warning } from '../../src/services/config-check/finding';
import { getRawObject, getRawText, type RawObject } from '../../src/services/config-check/raw-value';
import { explainMerchantCodes, findHostConflict } from '../documents/host-merchants.mjs';
import { normalizeHostName } from '../documents/host-name.mjs';

/** Returns what is wrong with the hosts and the merchant codes of a deployment (OPS-2). */
export function checkHosts(settings: RawObject): readonly Finding[] {
  const hosts = Object.keys(getRawObject(settings, 'hosts'));
  const names = hosts.flatMap((host) => checkHostName(host, ['hosts', host]));
  // What follows compares host names, so they have to be some.
  if (names.some(({ level }) => level === 'fault')) return names;
  const codes = readTexts(getRawObject(settings, 'hosts'));
  const conflict = findHostConflict(codes);
  const input = { merchant: getRawText(settings, 'merchant'), hosts: codes, brands: getRawObject(settings, 'brands') };
  return [
    ...names,
    ...(conflict === undefined ? [] : [fault(['hosts'], conflict)]),
    ...explainMerchantCodes(input).map((reason: string) => fault([], reason)),
  ];
}

/** Returns whether a text is a host name, and whether it is written as browsers write it: in lower case, without port. */
export function checkHostName(host: string, path: Path): readonly Finding[] {
  const name = tryNormalize(host);
  if (name === undefined) {
    const example = 'write the name alone, such as "m.example", without https:// and without a path';
    return [fault(path, `${JSON.stringify(host)} is no host name: ${example}.`)];
  }
  return name === host
    ? []
    : [warning(path, `the host counts as ${name}: write it so, in lower case and without port.`)];
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
