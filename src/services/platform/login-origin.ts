import { decideLoginDevice, type LoginDevice, loginDeviceId, readDeviceTraits } from '../../browser/device';
import { carriedParameter } from '../navigation/navigator';
import { isOfficialApp } from './is-official-app';

/** Where a sign-in comes from (LOGIN-2). */
export interface LoginOrigin {
  readonly deviceId: string;
  /** Undefined: a plain browser. */
  readonly device: LoginDevice | undefined;
  readonly isOfficialApp: boolean;
}

/** Where a sign-in of this page comes from (LOGIN-2). */
export const loginOrigin = (): LoginOrigin => ({
  deviceId: loginDeviceId(),
  device: decideLoginDevice(readDeviceTraits()),
  isOfficialApp: isOfficialApp(carriedParameter('inApp')),
});

/** The fields of a sign-in that say where it comes from. */
export const comingFrom = (origin: LoginOrigin) => ({
  loginDeviceId: origin.deviceId,
  isOfficialAppLogin: origin.isOfficialApp,
  ...(origin.device === undefined ? {} : { device: origin.device }),
});
