import { string } from 'valibot';
import {
  addCampaignParams,
  type CampaignParams,
  mergeCampaignParams,
  readCampaignParams,
} from '../../base/campaign-params';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { CAMPAIGN_PARAMS_KEY } from '../../contract/storage-keys';
import { isLastTouchAttributionEnabled, useMerchant } from '../merchant/merchant-store';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** State of the history entry; survives a reload. */
  readonly state?: unknown;
}
type Navigate = (path: string, options?: NavigateOptions) => void;

/** Read with the first use: the parameters of the merchant's extension are known by then. */
let savedParams: CampaignParams | undefined;
// Stored as a query string, so that loading it applies the same validation as a URL.
const readStoredParams = () => readCampaignParams(safeSessionStorage.get(CAMPAIGN_PARAMS_KEY, string()) ?? '');
/**
 * Campaign parameters of the URLs visited before the status was known, oldest first. They are merged later, because the
 * status determines whether the first or the last value is used.
 */
let undecidedParams: readonly CampaignParams[] = [];

/** Returns the saved campaign parameters. */
export function getSavedCampaignParams(): CampaignParams {
  savedParams ??= readStoredParams();
  return undecidedParams.reduce(
    (saved, added) => mergeCampaignParams(saved, added, isLastTouchAttributionEnabled()),
    savedParams,
  );
}

/** Saves the campaign parameters of a query string; navigateTo() adds them to each path (ROUTE-5). */
export function saveCampaignParams(search: string): void {
  undecidedParams = [...undecidedParams, readCampaignParams(search)];
  if (useMerchant.getState().status) replaceSavedCampaignParams(getSavedCampaignParams());
  else storeParams(getSavedCampaignParams());
}

const storeParams = (params: CampaignParams) =>
  safeSessionStorage.set(CAMPAIGN_PARAMS_KEY, addCampaignParams('', params));

/** Replaces the saved campaign parameters. */
export function replaceSavedCampaignParams(params: CampaignParams): void {
  savedParams = params;
  undecidedParams = [];
  storeParams(params);
}

/** Returns a saved campaign parameter; undefined if it is not set. */
export const getSavedCampaignParam = (name: keyof CampaignParams): string | undefined => getSavedCampaignParams()[name];

/** Returns a path with the saved campaign parameters. */
export const withCampaignParams = (path: string): string => addCampaignParams(path, getSavedCampaignParams());

let routerNavigate: Navigate | undefined;
let waitingNavigation: Parameters<Navigate> | undefined;

/** Registers the router's navigate function, which navigateTo() calls. */
export function registerRouterNavigate(navigate: Navigate): void {
  routerNavigate = navigate;
  if (waitingNavigation) navigate(...waitingNavigation);
  waitingNavigation = undefined;
}

/**
 * Navigates to a page of the app with the saved campaign parameters (ROUTE-5). Before the router has been rendered,
 * the last requested navigation is deferred until then.
 */
export const navigateTo: Navigate = (path, options) => {
  if (routerNavigate) routerNavigate(withCampaignParams(path), options);
  else waitingNavigation = [withCampaignParams(path), options];
};
