import type { AnswerInputOf } from '../../../src/contract/endpoint';
import type { status } from '../../../src/contract/endpoints/system';
import { merchantLines } from '../merchants/merchant-origins';
import type { Caller } from '../server/route';
import { serviceEntries } from './service-entries';

/** The merchant's record as the platform gives it out (BOOT-1, WL-2). */
export function siteStatusOf(caller: Caller): AnswerInputOf<typeof status> {
  const { services, merchant, origin, ip } = caller;
  const { maintenance, maintenanceEnd, regionRestriction } = services.scenarios.of(merchant.code);
  const lines = merchantLines(caller);
  return {
    info: {
      merchantCode: merchant.code,
      customerService: serviceEntries(caller),
      domainRoute: lines,
      mainDomain: lines[0] ?? origin,
      mobileTemplate: 'm',
      paths: { landing: merchant.landingPath, password: merchant.passwordPath },
      register: { captcha: { enabled: false } },
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
        logo: `/cdn/${merchant.code}/logo.svg`,
        icon: `/cdn/${merchant.code}/icon-192.png`,
        accent: merchant.accent,
        background: merchant.background,
        headerColor: merchant.headerColor,
        languages: [...merchant.languages],
        defaultLanguage: merchant.defaultLanguage,
        defaultPassword: merchant.defaultPassword,
      },
      imageCDNs: [`${origin}/cdn/`],
      sms: { firebase: false, apiKey: '' },
      gw: { GEETEST_ID: '', GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 },
      analytics: { trackingId: '' },
    },
    location: { ip },
    test: false,
    maintenance,
    maintenanceEnd,
    regionRestriction,
  };
}
