import { normalizeHostName } from './host-name.mjs';

/** Merchant codes become names of folders and are compared in nginx. */
const MERCHANT_CODE = /^[\w-]{1,32}$/;

export const isMerchantCode = (code) => MERCHANT_CODE.test(code);

/** Returns the merchant code of each host of the settings, by its normalized name. */
export const readHosts = ({ hosts = {} }) =>
  new Map(Object.entries(hosts).map(([name, code]) => [normalizeHostName(name), code]));

/** Returns the first host of the settings that has two merchants, with their codes; undefined if each has one. */
export function findHostConflict(hosts) {
  const codes = new Map();
  for (const [name, code] of Object.entries(hosts)) {
    const host = normalizeHostName(name);
    if ((codes.get(host) ?? code) !== code) return { host, codes: [codes.get(host), code] };
    codes.set(host, code);
  }
  return undefined;
}

/** Returns the merchant codes of a deployment, sorted. */
export const listMerchants = ({ merchant = '', hosts = {}, brands = {} }) =>
  [...new Set([merchant, ...Object.values(hosts), ...Object.keys(brands)])].filter((code) => code !== '').sort();

/**
 * Returns the merchant codes of a deployment that are none, or that cannot be told apart, each with the reason; empty
 * if all is well.
 */
export function findWrongCodes(settings) {
  const codes = listMerchants(settings);
  const invalid = codes.filter((code) => !isMerchantCode(code));
  // Folders may be on a disk that ignores case.
  const alike = codes.filter((code) =>
    codes.some((other) => other < code && other.toLowerCase() === code.toLowerCase()),
  );
  return [
    ...invalid.map((code) => ({ code, reason: 'is no merchant code: 1 to 32 letters, digits, "_" and "-"' })),
    ...alike.map((code) => ({ code, reason: 'differs from another merchant code only in case' })),
  ];
}

/**
 * Returns why the setting `merchant` must be empty: a host that the settings do not list would start with the code of
 * one of several merchants. Undefined if all is well.
 */
export function explainDefaultMerchant(settings) {
  const codes = listMerchants(settings);
  // A CDN may serve the document of unlisted hosts on a listed one, which belongs to another merchant.
  if ((settings.merchant ?? '') === '' || codes.length < 2) return undefined;
  const listed = codes.join(', ');
  return `must be empty in a deployment of several merchants (${listed}): hosts that "hosts" does not list would start as ${settings.merchant}`;
}
