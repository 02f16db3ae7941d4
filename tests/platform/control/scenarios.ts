import { array, boolean, type InferOutput, number, object, parse, partial, picklist, string } from 'valibot';
import { LOTTERY_DRAW_MODES } from '../ledger/bets';
import { SESSION_LIMITS } from '../members/session-limits';
import { JURISDICTION_CHOICES } from '../merchants/jurisdictions';

/** Error codes with which a platform reports that a session has ended (SESS-3). */
export const SESSION_ENDED_ERRORS = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'http401',
] as const;

/**
 * Faults of Geetest (CAPT-4). `script`: a script of Geetest fails to load; `resource`: a resource of Geetest fails to
 * load; `refused`: the Geetest service rejects the request.
 */
export const GEETEST_FAULTS = ['none', 'script', 'resource', 'refused'] as const;

/**
 * Longest interval of the reality check (SAFE-3). `record`: that of the jurisdiction; `none`: none is demanded;
 * `minute`: one minute, to see the reality check soon.
 */
export const REALITY_CHECK_RULES = ['record', 'none', 'minute'] as const;

/** Configurable behaviour of the platform for a merchant. A time is in epoch milliseconds, or 0 if it is not set. */
export const scenario = object({
  maintenance: boolean(),
  maintenanceEnd: number(),
  regionRestriction: boolean(),
  domainNotAvailable: boolean(),
  /**
   * Origins of the merchant's fallback domains on other servers. If the list is empty, the merchant's hosts on this
   * server are the fallback domains.
   */
  lines: array(string()),
  launch: picklist(['normal', 'slow', 'dead', 'error']),
  /** Outcome of the draws of the demo lottery. */
  luck: picklist(LOTTERY_DRAW_MODES),
  /** Whether trials and mini games try to attack the page that embeds them. */
  hostileGames: boolean(),
  sessionRefusal: picklist(SESSION_ENDED_ERRORS),
  sessionLimit: picklist(SESSION_LIMITS),
  /** Whether registration by mobile number requires an SMS code. */
  mobileCodeRequired: boolean(),
  /** Whether registration requires the image captcha when Geetest is off (CAPT-1). */
  imageCaptcha: boolean(),
  /** Whether the image captcha has an alternative that is no picture (CAPT-5). */
  captchaWork: boolean(),
  /** Geetest version when Geetest is on. */
  geetest: picklist(['v3', 'v4']),
  /**
   * Whether a login requires the Geetest captcha. `captchaAtSms`: whether the request for an SMS code requires the
   * Geetest captcha.
   */
  captchaAtLogin: boolean(),
  captchaAtSms: boolean(),
  /** Fault of the Geetest mock. */
  geetestFault: picklist(GEETEST_FAULTS),
  /** Whether a user of phone or social sign-in who has no account may register (SOCIAL-2). */
  socialRegister: boolean(),
  /** Whether a dialog reports a successful registration (REG-3). */
  registerModal: boolean(),
  /**
   * Whether advertising data requires the visitor's consent (TRK-3). `lastTouch`: whether a visit is attributed to
   * its newest campaign instead of the first (ROUTE-5).
   */
  adConsent: boolean(),
  lastTouch: boolean(),
  /** Whether registration by mobile number asks for a password (REG-4). */
  mobilePassword: boolean(),
  /** Whether the status includes the merchant's default password. */
  sendsDefaultPassword: boolean(),
  /** Whether the member record includes the assumed fields `passwordChangeDue` and `passwordUnset`. */
  sendsPasswordState: boolean(),
  /**
   * Total number of games, which is reached by adding copies of games of the catalogue. A number below the number of
   * games in the catalogue has no effect.
   */
  games: number(),
  /** Whether referrals are available (LINK-3). */
  referral: boolean(),
  /** Whether the rankings and the list of missions have entries (`full`) or not (`empty`). */
  leaderBoard: picklist(['full', 'empty']),
  /** Whether the merchant offers each part of the site that it may leave out (ROUTE-10). */
  offersPromotions: boolean(),
  offersRewards: boolean(),
  offersLeaderBoard: boolean(),
  offersPointMarket: boolean(),
  offersTickets: boolean(),
  /**
   * Whether home has the modules of the merchant's record (WL-2.13). Off by default in tests, whose home is the usual
   * one, as popups are.
   */
  homeModules: boolean(),
  /** Whether the merchant's record has an offer for visitors (WL-2.14). Off by default in tests, as popups are. */
  visitorOffer: boolean(),
  /** Whether the list of customer-service entries includes invalid entries (CS-1). */
  badServices: boolean(),
  /** Whether the merchant has no customer service. */
  noServices: boolean(),
  /** Whether popups are shown. Off by default in tests, so that popups appear only in tests of popups. */
  popups: boolean(),
  /** Whether the app offers its installation as a web app. Off by default in tests, as popups are. */
  install: boolean(),
  /**
   * Layout of the announcement popup (POP-2). `popupHideBox`: for how long the checkbox in the announcement popup
   * hides the announcements; `none`: there is no checkbox.
   */
  popupLayout: picklist(['carousel', 'list']),
  popupHideBox: picklist(['today', 'forever', 'none']),
  /** How long home is shown before a banner popup opens (s). */
  bannerWait: number(),
  /** How many popups that offer something may open in 24 hours; 0 for any number. */
  popupsPerDay: number(),
  /** Format in which pages send what they observe to the collector of this platform (OPS-4). Off by default in tests. */
  collector: picklist(['off', 'otlp', 'sentry']),
  /** Newest version of the native app. If it is empty, the web app assumes 2.4.39 (INST-7). */
  appVersion: string(),
  realityCheck: picklist(REALITY_CHECK_RULES),
  jurisdiction: picklist(JURISDICTION_CHOICES),
  /** Whether the status has the legal kit. `depositNotice`: whether the notice before the first deposit is asked for. */
  legalKit: boolean(),
  depositNotice: boolean(),
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
  sessionLimit: 'told',
  mobileCodeRequired: false,
  imageCaptcha: false,
  captchaWork: true,
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
  offersPromotions: true,
  offersRewards: true,
  offersLeaderBoard: true,
  offersPointMarket: true,
  offersTickets: true,
  homeModules: false,
  visitorOffer: false,
  badServices: false,
  noServices: false,
  popups: false,
  install: false,
  popupLayout: 'carousel',
  popupHideBox: 'today',
  bannerWait: 20,
  popupsPerDay: 0,
  collector: 'off',
  appVersion: '',
  realityCheck: 'record',
  jurisdiction: 'record',
  legalKit: true,
  depositNotice: true,
};

/** The scenario of each merchant, changed from the console and the tests. */
export class Scenarios {
  private readonly scenarios = new Map<string, Scenario>();
  private readonly defaults: Scenario;

  /**
   * @param hasPopups whether popups and install prompts are on by default
   */
  constructor(hasPopups: boolean) {
    const shown = { popups: hasPopups, install: hasPopups, homeModules: hasPopups, visitorOffer: hasPopups };
    this.defaults = { ...DEFAULT_SCENARIO, ...shown, ...(hasPopups && { collector: 'otlp' }) };
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
