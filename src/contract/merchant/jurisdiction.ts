/** What a jurisdiction demands, as far as the app applies or compares it. */
export interface JurisdictionRules {
  /** Delay before a higher limit, or none, takes effect (hours). */
  readonly raiseDelayHours: number;
  /** Whether a higher limit, or none, applies only once the member has confirmed it after the delay. */
  readonly confirmsRaise: boolean;
  /** Longest interval of the reality check (minutes); 0 if none is demanded. */
  readonly realityCheckMinutes: number;
  /** Whether members are asked for a deposit limit before their first deposit. */
  readonly asksForLimit: boolean;
  /** Whether advertising data, statistics and news by push need the visitor’s consent. */
  readonly needsConsent: boolean;
}

/** What holds in place of a rule that the app does not know: a member must not lose protection by a gap in a record. */
export const STRICTEST_RULES: JurisdictionRules = {
  raiseDelayHours: 168,
  confirmsRaise: true,
  realityCheckMinutes: 30,
  asksForLimit: true,
  needsConsent: true,
};

const RULE_NAMES = Object.keys(STRICTEST_RULES) as (keyof JurisdictionRules)[];

/** A jurisdiction as the app applies it. */
export interface Jurisdiction extends JurisdictionRules {
  readonly name: string;
  /** Rules that the record lacks, for which the strictest holds. */
  readonly unknownRules: readonly (keyof JurisdictionRules)[];
}

/**
 * Returns the jurisdiction of a legal kit, which has it as an object with its rules or as a name alone. One that is empty
 * is an unknown one. Undefined if the kit has no such key, as in records before there was one: nothing is demanded then,
 * and the check of the configuration refuses the record (SAFE-1.6). Parsed by hand, as the start carries it.
 */
export function readJurisdiction(legal: unknown): Jurisdiction | undefined {
  const { jurisdiction: raw } = Object(legal);
  if (raw === undefined) return undefined;
  const given: Record<string, unknown> = Object(raw);
  const name = typeof raw === 'string' ? raw : given.name;
  const rules: Record<string, unknown> = { ...STRICTEST_RULES };
  const unknownRules = RULE_NAMES.filter((rule) => {
    const value = given[rule];
    // A number below 0 is no time, one that is not finite no protection, and a part of a minute an interruption.
    const isTime = Number.isInteger(value) && Number(value) >= 0;
    const isKnown = typeof rules[rule] === 'boolean' ? typeof value === 'boolean' : isTime;
    if (isKnown) rules[rule] = value;
    return !isKnown;
  });
  return { ...(rules as unknown as JurisdictionRules), name: typeof name === 'string' ? name : '', unknownRules };
}
