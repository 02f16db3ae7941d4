import { parseDomainOrigin } from '../../base/domain-origin';
import { findRoute } from '../../base/find-route';
import { parseUrl } from '../../base/parse-url';
import type { UrlHosts, UrlKind } from '../../base/to-safe-url';
import { EXTENSION_PATH_PREFIX } from '../../contract/bootstrap/extension';
import { ALL_HOME_PATHS, BASE_PATH } from '../../contract/paths';
import { checkLegalLinks } from './check-legal';
import { checkLink, checkPicture, type LinkHosts } from './check-urls';
import { type Finding, fault, type Path, warning } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawText } from './raw-value';

const BRANDING = ['info', 'whitelabelVal'] as const;
/** File names are added to it. */
const ILLUSTRATIONS: Path = [...BRANDING, 'design', 'illustrations'];
const PICTURES: readonly Path[] = [[...BRANDING, 'logo'], [...BRANDING, 'icon'], ILLUSTRATIONS];
const SCRIPT: Path = ['info', 'gw', 'GEETEST_SCRIPT'];
const PAGES: readonly Path[] = [
  ['info', 'paths', 'landing'],
  ['info', 'paths', 'password'],
];
/** Types of the resources that the app uses, and for what (INST-6). */
const RESOURCES: Readonly<Record<string, UrlKind>> = {
  MOBILECONFIG: 'download',
  IOS: 'download',
  ANDROID: 'download',
  APK: 'download',
  APPDOWNLOADICON: 'external',
};

/**
 * Returns the URLs of a status that the app does not open, the paths that are no page of the app, and the domains that it
 * does not ask.
 * @param hosts the merchant's hosts, with the origin of the site
 */
export function checkStatusLinks(status: unknown, hosts: LinkHosts): readonly Finding[] {
  const textAt = (path: Path) => getRawText(status, ...path);
  return [
    ...PICTURES.flatMap((path) => checkPicture(textAt(path), path, { hosts, mayBeData: path !== ILLUSTRATIONS })),
    ...checkLegalLinks(status, hosts),
    ...PAGES.flatMap((path) => checkPage(textAt(path), path)),
    ...checkScript(textAt(SCRIPT), SCRIPT, hosts),
    ...getRawList(status, 'info', 'imageCDNs').flatMap((_, index) => {
      const path = ['info', 'imageCDNs', index];
      return checkImageHost(textAt(path), path, hosts);
    }),
    ...getRawList(status, 'info', 'resources').flatMap((resource, index) => {
      const path = ['info', 'resources', index, 'url'];
      const use = RESOURCES[getRawText(resource, 'resourceType').trim().toUpperCase()];
      return use === undefined ? [] : checkLink(use, textAt(path), path, hosts);
    }),
    ...checkDomain(textAt(['info', 'mainDomain']), ['info', 'mainDomain'], hosts),
    ...getRawList(status, 'info', 'domainRoute').flatMap((_, index) => {
      const path = ['info', 'domainRoute', index];
      return checkDomain(textAt(path), path, hosts);
    }),
  ];
}

function checkPage(address: string, path: Path): readonly Finding[] {
  const isInside = address.startsWith(`${BASE_PATH}/`);
  // A status does not say which pages the merchant's extension has.
  const isOfExtension = address.startsWith(EXTENSION_PATH_PREFIX);
  if (address === '' || isOfExtension || (isInside && (ALL_HOME_PATHS.includes(address) || findRoute(address))))
    return [];
  const shown = isInside ? 'Members see that the page was not found.' : 'The app opens its own page instead.';
  return [fault(path, `${quoteValue(address)} is no page of the app. ${shown}`)];
}

/** The address of a script counts from the origin of the site, as getGeetestScriptUrl() reads it. */
function checkScript(address: string, path: Path, { origin }: UrlHosts): readonly Finding[] {
  const url = parseUrl(address, origin);
  if (address === '' || url?.protocol === 'https:' || url?.origin === origin) return [];
  return [fault(path, `the app does not load ${quoteValue(address)}: it must be an https URL or a path.`)];
}

/** Texts may have pictures of any such host, but only those below an https URL or of the site are kept in the cache. */
function checkImageHost(host: string, path: Path, { origin }: UrlHosts): readonly Finding[] {
  const url = parseUrl(host);
  if (host === '' || url?.protocol === 'https:' || url?.origin === origin) return [];
  if (!parseUrl(host.includes('://') ? host : `https://${host}`))
    return [fault(path, `${quoteValue(host)} is ignored: it must be a host name or a URL.`)];
  return [warning(path, `pictures of ${quoteValue(host)} are not kept for the next visit: write it with https://.`)];
}

function checkDomain(domain: string, path: Path, { origin }: UrlHosts): readonly Finding[] {
  if (domain === '' || parseDomainOrigin(domain, origin) !== undefined) return [];
  const message = `${quoteValue(domain)} is ignored: a domain is a public host name over https, without a port.`;
  return [fault(path, message)];
}
