import { parseDomainOrigin } from '../../base/domain-origin';
import { findRoute } from '../../base/find-route';
import type { UrlHosts } from '../../base/to-safe-url';
import { BASE_PATH } from '../../contract/paths';
import { checkLink, checkPicture } from './check-urls';
import { type Finding, fault, type Path } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawText } from './raw-value';

const BRANDING = ['info', 'whitelabelVal'] as const;
/** File names are added to it. */
const ILLUSTRATIONS: Path = [...BRANDING, 'design', 'illustrations'];
const PICTURES: readonly Path[] = [[...BRANDING, 'logo'], [...BRANDING, 'icon'], ILLUSTRATIONS];
const LINKS: readonly Path[] = [
  [...BRANDING, 'legal', 'terms'],
  [...BRANDING, 'legal', 'play'],
  ['info', 'gw', 'GEETEST_SCRIPT'],
];
const PAGES: readonly Path[] = [
  ['info', 'paths', 'landing'],
  ['info', 'paths', 'password'],
];

/**
 * Returns the URLs of a status that the app does not open, the paths that are no page of the app, and the domains that it
 * does not ask.
 * @param hosts the merchant's hosts, with the origin of the site
 */
export function checkStatusLinks(status: unknown, hosts: UrlHosts): readonly Finding[] {
  const textAt = (path: Path) => getRawText(status, ...path);
  return [
    ...PICTURES.flatMap((path) => checkPicture(textAt(path), path, { hosts, mayBeData: path !== ILLUSTRATIONS })),
    ...LINKS.flatMap((path) => checkLink('external', textAt(path), path, hosts)),
    ...PAGES.flatMap((path) => checkPage(textAt(path), path)),
    ...getRawList(status, 'info', 'imageCDNs').flatMap((_, index) => {
      const path = ['info', 'imageCDNs', index];
      return checkLink('external', textAt(path), path, hosts);
    }),
    ...getRawList(status, 'info', 'resources').flatMap((_, index) => {
      const path = ['info', 'resources', index, 'url'];
      const isIcon = getRawText(status, 'info', 'resources', index, 'resourceType').toUpperCase() === 'APPDOWNLOADICON';
      return checkLink(isIcon ? 'external' : 'download', textAt(path), path, hosts);
    }),
    ...checkDomain(textAt(['info', 'mainDomain']), ['info', 'mainDomain'], hosts),
    ...getRawList(status, 'info', 'domainRoute').flatMap((_, index) => {
      const path = ['info', 'domainRoute', index];
      return checkDomain(textAt(path), path, hosts);
    }),
  ];
}

function checkPage(address: string, path: Path): readonly Finding[] {
  if (address === '' || (address.startsWith(`${BASE_PATH}/`) && findRoute(address))) return [];
  return [fault(path, `${quoteValue(address)} is no page of the app, which opens its own page instead.`)];
}

function checkDomain(domain: string, path: Path, { origin }: UrlHosts): readonly Finding[] {
  if (domain === '' || parseDomainOrigin(domain, origin) !== undefined) return [];
  const message = `${quoteValue(domain)} is ignored: a domain is a public host name over https, without a port.`;
  return [fault(path, message)];
}
