import { toSafeUrl, type UrlHosts } from '../../base/to-safe-url';
import type { SiteStatus } from '../../contract/endpoints/site/system';

type ResourceLinks = SiteStatus['info']['resources'];

/**
 * Types of the resources that link to the iOS app, the preferred type first (INST-6). The types for the Android app
 * are {@link ANDROID_KINDS}.
 */
const IOS_KINDS = ['MOBILECONFIG', 'IOS'];
const ANDROID_KINDS = ['ANDROID', 'APK'];

export interface AppDownload {
  readonly url: string;
  /**
   * Whether the download is an iOS configuration profile, which the user must install in the system settings (INST-3).
   */
  readonly isProfile: boolean;
}

/** Returns the download of the merchant's app for this device; undefined if there is no safe link (INST-6). */
export function findAppDownload(resources: ResourceLinks, isIos: boolean, hosts: UrlHosts): AppDownload | undefined {
  for (const kind of isIos ? IOS_KINDS : ANDROID_KINDS) {
    const link = resources.find(({ resourceType }) => resourceType.trim().toUpperCase() === kind);
    const address = toSafeUrl('download', link?.url ?? '', hosts);
    if (address.ok) return { url: address.value, isProfile: kind === 'MOBILECONFIG' };
  }
  return undefined;
}

/** Returns the download URL of the merchant's app; undefined if there is no safe URL. See {@link findAppDownload}. */
export const findAppDownloadUrl = (resources: ResourceLinks, isIos: boolean, hosts: UrlHosts): string | undefined =>
  findAppDownload(resources, isIos, hosts)?.url;

/** Returns the URL of the app's icon; empty if there is no safe URL (INST-6). */
export function findAppIconUrl(resources: ResourceLinks, hosts: UrlHosts): string {
  const link = resources.find(({ resourceType }) => resourceType.trim().toUpperCase() === 'APPDOWNLOADICON');
  const address = toSafeUrl('external', link?.url ?? '', hosts);
  return address.ok ? address.value : '';
}
