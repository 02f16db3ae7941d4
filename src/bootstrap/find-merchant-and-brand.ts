import type { InitialTheme } from './apply-theme-snapshot';

interface Deployment {
  readonly merchant?: string;
  readonly hosts?: Readonly<Record<string, string>>;
  readonly brands?: Readonly<Record<string, Pick<InitialTheme, 'name' | 'tokens' | 'dark'> & { language?: string }>>;
}

/**
 * Returns the merchant of a host, and its branding for a first visit, from the deployment data of index.html. A host
 * that is not listed gets the default merchant and no branding. The build writes the data, so it is not validated.
 */
export function findMerchantAndBrand(deployment: Pick<Node, 'textContent'> | null, host: string) {
  const { merchant = '', hosts = {}, brands = {} }: Deployment = JSON.parse(deployment?.textContent || '{}');
  const code = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  const brand = code !== undefined && Object.hasOwn(brands, code) ? brands[code] : undefined;
  return { merchant: code ?? merchant, brand: brand && { ...brand, logo: '' } };
}
