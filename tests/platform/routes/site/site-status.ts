import type { ResponseInputOf } from '../../../../src/contract/endpoint';
import type { status } from '../../../../src/contract/endpoints/site/system';
import { LEGAL_PAGES } from '../../../../src/contract/merchant/legal-kit';
import { readMerchantIcon } from '../../art/serve-generated-image';
import { GEETEST_CAPTCHA_ID } from '../../captcha/check-captcha';
import { describeJurisdiction } from '../../merchants/jurisdictions';
import type { Merchant } from '../../merchants/merchant';
import { listFallbackDomainOrigins } from '../../merchants/merchant-origins';
import { findVisitorOffer } from '../../seed/deposit-methods';
import type { CallContext } from '../../server/route';
import { buildCustomerServiceEntries } from './customer-service-entries';

/** API key of the identity provider; its emulator accepts any key. */
const IDENTITY_KEY = 'fairground-local-key';

/** Returns the merchant's status as the platform sends it (BOOT-1, WL-2). */
export function buildSiteStatus(context: CallContext): ResponseInputOf<typeof status> {
  const { services, merchant, origin, ip } = context;
  const scenario = services.scenarios.of(merchant.code);
  const branding = services.brandings.of(merchant);
  const { maintenance, maintenanceEnd, regionRestriction } = scenario;
  const domains = listFallbackDomainOrigins(context);
  const hasIdentity = services.identity.origin !== undefined;
  return {
    info: {
      merchantCode: merchant.code,
      customerService: buildCustomerServiceEntries(context),
      domainRoute: domains,
      mainDomain: domains[0] ?? origin,
      mobileTemplate: 'm',
      paths: { landing: merchant.landingPath, password: merchant.passwordPath },
      captcha: { login: scenario.captchaAtLogin, register: true, sms: scenario.captchaAtSms },
      register: { captcha: { enabled: scenario.imageCaptcha } },
      resources: merchant.downloads.map((resourceType) => ({
        resourceType,
        url:
          resourceType === 'AppDownloadIcon'
            ? `${origin}/cdn/${merchant.code}/icon-192.png`
            : `${origin}/downloads/${merchant.code}/${resourceType}`,
      })),
      whitelabel: services.switches.of(merchant),
      whitelabelVal: {
        name: merchant.name,
        slogan: merchant.slogan,
        logo: '',
        icon: `/cdn/${merchant.code}/${readMerchantIcon(merchant) === undefined ? 'icon-192.png' : 'icon.svg'}`,
        ...branding,
        design: { ...branding.design, home: scenario.homeModules ? branding.design.home : [] },
        languages: [...merchant.languages],
        defaultLanguage: merchant.defaultLanguage,
        ...(merchant.texts && { texts: merchant.texts }),
        ...(scenario.visitorOffer && { offer: findVisitorOffer(merchant) }),
        defaultPassword: scenario.sendsDefaultPassword ? merchant.defaultPassword : null,
        loginWays: [...merchant.loginWays],
        registerWays: [...merchant.registerWays],
        socialRegister: scenario.socialRegister,
        registerModal: scenario.registerModal,
        mobilePassword: scenario.mobilePassword,
        popups: {
          enabled: scenario.popups,
          layout: scenario.popupLayout,
          hideBox: scenario.popupHideBox,
          bannerWait: scenario.bannerWait,
          maxPerDay: scenario.popupsPerDay,
          appVersion: scenario.appVersion,
        },
        ...(scenario.legalKit && {
          legal: { ...buildLegalKit(merchant, origin), jurisdiction: describeJurisdiction(services, merchant) },
        }),
        tracking: { consent: scenario.adConsent, lastTouch: scenario.lastTouch },
        install: { enabled: scenario.install },
        features: {
          promotions: scenario.offersPromotions,
          rewards: scenario.offersRewards,
          leaderBoard: scenario.offersLeaderBoard,
          pointMarket: scenario.offersPointMarket,
          tickets: scenario.offersTickets,
        },
      },
      imageCDNs: [`${origin}/cdn/`],
      sms: {
        firebase: hasIdentity && merchant.phoneSignIn,
        apiKey: hasIdentity && merchant.phoneSignIn ? IDENTITY_KEY : '',
      },
      push: {
        ...(hasIdentity && { apiKey: IDENTITY_KEY, facebookAppId: merchant.facebookAppId }),
        ...services.push.configOf(merchant.code),
      },
      gw: {
        GEETEST_ID: GEETEST_CAPTCHA_ID,
        GEETEST_VERSION: scenario.geetest,
        GEETEST_SCRIPT: `${origin}/geetest/${scenario.geetest === 'v4' ? 'gt4.js' : 'gt.js'}`,
        PROFILE_ICON_COUNT: 9,
      },
      analytics: { trackingId: '' },
    },
    location: { ip },
    test: false,
    maintenance,
    maintenanceEnd,
    regionRestriction,
  };
}

/** The pages that the platform serves: of accessibility the app has a statement of its own. */
const SERVED_PAGES = LEGAL_PAGES.filter((page) => page !== 'accessibility');

/** Returns the legal kit, whose pages the platform serves (SAFE-1). */
function buildLegalKit({ minimumAge, licence, legal }: Merchant, origin: string) {
  const { depositNotice: _, ...kit } = legal;
  return {
    age: minimumAge,
    ...kit,
    licence: kit.licence || licence,
    licenceUrl: `${origin}/legal/licence`,
    ...Object.fromEntries(SERVED_PAGES.map((page) => [page, `${origin}/legal/${page}`])),
  };
}
