import type { BlockedAction, DocumentProof } from '../../../src/contract/endpoints/account/document-check';
import { type JurisdictionRules, STRICTEST_RULES } from '../../../src/contract/merchant/jurisdiction';
import type { Services } from '../services';
import type { Merchant } from './merchant';

/** Which documents members have to send, and what is blocked until they are verified. */
interface DocumentRule {
  readonly proofs: readonly DocumentProof[];
  readonly blocks: readonly BlockedAction[];
  /** Hours since the registration after which it is blocked. */
  readonly afterHours: number;
}

/** What a jurisdiction demands of a merchant and of the platform (SAFE-1, SAFE-2). */
export interface PlatformRules extends JurisdictionRules {
  readonly name: string;
  /** Lengths of a self-exclusion (months); 0 is for good. */
  readonly exclusionMonths: readonly number[];
  /** Days after which members are reminded to review their limits; 0 if nobody is. */
  readonly limitReviewDays: number;
  /** Absent if nobody has to send documents. */
  readonly documents?: DocumentRule;
}

/** Jurisdictions by key. Those of the seeded merchants are invented; that of Great Britain is as in docs/regulation.md. */
export const JURISDICTIONS = {
  harbour: {
    name: 'Harbour',
    raiseDelayHours: 24,
    confirmsRaise: false,
    exclusionMonths: [6, 12, 60, 0],
    limitReviewDays: 0,
    realityCheckMinutes: 0,
    asksForLimit: false,
    needsConsent: false,
  },
  riverside: {
    name: 'Riverside',
    raiseDelayHours: 72,
    confirmsRaise: true,
    exclusionMonths: [6, 12, 0],
    limitReviewDays: 182,
    realityCheckMinutes: 60,
    asksForLimit: true,
    needsConsent: false,
  },
  goldenBay: {
    name: 'Golden Bay',
    raiseDelayHours: 168,
    confirmsRaise: false,
    exclusionMonths: [12, 36, 0],
    limitReviewDays: 365,
    realityCheckMinutes: 30,
    asksForLimit: true,
    needsConsent: true,
    documents: { proofs: ['AGE', 'NAME', 'ADDRESS'], blocks: ['DEPOSIT', 'WITHDRAWAL', 'PLAY'], afterHours: 72 },
  },
  greatBritain: {
    name: 'Great Britain',
    raiseDelayHours: 24,
    confirmsRaise: true,
    exclusionMonths: [6, 12, 60],
    limitReviewDays: 182,
    realityCheckMinutes: 60,
    asksForLimit: true,
    needsConsent: true,
    documents: { proofs: ['AGE', 'NAME', 'ADDRESS'], blocks: ['DEPOSIT', 'PLAY'], afterHours: 0 },
  },
  /** One that the app does not know: the record has its name alone. */
  unlisted: {
    name: 'Unlisted',
    exclusionMonths: [6, 12, 60, 0],
    limitReviewDays: 182,
    documents: { proofs: ['AGE', 'NAME', 'ADDRESS'], blocks: ['DEPOSIT', 'WITHDRAWAL', 'PLAY'], afterHours: 0 },
    ...STRICTEST_RULES,
  },
} as const satisfies Record<string, PlatformRules>;

/** Names of the jurisdictions. */
const JURISDICTION_NAMES = Object.keys(JURISDICTIONS) as (keyof typeof JURISDICTIONS)[];

/** Which one applies: `record` is that of the merchant's record; with `none` it applies too, but the record lacks it. */
export const JURISDICTION_CHOICES = ['record', ...JURISDICTION_NAMES, 'none'] as const;

/** Returns the rules that apply to a merchant: those of its record, or what the console has chosen. */
export function getPlatformRules(
  { scenarios }: Pick<Services, 'scenarios'>,
  { code, jurisdiction }: Merchant,
): PlatformRules {
  const { jurisdiction: chosen, realityCheck } = scenarios.of(code);
  const rules = chosen === 'record' || chosen === 'none' ? jurisdiction : JURISDICTIONS[chosen];
  return realityCheck === 'record' ? rules : { ...rules, realityCheckMinutes: realityCheck === 'minute' ? 1 : 0 };
}

/** Returns the jurisdiction as the legal kit names it; undefined if it does not. */
export function describeJurisdiction({ scenarios }: Pick<Services, 'scenarios'>, merchant: Merchant) {
  const {
    exclusionMonths: _,
    limitReviewDays: __,
    documents: ___,
    ...rules
  } = getPlatformRules({ scenarios }, merchant);
  const chosen = scenarios.of(merchant.code).jurisdiction;
  if (chosen === 'none') return undefined;
  return chosen === 'unlisted' ? { name: rules.name } : rules;
}
