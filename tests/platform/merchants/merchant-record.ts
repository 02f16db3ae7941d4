import {
  array,
  boolean,
  exactOptional,
  type GenericIssue,
  getDotPath,
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  union,
} from 'valibot';
import { blockedAction } from '../../../src/contract/document-check';
import { documentProof } from '../../../src/contract/endpoints/account/document-check';
import { FEATURE_SWITCHES } from '../../../src/contract/features';
import { merchantDesign } from '../../../src/contract/merchant/merchant-design';
import type { Merchant } from './merchant';

const text = pipe(string(), nonEmpty('must not be empty'));
const color = pipe(string(), regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0b6e4f"'));
const count = pipe(number(), integer(), minValue(0));
const texts = array(text);
const byLanguage = union([string(), record(string(), string())]);

/** A merchant of the local platform in a file: `merchants/CODE/merchant.json`. What it leaves out has a default. */
const merchantRecord = strictObject({
  code: pipe(string(), regex(/^[A-Z][A-Z0-9_-]{1,31}$/, 'must have 2 to 32 capital letters and digits')),
  hosts: pipe(texts, nonEmpty('must have a host, such as "acme.localhost"')),
  name: text,
  slogan: optional(string(), ''),
  accent: color,
  background: color,
  headerColor: color,
  design: merchantDesign,
  languages: pipe(texts, nonEmpty('must have a language, such as "EN"')),
  defaultLanguage: text,
  texts: optional(record(string(), record(string(), string())), {}),
  landingPath: optional(string(), ''),
  passwordPath: optional(string(), ''),
  defaultPassword: text,
  country: text,
  diallingCode: text,
  currency: text,
  currencySymbol: text,
  resendAfter: optional(count, 60),
  phoneSignIn: optional(boolean(), false),
  facebookAppId: optional(string(), ''),
  loginWays: texts,
  registerWays: texts,
  switchesOn: array(picklist(FEATURE_SWITCHES)),
  minimumAge: count,
  licence: text,
  legal: optional(
    strictObject({
      licence: optional(byLanguage, ''),
      licenceNumber: string(),
      licenceLogo: optional(string(), ''),
      company: byLanguage,
      helpLines: array(strictObject({ name: byLanguage, phone: string(), url: optional(string(), '') })),
      exempt: optional(record(string(), text), {}),
      depositNotice: exactOptional(strictObject({ version: text, bonus: byLanguage, funds: byLanguage })),
    }),
    { licenceNumber: '', company: '', helpLines: [] },
  ),
  jurisdiction: strictObject({
    name: text,
    raiseDelayHours: count,
    confirmsRaise: boolean(),
    exclusionMonths: array(count),
    limitReviewDays: count,
    documents: exactOptional(
      strictObject({
        proofs: array(documentProof),
        blocks: array(blockedAction),
        afterHours: count,
      }),
    ),
    realityCheckMinutes: count,
    asksForLimit: boolean(),
    needsConsent: boolean(),
  }),
  services: array(object({ csType: text, csPosition: string(), title: text })),
  hotGames: texts,
  jackpot: strictObject({ game: text, amount: number(), growth: number() }),
  downloads: texts,
});

const describeIssue = (issue: GenericIssue): string => `${getDotPath(issue) ?? 'the record'}: ${issue.message}`;

/** Returns the merchant of a record. Throws each fault with the file and its path in it. */
export function parseMerchantRecord(file: string, content: unknown): Merchant {
  const { success, output, issues } = safeParse(merchantRecord, content);
  if (!success) throw new Error([`${file} is refused:`, ...issues.map(describeIssue)].join('\n  '));
  // The schema has checked that neither list is empty.
  return output as typeof output & Pick<Merchant, 'hosts' | 'languages'>;
}
