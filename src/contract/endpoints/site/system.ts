import { boolean, type InferOutput, nullish, object, optional, picklist, string } from 'valibot';
import { STATUS_PATH } from '../../bootstrap/early-requests';
import { defineEndpoint } from '../../endpoint';
import {
  closingFlag,
  flag,
  lenientField,
  lenientObject,
  listOf,
  mapOutput,
  numberWithFallback,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { customerServiceList } from '../../merchant/customer-service';
import { domainListSignature } from '../../merchant/domain-list-signature';
import { merchantPushSettings } from '../../merchant/merchant-push-settings';
import { whiteLabelSettings, whiteLabelSwitches } from '../../merchant/white-label';
import { PING_PATH } from '../../paths';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

/** A file the merchant offers for download (INST-6). */
export const merchantResource = object({ resourceType: string(), url: string() });

const siteInfo = object({
  merchantCode: string(),
  customerService: customerServiceList,
  domainRoute: listOf(string()),
  mainDomain: text,
  mobileTemplate: text,
  /**
   * `landing`: path of the page that opens after a sign-in; `password`: path of the page that changes the password.
   * An empty path means the default page (ROUTE-8).
   */
  paths: lenientObject({ landing: text, password: text }),
  /**
   * Whether the merchant, if it uses Geetest, requires it for sign-in (`login`), registration (`register`) and the
   * request for an SMS code (`sms`) (CAPT-3); assumed.
   */
  captcha: lenientObject({ login: flag, register: lenientField(boolean(), true), sms: flag }),
  register: lenientObject({ captcha: lenientObject({ enabled: flag }) }),
  resources: listOf(merchantResource),
  whitelabel: whiteLabelSwitches,
  whitelabelVal: whiteLabelSettings,
  imageCDNs: listOf(string()),
  /** `template`: template of the SMS sent after a registration by phone (REG-2 `smsTemplate`); assumed. */
  sms: lenientObject({ firebase: flag, apiKey: text, template: text }),
  /** Push configuration (PUSH-1). Its position in the status response is assumed. */
  push: merchantPushSettings,
  gw: lenientObject({
    GEETEST_ID: text,
    GEETEST_VERSION: lenientField(string(), 'v3'),
    /** URL of the Geetest script; if empty, Geetest's default URL is used. Assumed. */
    GEETEST_SCRIPT: text,
    PROFILE_ICON_COUNT: numberWithFallback(9),
  }),
  analytics: lenientObject({ trackingId: text }),
});

/** The merchant's configuration and the state of its site (BOOT-1). Only `info.merchantCode` is required. */
export const siteStatus = object({
  info: mapOutput(siteInfo, (info) => ({
    ...info,
    whitelabelVal: { ...info.whitelabelVal, name: info.whitelabelVal.name || info.merchantCode },
  })),
  location: lenientObject({ ip: text }),
  test: flag,
  maintenance: closingFlag,
  maintenanceEnd: timestamp,
  regionRestriction: closingFlag,
});
export type SiteStatus = InferOutput<typeof siteStatus>;

/** Returns the status of the merchant's site: the first request of every start (BOOT-1). */
export const status = defineEndpoint({
  name: 'status',
  path: STATUS_PATH,
  query: object({ device: picklist(['MOBILE']), track: string(), originalDomain: string(), url: string() }),
  response: siteStatus,
  auth: 'none',
  noCache: true,
  early: true,
});

const callingCode = object({ countryCode: string(), countryDialingCode: string() });

/** The visitor's country, and the calling codes the merchant accepts (BOOT-6). */
export const country = defineEndpoint({
  name: 'country',
  path: '/wps/system/country',
  query: object({ _: string(), merchant: string() }),
  response: object({
    countryCode: text,
    countryDialingCode: text,
    countries: listOf(callingCode),
    currencySymbol: text,
    currency: text,
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.country,
  cacheable: 'public',
});

/** Fallback domains of the merchant (DOM-1). */
export const domainRoute = defineEndpoint({
  name: 'domainRoute',
  path: '/wps/system/domainRoute',
  /** The list of domains, optionally signed. An unsigned list is trusted only if the deployment settings allow it. */
  response: object({
    domains: requiredListOf(object({ domainName: string() })),
    signatureBlock: nullish(domainListSignature),
  }),
  auth: 'none',
});

/** Ping request of a domain probe (DOM-2). */
export const ping = defineEndpoint({
  name: 'ping',
  path: PING_PATH,
  query: object({ speed: optional(string()) }),
  response: object({ pong: flag }),
  needsValue: false,
  auth: 'none',
  timeout: 20_000,
});

/** The merchant's template for the web app manifest (ENG-6). */
export const webAppManifest = defineEndpoint({
  name: 'webAppManifest',
  path: '/wps/system/manifest.json',
  query: object({ merchantCode: string() }),
  response: object({
    title: string(),
    icons: requiredListOf(object({ src: string(), sizes: string(), purpose: text })),
    desktop_app_feature: flag,
    apple_touch_icon: text,
    /** Screenshots of the app for the system's install dialog. */
    screenshots: listOf(object({ src: string(), sizes: string(), label: text })),
  }),
  auth: 'none',
  bare: true,
});
