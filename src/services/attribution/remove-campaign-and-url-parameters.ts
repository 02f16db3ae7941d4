import { removeUrlParameters } from '../../browser/page/current-url';
import { getSavedCampaignParams, setCampaignParams } from '../navigation/navigate';

/** Removes query parameters from the saved campaign parameters (ROUTE-5) and from the current URL. */
export function removeCampaignAndUrlParameters(names: readonly string[]): void {
  const isOther = ([name]: [string, string]) => !names.includes(name);
  setCampaignParams(Object.fromEntries(Object.entries(getSavedCampaignParams()).filter(isOther)));
  removeUrlParameters(names);
}
