import { removeFromUrl } from '../../browser/page/current-url';
import { setTrackingParams, trackingParams } from '../navigation/navigate';

/** Removes parameters of a visit from the saved campaign parameters (ROUTE-5) and from the current URL. */
export function forgetParameters(names: readonly string[]): void {
  const isOther = ([name]: [string, string]) => !names.includes(name);
  setTrackingParams(Object.fromEntries(Object.entries(trackingParams()).filter(isOther)));
  removeFromUrl(names);
}
