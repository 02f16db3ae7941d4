import { array, boolean, type InferOutput, number, object, parse, partial, picklist, string } from 'valibot';

/** How the platform says that a session is over (SESS-3). */
export const SESSION_REFUSALS = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'http401',
] as const;

/** Faults of the vendor: its script or its resources do not come, or its service refuses (CAPT-4). */
export const GEETEST_FAULTS = ['none', 'script', 'resource', 'refused'] as const;

/** What is staged for a merchant; moments are epoch milliseconds, 0 is none. */
export const scenario = object({
  maintenance: boolean(),
  maintenanceEnd: number(),
  regionRestriction: boolean(),
  domainNotAvailable: boolean(),
  /** Origins of the merchant's domains, other servers than this one; none: its own hosts. */
  lines: array(string()),
  launch: picklist(['normal', 'slow', 'dead', 'error']),
  /** Trials and mini games are by somebody who tries to get at the page around them. */
  hostileGames: boolean(),
  sessionRefusal: picklist(SESSION_REFUSALS),
  /** Registration by mobile number needs a code. */
  mobileCodeRequired: boolean(),
  /** The picture captcha at registration, where Geetest is not on (CAPT-1). */
  imageCaptcha: boolean(),
  /** Which Geetest the merchant has, where it is on. */
  geetest: picklist(['v3', 'v4']),
  /** Geetest at sign-in and before an SMS. */
  captchaAtLogin: boolean(),
  captchaAtSms: boolean(),
  /** What the stand-in for Geetest suffers from. */
  geetestFault: picklist(GEETEST_FAULTS),
  /** Who comes by phone or social sign-in without an account may register one (SOCIAL-2). */
  socialRegister: boolean(),
  /** Registration is confirmed by a message (REG-3). */
  registerModal: boolean(),
  /** Who registers by mobile number chooses a password (REG-4). */
  mobilePassword: boolean(),
  /** Games there are in all, the catalogue's own among them; fewer than those: no more than the catalogue. */
  games: number(),
  /** Inviting friends is on offer (LINK-3). */
  referral: boolean(),
  /** Rankings and missions, or none yet. */
  leaderBoard: picklist(['full', 'empty']),
  /** An entry that leads to a foreign host, and one that cannot be opened, among the good ones (CS-1). */
  badServices: boolean(),
});
export type Scenario = InferOutput<typeof scenario>;
export const scenarioChange = partial(scenario);
export type ScenarioChange = InferOutput<typeof scenarioChange>;

const QUIET: Scenario = {
  maintenance: false,
  maintenanceEnd: 0,
  regionRestriction: false,
  domainNotAvailable: false,
  lines: [],
  launch: 'normal',
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
  mobilePassword: true,
  games: 0,
  referral: true,
  leaderBoard: 'full',
  badServices: false,
};

/** The scenario of each merchant, from nothing staged to whatever the console staged. */
export class Scenarios {
  private readonly staged = new Map<string, Scenario>();

  of(merchant: string): Scenario {
    return this.staged.get(merchant) ?? QUIET;
  }

  stage(merchant: string, change: ScenarioChange): void {
    this.staged.set(merchant, parse(scenario, { ...this.of(merchant), ...change }));
  }

  reset(): void {
    this.staged.clear();
  }
}
