import { fallback, object, optional, parse, record, safeParse, string } from 'valibot';
import { suggestName } from '../../src/services/config-check/suggest-name';
import { listMerchants, readHosts } from '../documents/host-merchants.mjs';

const text = optional(fallback(string(), ''), '');
const brand = object({
  name: text,
  defaultLanguage: text,
  accent: text,
  background: text,
  headerColor: text,
  icon: text,
  design: optional(fallback(object({ darkBackground: text }), { darkBackground: '' }), { darkBackground: '' }),
});
const usedSettings = object({
  merchant: optional(string()),
  hosts: optional(record(string(), string())),
  brands: optional(record(string(), brand), {}),
});

/** What an app of a merchant is made of: its code, the host that the app opens, and its brand. */
export interface AppMerchant {
  readonly code: string;
  readonly host: string;
  readonly brand: ReturnType<typeof parseBrand>;
}

const parseBrand = (value: unknown) => parse(brand, value ?? {});

/**
 * Returns the merchant of a deployment that an app is made for. Throws a sentence if the settings do not have it, or
 * if it has to be named.
 * @param code merchant code; undefined: the only merchant
 * @param host host that the app opens; undefined: the first one of the merchant
 */
export function chooseMerchant(content: unknown, code: string | undefined, host: string | undefined): AppMerchant {
  const { success, output: settings } = safeParse(usedSettings, content);
  if (!success) throw new Error('The settings have a fault: npm run config-check names it');
  const codes: readonly string[] = listMerchants(settings);
  if (code === undefined && codes.length !== 1) throw new Error(`Name one of the merchants: ${codes.join(', ')}`);
  const chosen = code ?? codes[0] ?? '';
  if (!codes.includes(chosen)) {
    const meant = suggestName(chosen, codes);
    throw new Error(
      `The settings have no merchant ${chosen}, but ${codes.join(', ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  const hosts = [...(readHosts(settings) as ReadonlyMap<string, string>)];
  const own = hosts.filter(([, merchant]) => merchant === chosen).map(([name]) => name);
  const [first] = own;
  if (first === undefined) throw new Error(`The settings have no host for ${chosen}: add one to "hosts"`);
  if (host !== undefined && !own.includes(host.toLowerCase()))
    throw new Error(`${host} is no host of ${chosen}. Its hosts: ${own.join(', ')}`);
  return { code: chosen, host: host?.toLowerCase() ?? first, brand: parseBrand(settings.brands[chosen]) };
}
