import { array, boolean, type InferOutput, nullish, number, object, optional, picklist, string } from 'valibot';
import { customerServiceList } from '../customer-service';
import { endpoint } from '../endpoint';
import { fittingOnes, flag, moment, orDefault, text } from '../fields';
import { lineSeal } from '../line-seal';
import { PING_PATH } from '../paths';
import { pushConfig } from '../push-config';
import { whiteLabelSwitches, whiteLabelValues } from '../white-label';

/** A file the merchant offers for download (INST-6). */
export const resourceLink = object({ resourceType: string(), url: string() });

/** The merchant's configuration (BOOT-1). */
export const siteStatus = object({
  info: object({
    merchantCode: string(),
    customerService: customerServiceList,
    domainRoute: nullish(fittingOnes(string()), []),
    mainDomain: text,
    mobileTemplate: text,
    /** Where a sign-in lands, and where a password is changed (ROUTE-8); empty: the defaults. */
    paths: nullish(object({ landing: text, password: text }), {}),
    /** Whether a sign-in, a registration and an SMS want Geetest, where the merchant has it (CAPT-3); assumed. */
    captcha: nullish(object({ login: flag, register: orDefault(boolean(), true), sms: flag }), {}),
    register: nullish(object({ captcha: nullish(object({ enabled: flag }), {}) }), {}),
    resources: nullish(fittingOnes(resourceLink), []),
    whitelabel: whiteLabelSwitches,
    whitelabelVal: whiteLabelValues,
    imageCDNs: nullish(fittingOnes(string()), []),
    /** `template`: names the SMS a member gets who registered by phone (REG-2 `smsTemplate`); assumed. */
    sms: nullish(object({ firebase: flag, apiKey: text, template: text }), {}),
    /** Where the push provider's configuration stands is assumed (PUSH-1). */
    push: nullish(pushConfig, {}),
    gw: nullish(
      object({
        GEETEST_ID: text,
        GEETEST_VERSION: orDefault(string(), 'v3'),
        /** Address of the vendor's script; empty: the vendor's own (assumed). */
        GEETEST_SCRIPT: text,
        PROFILE_ICON_COUNT: orDefault(number(), 9),
      }),
      {},
    ),
    analytics: nullish(object({ trackingId: text }), {}),
  }),
  location: nullish(object({ ip: text }), {}),
  test: flag,
  maintenance: flag,
  maintenanceEnd: moment,
  regionRestriction: flag,
});
export type SiteStatus = InferOutput<typeof siteStatus>;

/** First call of every start (BOOT-1). */
export const status = endpoint({
  name: 'status',
  path: '/wps/system/status',
  query: object({ device: picklist(['MOBILE']), track: string(), originalDomain: string(), url: string() }),
  answer: siteStatus,
  noCache: true,
  early: true,
});

const dialling = object({ countryCode: string(), countryDialingCode: string() });

/** Where the visitor is, and which dialling codes the merchant takes (BOOT-6). */
export const country = endpoint({
  name: 'country',
  path: '/wps/system/country',
  query: object({ _: string(), merchant: string() }),
  answer: object({
    countryCode: text,
    countryDialingCode: text,
    countries: nullish(fittingOnes(dialling), []),
    currencySymbol: text,
    currency: text,
  }),
  cacheable: 'public',
});

/** Domains of the merchant to fall back on (DOM-1). */
export const domainRoute = endpoint({
  name: 'domainRoute',
  path: '/wps/system/domainRoute',
  /** A list may carry a seal; without one it counts only where the deployment says so. */
  answer: object({ domains: fittingOnes(object({ domainName: string() })), seal: nullish(lineSeal) }),
  auth: 'none',
});

/** Whether a line is alive (DOM-2). */
export const ping = endpoint({
  name: 'ping',
  path: PING_PATH,
  query: object({ speed: optional(string()) }),
  answer: object({ pong: flag }),
  auth: 'none',
  timeout: 20_000,
});

/** The web-app manifest template (ENG-6). */
export const webAppManifest = endpoint({
  name: 'webAppManifest',
  path: '/wps/system/manifest.json',
  query: object({ merchantCode: string() }),
  answer: object({
    title: string(),
    icons: array(object({ src: string(), sizes: string() })),
    desktop_app_feature: flag,
    apple_touch_icon: text,
  }),
  auth: 'none',
  bare: true,
});
