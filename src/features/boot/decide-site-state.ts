import type { SiteStatus } from '../../contract/endpoints/system';

/** What the merchant's status lets a visitor see: the product, or a screen in its place. */
export type SiteState = 'open' | 'maintenance' | 'denied';

/** Maintenance is for everyone and comes first; then a restricted region (BOOT-2, BOOT-3). */
export function decideSiteState(status: Pick<SiteStatus, 'maintenance' | 'regionRestriction'>): SiteState {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'denied' : 'open';
}
