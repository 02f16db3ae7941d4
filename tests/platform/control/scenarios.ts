import { array, boolean, type InferOutput, number, object, parse, partial, picklist, string } from 'valibot';
import { LOTTERY_DRAW_MODES } from '../ledger/bets';

/** Error codes with which a platform reports that a session has ended (SESS-3). */
export const SESSION_REFUSALS = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'http401',
] as const;

/** Faults of Geetest: its script or a resource fails to load, or its service rejects the request (CAPT-4). */
export const GEETEST_FAULTS = ['none', 'script', 'resource', 'refused'] as const;

/** Configurable behaviour of a merchant. Times are epoch milliseconds; 0 means none. */
export const scenario = object({
  maintenance: boolean(),
  maintenanceEnd: number(),
  regionRestriction: boolean(),
  domainNotAvailable: boolean(),
  /** Origins of the merchant's fallback domains on other servers; its hosts on this server if empty. */
  lines: array(string()),
  launch: picklist(['normal', 'slow', 'dead', 'error']),
  /** Outcome of the draws of the demo lottery. */
  luck: picklist(LOTTERY_DRAW_MODES),
  /** Whether trials and mini games try to attack the page that embeds them. */
  hostileGames: boolean(),
  sessionRefusal: picklist(SESSION_REFUSALS),
  /** Whether registration by mobile number requires a code. */
  mobileCodeRequired: boolean(),
  /** Whether registration requires the image captcha when Geetest is off (CAPT-1). */
  imageCaptcha: boolean(),
  /** Geetest version when Geetest is on. */
  geetest: picklist(['v3', 'v4']),
  /** Whether login and SMS require Geetest. */
  captchaAtLogin: boolean(),
  captchaAtSms: boolean(),
  /** Fault of the Geetest mock. */
  geetestFault: picklist(GEETEST_FAULTS),
  /** Whether phone or social sign-in without an account offers registration (SOCIAL-2). */
  socialRegister: boolean(),
  /** Whether a dialog confirms a registration (REG-3). */
  registerModal: boolean(),
  /** Whether ad data need consent; `lastTouch`: the newest campaign counts, not the first (TRK-3, ROUTE-5). */
  adConsent: boolean(),
  lastTouch: boolean(),
  /** Whether registration by mobile number asks for a password (REG-4). */
  mobilePassword: boolean(),
  /** Whether the status includes the merchant's default password. */
  sendsDefaultPassword: boolean(),
  /** Whether the member record includes the assumed fields `passwordChangeDue` and `passwordUnset`. */
  sendsPasswordState: boolean(),
  /** Total number of games; a number below that of the catalogue has no effect. */
  games: number(),
  /** Whether referrals are available (LINK-3). */
  referral: boolean(),
  /** Whether rankings and missions have entries. */
  leaderBoard: picklist(['full', 'empty']),
  /** Whether the customer-service entries include invalid ones (CS-1). */
  badServices: boolean(),
  /** Whether the merchant has no customer service. */
  noServices: boolean(),
  /** Whether popups are shown; off by default, so that only tests of popups see them. */
  popups: boolean(),
  /** Whether the product offers its installation; off by default, as popups are. */
  install: boolean(),
  /** Layout of the announcement popup, and the effect of its checkbox (POP-2). */
  popupLayout: picklist(['carousel', 'list']),
  popupHideBox: picklist(['today', 'forever', 'none']),
  /** How long home is shown before a banner popup opens (s). */
  bannerWait: number(),
  /** Newest version of the native app; if empty, the app uses 2.4.39 (INST-7). */
  appVersion: string(),
});
export type Scenario = InferOutput<typeof scenario>;
export const scenarioChange = partial(scenario);
export type ScenarioChange = InferOutput<typeof scenarioChange>;

const DEFAULT_SCENARIO: Scenario = {
  maintenance: false,
  maintenanceEnd: 0,
  regionRestriction: false,
  domainNotAvailable: false,
  lines: [],
  launch: 'normal',
  luck: 'chance',
  hostileGames: false,
  sessionRefusal: 'CUSTOMER_NOT_LOGIN',
  mobileCodeRequired: false,
  imageCaptcha: false,
  geetest: 'v4',
  captchaAtLogin: false,
  captchaAtSms: false,
  geetestFault: 'none',
  socialRegister: true,
  registerModal: true,
  adConsent: false,
  lastTouch: false,
  mobilePassword: true,
  sendsDefaultPassword: true,
  sendsPasswordState: true,
  games: 0,
  referral: true,
  leaderBoard: 'full',
  badServices: false,
  noServices: false,
  popups: false,
  install: false,
  popupLayout: 'carousel',
  popupHideBox: 'today',
  bannerWait: 20,
  appVersion: '',
};

/** The scenario of each merchant, changed from the console and the tests. */
export class Scenarios {
  private readonly scenarios = new Map<string, Scenario>();
  private readonly defaults: Scenario;

  /** @param hasPopups whether popups, and the install prompts among them, are on by default */
  constructor(hasPopups: boolean) {
    this.defaults = { ...DEFAULT_SCENARIO, popups: hasPopups, install: hasPopups };
  }

  of(merchant: string): Scenario {
    return this.scenarios.get(merchant) ?? this.defaults;
  }

  stage(merchant: string, change: ScenarioChange): void {
    this.scenarios.set(merchant, parse(scenario, { ...this.of(merchant), ...change }));
  }

  reset(): void {
    this.scenarios.clear();
  }
}
