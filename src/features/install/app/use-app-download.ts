import { isIos, readDeviceTraits } from '../../../browser/device/device';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { type AppDownload, findAppDownload, findAppIconUrl } from '../../../services/downloads/app-download';
import { useMerchant } from '../../../services/merchant/merchant-store';

/** Returns the download of the merchant's native app for this device; undefined if there is no safe link (INST-6). */
export function useAppDownload(): AppDownload | undefined {
  const resources = useMerchant(({ status }) => status?.info.resources);
  return findAppDownload(resources ?? [], isIos(readDeviceTraits()), getTrustedHosts());
}

/**
 * Returns the URL of the app's icon: the merchant's `AppDownloadIcon` resource if its URL is safe, otherwise the icon
 * of the merchant's branding; may be empty.
 */
export function useAppIconUrl(): string {
  const info = useMerchant(({ status }) => status?.info);
  const hosts = getTrustedHosts();
  return findAppIconUrl(info?.resources ?? [], hosts) || (info?.whitelabelVal.icon ?? '');
}
