import { FIRST_TOUCH_PATTERN } from '../contract/bootstrap/first-touch';
import { CAMPAIGN_PARAMETERS } from '../contract/paths';

/** The campaign parameters of a visit (ROUTE-5), name to value. */
export type CampaignParams = Readonly<Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>>;

/** Returns the campaign parameters of a query string, with or without `?` (ROUTE-5). */
export function readCampaignParams(search: string): CampaignParams {
  const added = new URLSearchParams(search);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = added.get(name);
      return value !== null && FIRST_TOUCH_PATTERN.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * Merges the parameters of a new URL into the saved ones: the first value wins, or the last one if the merchant is
 * configured so. A referral code replaces one that was saved under its other name (ROUTE-5).
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

/** Adds the saved parameters to `path` (path, query and fragment); its own parameters win (ROUTE-5). */
export function addCampaignParams(path: string, saved: CampaignParams): string {
  const fragmentAt = path.includes('#') ? path.indexOf('#') : path.length;
  const target = path.slice(0, fragmentAt);
  const search = /\?.*/s.exec(target)?.[0];
  const own = new URLSearchParams(search);
  const added = Object.entries(saved).filter(([name, value]) => !own.has(name) && FIRST_TOUCH_PATTERN.test(value));
  if (added.length === 0) return path;
  const joint = search === undefined ? '?' : /[?&]$/.test(search) ? '' : '&';
  return `${target}${joint}${new URLSearchParams(added)}${path.slice(fragmentAt)}`;
}

/** Whether the page runs in the merchant's own app, which sets `inApp` in the URL (LOGIN-2, ROUTE-5). */
export function isOfficialApp(inApp: string | undefined): boolean {
  return inApp !== undefined && !['0', 'false'].includes(inApp.toLowerCase());
}

/** Returns a URL with its tracking parameters only: any other parameter may be private and is not sent. */
export function keepTrackingParametersOnly(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return addCampaignParams(origin + pathname, readCampaignParams(search));
}
