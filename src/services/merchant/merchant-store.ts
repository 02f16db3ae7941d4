import { create } from 'zustand';
import type { SiteStatus } from '../../contract/endpoints/system';
import type { Switch } from '../../contract/white-label';

interface MerchantState {
  /** The code that travels with every request (BOOT-7). */
  readonly code: string;
  /** The deployment's code: whatever a status says, what is kept for a start is kept under what a start knows. */
  readonly home: string;
  readonly status: SiteStatus | undefined;
}

/** The merchant this page belongs to: the deployment's code until a status names one (BOOT-7). */
export const useMerchant = create<MerchantState>(() => ({ code: '', home: '', status: undefined }));

export const merchantCode = (): string => useMerchant.getState().code;
export const homeCode = (): string => useMerchant.getState().home;

export function adoptStatus(status: SiteStatus): void {
  useMerchant.setState({ status, code: status.info.merchantCode });
}

/** Whether the merchant has a switch on; one that is not named is off (WL-1). */
export function isOn(status: SiteStatus | undefined, name: Switch): boolean {
  return status?.info.whitelabel[name] === true;
}
