import { country } from '../../../../src/contract/endpoints/site/country';
import { domainRoute, ping } from '../../../../src/contract/endpoints/site/domains';
import { pageMetadata } from '../../../../src/contract/endpoints/site/page-metadata';
import { status } from '../../../../src/contract/endpoints/site/system';
import { webAppManifest } from '../../../../src/contract/endpoints/site/web-app-manifest';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { APP_SCREENSHOTS, formatScreenshotSize } from '../../art/app-screenshots';
import { listFallbackDomainOrigins } from '../../merchants/merchant-origins';
import { resolveLanguage } from '../../merchants/resolve-language';
import { COUNTRIES } from '../../seed/countries';
import { getPageMetadata } from '../../seed/page-metadata';
import { createRefusalError } from '../../server/refusal';
import { createPublicRoute, type Route } from '../../server/route';
import { buildSiteStatus } from './site-status';

export const systemRoutes: readonly Route[] = [
  createPublicRoute(status, (call) => {
    const { domainNotAvailable } = call.services.scenarios.of(call.merchant.code);
    if (domainNotAvailable) return createRefusalError(ERROR_CODES.domainNotAvailable, 'This domain is not available');
    return buildSiteStatus(call);
  }),

  createPublicRoute(country, ({ merchant }) => ({
    countryCode: merchant.country,
    countryDialingCode: merchant.diallingCode,
    countries: COUNTRIES.map(({ code, callingCode }) => ({ countryCode: code, countryDialingCode: callingCode })),
    currency: merchant.currency,
    currencySymbol: merchant.currencySymbol,
  })),

  createPublicRoute(domainRoute, (call) => ({
    domains: listFallbackDomainOrigins(call).map((domainName) => ({ domainName })),
  })),

  createPublicRoute(ping, () => ({ pong: true })),

  createPublicRoute(webAppManifest, ({ merchant }) => ({
    title: merchant.name,
    icons: [192, 256, 384, 512].map((size) => ({
      src: `/cdn/${merchant.code}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      // The mark is inside the safe zone of a masked icon.
      purpose: 'any maskable',
    })),
    desktop_app_feature: true,
    apple_touch_icon: `/cdn/${merchant.code}/icon-192.png`,
    screenshots: APP_SCREENSHOTS.map((screenshot) => ({
      src: `/cdn/${merchant.code}/${screenshot.name}.jpg`,
      sizes: formatScreenshotSize(screenshot),
      label: merchant.name,
    })),
  })),

  createPublicRoute(pageMetadata, ({ merchant, language }) => ({
    pages: getPageMetadata(merchant, resolveLanguage(merchant, language)),
    indexedDomains: [...merchant.hosts],
  })),
];
