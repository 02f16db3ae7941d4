import { safeUrl, type UrlHosts } from '../../base/safe-url';
import type { SiteStatus } from '../../contract/endpoints/system';

type ResourceLinks = SiteStatus['info']['resources'];

/** Resource types of the app by device, the preferred one first (INST-6). */
const IOS_KINDS = ['MOBILECONFIG', 'IOS'];
const ANDROID_KINDS = ['ANDROID', 'APK'];

/** Returns the URL of the merchant's app for this device; undefined if there is no safe link (INST-6). */
export function appDownloadUrl(resources: ResourceLinks, isIos: boolean, hosts: UrlHosts): string | undefined {
  for (const kind of isIos ? IOS_KINDS : ANDROID_KINDS) {
    const link = resources.find(({ resourceType }) => resourceType.trim().toUpperCase() === kind);
    const address = safeUrl('download', link?.url ?? '', hosts);
    if (address.ok) return address.value;
  }
  return undefined;
}
