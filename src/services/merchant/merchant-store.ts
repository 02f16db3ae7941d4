import { create } from 'zustand';
import type { SiteStatus } from '../../contract/endpoints/site/system';
import type { Switch } from '../../contract/merchant/white-label';

interface MerchantState {
  /** The merchant code sent with every request (BOOT-7). */
  readonly code: string;
  /**
   * The deployment's merchant code, which does not depend on the status. Data for the next start is stored under it,
   * because at that time no other code is known.
   */
  readonly home: string;
  readonly status: SiteStatus | undefined;
}

/** The merchant of this page: the deployment's code until a status contains one (BOOT-7). */
export const useMerchant = create<MerchantState>(() => ({ code: '', home: '', status: undefined }));

export const merchantCode = (): string => useMerchant.getState().code;
export const deploymentMerchantCode = (): string => useMerchant.getState().home;

export function applyStatus(status: SiteStatus): void {
  useMerchant.setState(({ home }) => ({ status, code: status.info.merchantCode || home }));
}

/** Whether a switch of the merchant is on; a missing one is off (WL-1). */
export function isSwitchOn(status: SiteStatus | undefined, name: Switch): boolean {
  return status?.info.whitelabel[name] === true;
}

/** Whether the newest campaign is used instead of the first; false until the status is known (ROUTE-5). */
export const isLastTouch = (): boolean => useMerchant.getState().status?.info.whitelabelVal.tracking.lastTouch === true;
