import { type DeviceTraits, isRunningAsInstalledApp } from '../../../browser/device/device';

/**
 * Whether home shows a refresh button (OFF-2): in the merchant's native app and in an installed web app, because
 * neither shows the browser's reload button.
 */
export const shouldShowRefreshButton = (traits: DeviceTraits, isInApp: boolean): boolean =>
  isInApp || isRunningAsInstalledApp(traits);
