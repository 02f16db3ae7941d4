import type { RegistrationRequest } from '../../contract/endpoints/account/registration';
import { type DeviceTraits, isIos, isRunningAsInstalledApp } from './device';

/**
 * Returns the platform's code for the client (REG-2): the merchant's native app, a web app installed on iOS or on
 * another system, or a browser.
 */
export function decideRegistrationClientCode(
  traits: DeviceTraits,
  isOfficialApp: boolean,
): RegistrationRequest['registerMethod'] {
  if (isOfficialApp) return 'APP';
  if (!isRunningAsInstalledApp(traits)) return 'H5';
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}
