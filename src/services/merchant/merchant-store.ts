import { create } from 'zustand';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import type { SwitchName } from '../../contract/features';
import { type Jurisdiction, readJurisdiction } from '../../contract/merchant/jurisdiction';

interface MerchantState {
  /** The merchant code sent with every request (BOOT-7). */
  readonly code: string;
  /**
   * The merchant code that the deployment configures for this host. Data for the next start is stored under this
   * code, because no other merchant code is known before the status has loaded.
   */
  readonly home: string;
  readonly status: SiteStatus | undefined;
}

/**
 * The merchant of this page. `code` is the deployment's code until a status with a merchant code has loaded (BOOT-7).
 */
export const useMerchant = create<MerchantState>(() => ({ code: '', home: '', status: undefined }));

export const getMerchantCode = (): string => useMerchant.getState().code;
export const getDeploymentMerchantCode = (): string => useMerchant.getState().home;

export function setSiteStatus(status: SiteStatus): void {
  useMerchant.setState(({ home }) => ({ status, code: status.info.merchantCode || home }));
}

/** Returns the jurisdiction in the merchant's record; undefined if it has none, or no record has arrived. */
export const getJurisdiction = (): Jurisdiction | undefined =>
  readJurisdiction(useMerchant.getState().status?.info.whitelabelVal.legal);

/** Whether a switch of the merchant is on; a missing switch is off (WL-1). */
export function isSwitchOn(status: SiteStatus | undefined, name: SwitchName): boolean {
  return status?.info.whitelabel[name] === true;
}

/**
 * Whether the parameters of the newest campaign replace those of the first; false until the status is known (ROUTE-5).
 */
export const isLastTouchAttributionEnabled = (): boolean =>
  useMerchant.getState().status?.info.whitelabelVal.tracking.lastTouch === true;
