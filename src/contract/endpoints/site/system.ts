import { boolean, type InferOutput, object, picklist, string } from 'valibot';
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
  text,
  timestamp,
} from '../../fields';
import { customerServiceList } from '../../merchant/customer-service';
import { merchantPushSettings } from '../../merchant/merchant-push-settings';
import { whiteLabelSettings, whiteLabelSwitches } from '../../merchant/white-label';

/** A file the merchant offers for download (INST-6). */
export const merchantResource = object({
  /** What the file is, such as `APP`, `IOS` or `MOBILECONFIG`; compared without case. */
  resourceType: string(),
  /** URL of the file. */
  url: string(),
});

const siteInfo = object({
  /** Code of the merchant, sent with every later request (BOOT-7). The one field that a start cannot do without. */
  merchantCode: string(),
  customerService: customerServiceList,
  /** `mainDomain` and `domainRoute`: host names or URLs of the merchant's own domains, to which links may lead. */
  domainRoute: listOf(string()),
  mainDomain: text,
  /** Name of the page template of other front ends; not used by this app. */
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
  register: lenientObject({
    /** `enabled`: whether a registration needs the image captcha, if it needs no other captcha (CAPT-1). */
    captcha: lenientObject({ enabled: flag }),
  }),
  /** Files for the download pages and buttons: `resourceType` is what, `url` is where (INST-6). */
  resources: listOf(merchantResource),
  whitelabel: whiteLabelSwitches,
  whitelabelVal: whiteLabelSettings,
  /** Hosts from which the service worker caches images, and from which texts of editors may show some (OFF-3). */
  imageCDNs: listOf(string()),
  /**
   * `firebase`: whether phone sign-in is offered (SOCIAL-1); `apiKey`: Firebase API key of phone and social sign-in;
   * `template`: template of the SMS sent after a registration by phone (REG-2 `smsTemplate`); assumed.
   */
  sms: lenientObject({ firebase: flag, apiKey: text, template: text }),
  /** Push configuration (PUSH-1). Its position in the status response is assumed. */
  push: merchantPushSettings,
  gw: lenientObject({
    /** Id of the merchant's Geetest v4 captcha; without it, Geetest v3 is used. */
    GEETEST_ID: text,
    /** `v3` or `v4`. */
    GEETEST_VERSION: lenientField(string(), 'v3'),
    /** URL of the Geetest script; if empty, Geetest's default URL is used. Assumed. */
    GEETEST_SCRIPT: text,
    /** Number of avatars of other front ends; not used by this app. */
    PROFILE_ICON_COUNT: numberWithFallback(9),
  }),
  /** `trackingId`: id of the merchant's web analytics; not used by this app. */
  analytics: lenientObject({ trackingId: text }),
});

/** The merchant's configuration and the state of its site (BOOT-1). Only `info.merchantCode` is required. */
export const siteStatus = object({
  info: mapOutput(siteInfo, (info) => ({
    ...info,
    whitelabelVal: { ...info.whitelabelVal, name: info.whitelabelVal.name || info.merchantCode },
  })),
  /** `ip`: the visitor's IP address, shown on the screen of a refused region. */
  location: lenientObject({ ip: text }),
  /** Whether this is a test site, to which GEETESTTEST3 limits Geetest (CAPT-3). */
  test: flag,
  /** Whether the site is closed for maintenance (BOOT-2). */
  maintenance: closingFlag,
  /** When the maintenance is expected to end (epoch ms); 0 if unknown. */
  maintenanceEnd: timestamp,
  /** Whether the site is closed to the visitor's region (BOOT-3). */
  regionRestriction: closingFlag,
});
export type SiteStatus = InferOutput<typeof siteStatus>;

/** Returns the status of the merchant's site: the first request of every start (BOOT-1). */
export const status = defineEndpoint({
  name: 'status',
  path: STATUS_PATH,
  query: object({
    /** Kind of front end. */
    device: picklist(['MOBILE']),
    /** Click id or campaign of the first visit, as JSON; empty if there is none (BOOT-1). */
    track: string(),
    /** Host of the first visit. */
    originalDomain: string(),
    /** URL of the page, without secrets. */
    url: string(),
  }),
  response: siteStatus,
  auth: 'none',
  noCache: true,
  early: true,
});
