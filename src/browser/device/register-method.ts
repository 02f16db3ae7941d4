import type { RegistrationRequest } from '../../contract/endpoints/account/registration';
import { type DeviceTraits, isInstalled, isIos } from './device';

/** Returns the platform's code for the client: official app, web app installed on iOS or elsewhere, or browser (REG-2). */
export function decideRegisterMethod(
  traits: DeviceTraits,
  isOfficialApp: boolean,
): RegistrationRequest['registerMethod'] {
  if (isOfficialApp) return 'APP';
  if (!isInstalled(traits)) return 'H5';
  return isIos(traits) ? 'WEBCLIP' : 'PWA';
}
