import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import { track } from '../../../services/tracking/track';
import { changeInstallRecord } from './install-records';
import { BANNER_CLOSE_COUNT_WHEN_INSTALLED } from './installation-signals';

const marked = new Set<string>();

/**
 * Sets `bannerCloses` of the install record to BANNER_CLOSE_COUNT_WHEN_INSTALLED, which means that the web app is
 * installed (INST-2), and tracks the installation once per device (TRK-1). On iOS, an app on the home screen has its
 * own storage, so its first start is also recorded as an installation.
 */
export async function recordWebAppInstallation(): Promise<void> {
  const merchant = getMerchantCode();
  if (marked.has(merchant)) return;
  marked.add(merchant);
  const before = await changeInstallRecord((record) => ({
    ...record,
    bannerCloses: BANNER_CLOSE_COUNT_WHEN_INSTALLED,
  }));
  if (before.bannerCloses >= BANNER_CLOSE_COUNT_WHEN_INSTALLED) return;
  const traits = readDeviceTraits();
  await track('a2hsInstalled', {
    pwaType: isIos(traits) ? 'WEBCLIP' : 'PWA',
    isStandalone: isRunningAsInstalledApp(traits),
  });
}
