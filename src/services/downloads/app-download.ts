import { safeUrl, type UrlHosts } from '../../base/safe-url';
import type { SiteStatus } from '../../contract/endpoints/system';

type ResourceLinks = SiteStatus['info']['resources'];

/** Kinds of app by device, the default one first (INST-6). */
const IOS_KINDS = ['MOBILECONFIG', 'IOS'];
const ANDROID_KINDS = ['ANDROID', 'APK'];

/** Where this device gets the merchant's app; undefined when no safe link is there (INST-6). */
export function appDownload(resources: ResourceLinks, isIos: boolean, hosts: UrlHosts): string | undefined {
  for (const kind of isIos ? IOS_KINDS : ANDROID_KINDS) {
    const link = resources.find(({ resourceType }) => resourceType.trim().toUpperCase() === kind);
    const address = safeUrl('download', link?.url ?? '', hosts);
    if (address.ok) return address.value;
  }
  return undefined;
}
