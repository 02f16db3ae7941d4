import { normalizeHostName } from './host-name.mjs';

/** Merchant codes become names of folders and are compared in nginx. */
const MERCHANT_CODE = /^[\w-]{1,32}$/;

/** Returns the merchant code of each host of the settings, by its normalized name. */
export const readHosts = ({ hosts = {} }) =>
  new Map(Object.entries(hosts).map(([name, code]) => [normalizeHostName(name), code]));

/** Returns why hosts of the settings have two merchants; undefined if each has one. */
export function findHostConflict(hosts) {
  const codes = new Map();
  for (const [name, code] of Object.entries(hosts)) {
    const host = normalizeHostName(name);
    if ((codes.get(host) ?? code) !== code) return `"hosts" gives ${host} to ${codes.get(host)} and ${code}`;
    codes.set(host, code);
  }
  return undefined;
}

/** Returns the merchant codes of a deployment, sorted. */
export const listMerchants = ({ merchant = '', hosts = {}, brands = {} }) =>
  [...new Set([merchant, ...Object.values(hosts), ...Object.keys(brands)])].filter((code) => code !== '').sort();

/**
 * Returns why the merchant codes of a deployment cannot be told apart, or why a host that the settings do not list
 * would start with the code of one of several merchants; empty if all is well.
 */
export function explainMerchantCodes(settings) {
  const codes = listMerchants(settings);
  const invalid = codes.filter((code) => !MERCHANT_CODE.test(code));
  // Folders may be on a disk that ignores case.
  const alike = codes.filter((code) =>
    codes.some((other) => other < code && other.toLowerCase() === code.toLowerCase()),
  );
  const { merchant = '' } = settings;
  // A CDN may serve the document of unlisted hosts on a listed one, which belongs to another merchant.
  const isAmbiguous = merchant !== '' && codes.length > 1;
  return [
    ...invalid.map((code) => `${JSON.stringify(code)} is no merchant code: 1 to 32 letters, digits, "_" and "-"`),
    ...alike.map((code) => `${code} differs from another merchant code only in case`),
    ...(isAmbiguous
      ? [
          `"merchant" must be empty in a deployment of several merchants (${codes.join(', ')}): hosts that "hosts" does not list would start as ${merchant}`,
        ]
      : []),
  ];
}
