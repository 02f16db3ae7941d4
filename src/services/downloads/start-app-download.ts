import { isIos, readDeviceTraits } from '../../browser/device/device';
import { navigateAway } from '../../browser/page/windows';
import { showNotice } from '../overlays/notices';
import { track } from '../tracking/track';
import type { AppDownload } from './app-download';

/** First iOS version that does not offer to install a downloaded profile: the user must open it in the settings. */
const IOS_WITHOUT_OFFER = 17;

/** Whether the user must be told to open the system settings after downloading a profile (INST-3). */
export function requiresConfigurationProfileHint(userAgent: string): boolean {
  const versions = [/\bVersion\/(\d+)/, /\bOS (\d+)_/].map((pattern) => Number(pattern.exec(userAgent)?.[1] ?? 0));
  return Math.max(...versions) >= IOS_WITHOUT_OFFER;
}

/** Starts the download of the merchant's app, and tracks it (TRK-1). */
export async function startAppDownload({ url, isProfile }: AppDownload): Promise<void> {
  await track('downloadApp');
  const traits = readDeviceTraits();
  navigateAway(url);
  if (isProfile && isIos(traits) && requiresConfigurationProfileHint(traits.userAgent))
    showNotice({ title: { key: 'install.profile.title' }, message: { key: 'install.profile.hint' } });
}
