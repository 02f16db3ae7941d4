import { isOfficialApp } from '../../base/campaign-params';
import { decideLoginDevice, type LoginDevice, loginDeviceId, readDeviceTraits } from '../../browser/device/device';
import { savedCampaignParam } from '../navigation/navigate';

/** The device and app that a sign-in comes from (LOGIN-2). */
export interface LoginContext {
  readonly deviceId: string;
  /** Kind of device or installation (`IPAD`, `WEBCLIP` or `PWA`); undefined in a browser on another device. */
  readonly device: LoginDevice | undefined;
  readonly isOfficialApp: boolean;
}

/** Returns the login context of this page (LOGIN-2). */
export const loginContext = (): LoginContext => ({
  deviceId: loginDeviceId(),
  device: decideLoginDevice(readDeviceTraits()),
  isOfficialApp: isOfficialApp(savedCampaignParam('inApp')),
});

/** Returns the fields of a sign-in request that describe its context. */
export const loginContextFields = (context: LoginContext) => ({
  loginDeviceId: context.deviceId,
  isOfficialAppLogin: context.isOfficialApp,
  ...(context.device === undefined ? {} : { device: context.device }),
});
