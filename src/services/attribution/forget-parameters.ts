import { removeFromUrl } from '../../browser/page/current-url';
import { setTrackingParams, trackingParams } from '../navigation/navigate';

/** Forgets parameters of a visit: those that navigations keep (ROUTE-5), and those in the URL of this page. */
export function forgetParameters(names: readonly string[]): void {
  const isOther = ([name]: [string, string]) => !names.includes(name);
  setTrackingParams(Object.fromEntries(Object.entries(trackingParams()).filter(isOther)));
  removeFromUrl(names);
}
