import { removeUrlParameters } from '../../browser/page/current-url';
import { getSavedCampaignParams, replaceSavedCampaignParams } from '../navigation/navigate';

/** Removes query parameters from the saved campaign parameters (ROUTE-5) and from the current URL. */
export function removeParametersFromCampaignAndUrl(names: readonly string[]): void {
  const isOther = ([name]: [string, string]) => !names.includes(name);
  replaceSavedCampaignParams(Object.fromEntries(Object.entries(getSavedCampaignParams()).filter(isOther)));
  removeUrlParameters(names);
}
