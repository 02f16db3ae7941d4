import type { RegistrationRequest } from '../../contract/endpoints/account/registration';
import { type DeviceTraits, isIos, isRunningAsInstalledApp } from './device';

/**
 * Returns the type of this client, which registrations and tracking events contain (REG-2, TRK-1): the merchant's
 * native app, a web app installed on iOS or on another system, or a browser.
 */
export function decideClientType(traits: DeviceTraits, isOfficialApp: boolean): RegistrationRequest['registerMethod'] {
  if (isOfficialApp) return 'APP';
  if (!isRunningAsInstalledApp(traits)) return 'H5';
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}
