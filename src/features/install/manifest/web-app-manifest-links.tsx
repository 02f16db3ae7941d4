import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyAppMetadata, isSquareImage } from '../../../browser/document/app-metadata';
import { webAppManifest } from '../../../contract/endpoints/site/web-app-manifest';
import { ROUTES } from '../../../contract/paths';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { useI18n } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { isPageOffered } from '../../../services/merchant/page-needs';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { buildWebAppManifest, type ManifestIcon, selectValidIcons, toManifestIconUrl } from './build-web-app-manifest';

/** How long the fetched manifest template counts as fresh (ms). */
const TEMPLATE_STALE_MS = 24 * 3_600_000;

/** Adds the merchant's manifest and icons to the document, in the current language (ENG-6, WL-2); renders nothing. */
export function WebAppManifestLinks() {
  const scope = useQueryScope();
  const options = createPlatformQueryOptions(scope, webAppManifest, {
    query: { merchantCode: scope.merchant },
    staleTime: TEMPLATE_STALE_MS,
  });
  const template = useQuery(options).data?.value;
  const status = useMerchant((merchant) => merchant.status);
  const branding = status?.info.whitelabelVal;
  const { language, t } = useI18n();

  useEffect(() => {
    if (!template || !branding) return;
    let isCurrent = true;
    const hosts = getTrustedHosts();
    const title = template.title.trim() || branding.name;
    const apply = async () => {
      const icons = await loadableIcons(selectValidIcons(template.icons, hosts), hosts.origin);
      if (!isCurrent) return;
      const manifest = buildWebAppManifest({ ...template, title }, icons, {
        hosts,
        language: language.tag,
        direction: language.dir,
        description: branding.slogan,
        themeColor: branding.headerColor,
        backgroundColor: branding.background,
        shortcuts: [
          { name: t('nav.home'), path: ROUTES.home.path },
          { name: t('account.deposit'), path: ROUTES.voucherCenter.path },
          { name: t('account.rewards'), path: ROUTES.rewardCenter.path },
          { name: t('account.title'), path: ROUTES.memberHome.path },
        ].filter(({ path }) => isPageOffered(path, status)),
      });
      const touchIcon = toManifestIconUrl(template.apple_touch_icon, hosts) || icons[0]?.src || '';
      applyAppMetadata({ manifest, name: title, touchIcon });
    };
    void apply();
    return () => {
      isCurrent = false;
    };
  }, [template, status, branding, language, t]);
  return null;
}

/**
 * Resolves with the icons that load and have their declared size; if there are no such icons, with the app's default
 * icons. Browsers do not install an app with a broken icon.
 */
async function loadableIcons(icons: readonly ManifestIcon[], origin: string): Promise<readonly ManifestIcon[]> {
  const checks = await Promise.all(icons.map(({ src, sizes }) => isSquareImage(src, Number.parseInt(sizes, 10))));
  const loaded = icons.filter((_, index) => checks[index]);
  return loaded.length > 0 ? loaded : selectValidIcons([], { origin });
}
