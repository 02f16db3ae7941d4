import { banners } from '../../../../src/contract/endpoints/site/banners';
import { resolveLanguage } from '../../merchants/resolve-language';
import { listBanners } from '../../promotions/banner-table';
import { createPublicRoute, type Route } from '../../server/route';

export const bannerRoutes: readonly Route[] = [
  createPublicRoute(banners, ({ services, merchant, language, query: { group } }) => ({
    list: listBanners(services.database, merchant.code, group, resolveLanguage(merchant, language)),
  })),
];
