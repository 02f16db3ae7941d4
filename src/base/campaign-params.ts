import { isLinkValue, readLink } from '../contract/bootstrap/link-values';
import { CAMPAIGN_PARAMETERS } from '../contract/paths';
import { parseUrl } from './parse-url';

/** The campaign parameters of a visit (ROUTE-5), name to value. */
export type CampaignParams = Readonly<Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>>;

let keptNames: readonly string[] = CAMPAIGN_PARAMETERS;

/** Treats query parameters that the merchant's extension names as campaign parameters, too (OPS-7). */
export function keepQueryParameters(names: readonly string[]): void {
  keptNames = [...CAMPAIGN_PARAMETERS, ...names];
}

/** Returns the valid campaign parameters of a query string, with or without `?` (ROUTE-5). */
export function readCampaignParams(search: string): CampaignParams {
  const read = readLink(search);
  return Object.fromEntries(keptNames.map((name) => [name, read(name)]).filter(([, value]) => value !== ''));
}

/**
 * Merges the campaign parameters of a new URL into the saved ones (ROUTE-5). A parameter that both contain keeps its
 * saved value, or gets the new one if `isLastTouch` is true. The referral codes `r` and `referralCode` are never mixed:
 * if the preferred set has one of them, both are taken from that set.
 */
export function mergeCampaignParams(
  saved: CampaignParams,
  added: CampaignParams,
  isLastTouch: boolean,
): CampaignParams {
  const [kept, others] = isLastTouch ? [added, saved] : [saved, added];
  const { r, referralCode, ...rest } = others;
  return { ...(kept.r || kept.referralCode ? rest : others), ...kept };
}

/** Adds the saved parameters to `path` (path, query and fragment), except those that `path` already has (ROUTE-5). */
export function addCampaignParams(path: string, saved: CampaignParams): string {
  const fragmentAt = path.includes('#') ? path.indexOf('#') : path.length;
  const target = path.slice(0, fragmentAt);
  const search = /\?.*/s.exec(target)?.[0];
  const own = new URLSearchParams(search);
  const added = Object.entries(saved).filter(([name, value]) => !own.has(name) && isLinkValue(value));
  if (added.length === 0) return path;
  const joint = search === undefined ? '?' : /[?&]$/.test(search) ? '' : '&';
  return `${target}${joint}${new URLSearchParams(added)}${path.slice(fragmentAt)}`;
}

/**
 * Returns a URL of a link without campaign parameters, as a path if it is of this site: links to the same place then have
 * the same target, whatever the visit came from. A text that is no URL is returned as it is.
 */
export function removeCampaignParams(href: string, origin: string): string {
  const url = parseUrl(href, origin);
  if (!url) return href;
  for (const name of keptNames) url.searchParams.delete(name);
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Whether the page runs in the merchant's native app: the URL parameter `inApp` is set, and neither `0` nor `false`
 * (LOGIN-2, ROUTE-5).
 */
export function isRunningInNativeApp(inApp: string | undefined): boolean {
  return inApp !== undefined && !['0', 'false'].includes(inApp.toLowerCase());
}

/** Returns a URL without fragment and with its campaign parameters only, because other parameters may be private. */
export function keepOnlyCampaignParams(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return addCampaignParams(origin + pathname, readCampaignParams(search));
}
