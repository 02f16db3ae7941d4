import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { INSTALL_BANNER_CLOSED_KEY, INSTALL_PROMPT_CLOSED_KEY } from '../../../contract/prompt-storage-keys';
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
    installedAt: Date.now(),
    // A forced prompt returns until the web app is installed (ENG-2).
    wasForced: false,
  }));
  if (before.bannerCloses >= BANNER_CLOSE_COUNT_WHEN_INSTALLED) return;
  const traits = readDeviceTraits();
  await track('a2hsInstalled', {
    pwaType: isIos(traits) ? 'WEBCLIP' : 'PWA',
    isStandalone: isRunningAsInstalledApp(traits),
  });
}

/**
 * Lowers the record of a web app that the browser has proved not to be installed any more (INST-2). The removal counts
 * as one dismissal: the account page offers the installation again, but nothing pops up in this tab.
 */
export async function recordWebAppRemoval(): Promise<void> {
  marked.delete(getMerchantCode());
  safeSessionStorage.set(INSTALL_BANNER_CLOSED_KEY, 1);
  safeSessionStorage.set(INSTALL_PROMPT_CLOSED_KEY, 1);
  await changeInstallRecord((record) => ({ ...record, bannerCloses: 1, installedAt: 0, wasForced: false }));
}
