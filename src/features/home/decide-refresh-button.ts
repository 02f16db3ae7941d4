import { type DeviceTraits, isInstalled } from '../../browser/device';

/** Whether home has a button that refreshes it: where no browser around it has one (OFF-2). */
export const decideRefreshButton = (traits: DeviceTraits, isInApp: boolean): boolean => isInApp || isInstalled(traits);
