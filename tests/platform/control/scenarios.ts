import { array, boolean, type InferOutput, number, object, parse, partial, picklist, string } from 'valibot';

/** How the platform says that a session is over (SESS-3). */
export const SESSION_REFUSALS = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'http401',
] as const;

/** What is staged for a merchant; moments are epoch milliseconds, 0 is none. */
export const scenario = object({
  maintenance: boolean(),
  maintenanceEnd: number(),
  regionRestriction: boolean(),
  domainNotAvailable: boolean(),
  /** Origins of the merchant's domains, other servers than this one; none: its own hosts. */
  lines: array(string()),
  launch: picklist(['normal', 'slow', 'dead', 'error']),
  sessionRefusal: picklist(SESSION_REFUSALS),
  /** Registration by mobile number needs a code. */
  mobileCodeRequired: boolean(),
  unreadChat: number(),
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
  sessionRefusal: 'CUSTOMER_NOT_LOGIN',
  mobileCodeRequired: false,
  unreadChat: 2,
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
