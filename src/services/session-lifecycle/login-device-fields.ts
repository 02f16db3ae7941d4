import { isRunningInNativeApp } from '../../base/campaign-params';
import { decideLoginDeviceType, type LoginDeviceType, readDeviceTraits } from '../../browser/device/device';
import { getLoginDeviceId } from '../../browser/device/device-id';
import { getSavedCampaignParam } from '../navigation/navigate';

/** The device and app that a sign-in comes from (LOGIN-2). */
export interface LoginDeviceInfo {
  readonly deviceId: string;
  /**
   * `IPAD` on an iPad. On any other device, `WEBCLIP` (iOS) or `PWA` if the page runs as an installed web app,
   * otherwise undefined.
   */
  readonly device: LoginDeviceType | undefined;
  readonly isOfficialApp: boolean;
}

/** Returns the device and app that a sign-in on this page comes from (LOGIN-2). */
export const readLoginDeviceInfo = (): LoginDeviceInfo => ({
  deviceId: getLoginDeviceId(),
  device: decideLoginDeviceType(readDeviceTraits()),
  isOfficialApp: isRunningInNativeApp(getSavedCampaignParam('inApp')),
});

/** Returns the fields of a sign-in request for the device and app that the sign-in comes from (LOGIN-2). */
export const toLoginDeviceFields = (context: LoginDeviceInfo) => ({
  loginDeviceId: context.deviceId,
  isOfficialAppLogin: context.isOfficialApp,
  ...(context.device === undefined ? {} : { device: context.device }),
});
