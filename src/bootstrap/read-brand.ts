import type { FirstTheme } from './apply-theme-snapshot';

interface Brands {
  readonly hosts?: Readonly<Record<string, string>>;
  readonly brands?: Readonly<Record<string, Pick<FirstTheme, 'name' | 'tokens' | 'dark'>>>;
}

/**
 * Returns the branding of a host from the deployment data of index.html, for a first visit; undefined for a host that
 * is not listed. The build has written the data, so it is not validated.
 */
export function readBrand(deployment: Pick<Node, 'textContent'> | null, host: string): FirstTheme | undefined {
  const { hosts = {}, brands = {} }: Brands = JSON.parse(deployment?.textContent || '{}');
  const code = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  const brand = code !== undefined && Object.hasOwn(brands, code) ? brands[code] : undefined;
  return brand && { ...brand, logo: '' };
}
