import { object, unknown } from 'valibot';
import { type JurisdictionRules, readJurisdiction, STRICTEST_RULES } from '../../contract/merchant/jurisdiction';
import { LEGAL_PAGES, legalKit } from '../../contract/merchant/legal-kit';
import { checkLink, checkPicture, type LinkHosts } from './check-urls';
import { findUnknownKeys } from './find-unknown-keys';
import { type Finding, fault, type Path } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawObject, getRawText, getRawValue, isRawObject } from './raw-value';

const LEGAL: Path = ['info', 'whitelabelVal', 'legal'];
const JURISDICTION: Path = [...LEGAL, 'jurisdiction'];
/** The slots of the legal kit, and what members miss without each (SAFE-1). */
export const SLOTS: Readonly<Record<string, string>> = {
  age: 'the minimum age',
  licence: 'the licence, which regulators require on every page with games',
  licenceNumber: 'the number of the licence',
  licenceUrl: 'the link to the authority, which confirms the licence',
  licenceLogo: 'the logo of the authority',
  play: 'the link to the page about playing responsibly',
  exclusion: 'the link to the page about self-exclusion',
  helpLines: 'whom to call for help',
  terms: 'the link to the terms',
  privacy: 'the link to the privacy statement',
  complaints: 'the link to the page about complaints',
  company: 'who offers the games',
};

/** Rules that the platform alone applies; the app shows what it decides. */
const PLATFORM_RULES: readonly string[] = ['raiseDelayHours', 'confirmsRaise'] satisfies (keyof JurisdictionRules)[];
/** The keys of a jurisdiction; `readJurisdiction()` reads their values. */
const jurisdictionKeys = object(
  Object.fromEntries(['name', ...Object.keys(STRICTEST_RULES)].map((key) => [key, unknown()])),
);

/**
 * Returns the legal slots of a status that are empty, although the record does not name a jurisdiction that allows it:
 * the app shows nothing in their place. Also a jurisdiction, or rules of it, that are missing, misspelt or of another
 * type.
 */
export function checkLegal(status: unknown): readonly Finding[] {
  const exempt = getRawObject(status, ...LEGAL, 'exempt');
  const jurisdiction = readJurisdiction(getRawValue(status, LEGAL));
  const empty = Object.entries(SLOTS).filter(([slot]) => isEmptySlot(slot, getRawValue(status, [...LEGAL, slot])));
  return [
    ...findUnknownKeys(legalKit, getRawValue(status, LEGAL), 'shared', LEGAL),
    ...empty
      .filter(([slot]) => !isName(exempt[slot]))
      .map(([slot, what]) =>
        fault(
          [...LEGAL, slot],
          `is missing: members do not see ${what}. If a jurisdiction allows that, name it in "exempt".`,
        ),
      ),
    ...Object.entries(exempt).flatMap(([slot, name]) => {
      const path = [...LEGAL, 'exempt', slot];
      if (!Object.hasOwn(SLOTS, slot)) return [fault(path, `is no slot of "legal": ${Object.keys(SLOTS).join(', ')}.`)];
      if (!isName(name)) return [fault(path, `${quoteValue(name)} is the name of no jurisdiction.`)];
      const isOwn = name === jurisdiction?.name;
      return isOwn || !jurisdiction ? [] : [fault(path, `${quoteValue(name)} is not the jurisdiction of the record.`)];
    }),
    ...(jurisdiction?.name.trim()
      ? []
      : [fault(JURISDICTION, 'is missing: name who supervises the merchant, with its rules.')]),
    ...findUnknownKeys(jurisdictionKeys, getRawValue(status, JURISDICTION), 'shared', JURISDICTION),
    ...(jurisdiction?.unknownRules ?? []).map((rule) => {
      const path = [...JURISDICTION, rule];
      return fault(path, `${describeGap(rule, getRawValue(status, path))}.`);
    }),
  ];
}

/** Returns why a rule is not known, and what applies in its place. */
function describeGap(rule: keyof JurisdictionRules, value: unknown): string {
  const strictest = STRICTEST_RULES[rule];
  const expected =
    typeof strictest === 'boolean' ? 'true or false, without quotation marks' : 'a whole number of at least 0';
  const gap = value === undefined ? 'is missing' : `must be ${expected}, but it is ${quoteValue(value)}`;
  return `${gap}: ${PLATFORM_RULES.includes(rule) ? 'the platform decides' : `the strictest applies, ${strictest}`}`;
}

/** Returns the URLs and the logo of a legal kit that the app does not open or show; `legal`: where the kit is. */
export function checkLegalLinks(input: unknown, hosts: LinkHosts, legal: Path = LEGAL): readonly Finding[] {
  const checkAt = (path: Path) => checkLink('external', getRawText(input, ...path), path, hosts);
  const checkByLanguage = (path: Path): readonly Finding[] => {
    const value = getRawValue(input, path);
    return isRawObject(value) ? Object.keys(value).flatMap((code) => checkAt([...path, code])) : checkAt(path);
  };
  const logo = [...legal, 'licenceLogo'];
  return [
    ...LEGAL_PAGES.flatMap((page) => checkByLanguage([...legal, page])),
    ...checkAt([...legal, 'licenceUrl']),
    ...checkPicture(getRawText(input, ...logo), logo, { hosts, mayBeData: true }),
    ...getRawList(input, ...legal, 'helpLines').flatMap((_, index) => checkAt([...legal, 'helpLines', index, 'url'])),
  ];
}

/** Whether somebody can call or write: a name, and a telephone number or a URL. */
const isHelpLine = (line: unknown): boolean =>
  isRawObject(line) && isFilled(line.name) && (isFilled(line.phone) || isFilled(line.url));

const isFilled = (value: unknown): boolean => (isRawObject(value) ? Object.values(value).some(isName) : isName(value));

const isName = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether a slot shows nothing. The age is a number, the help lines are a list with one that can be reached, all others a text or texts by language. */
export function isEmptySlot(slot: string, value: unknown): boolean {
  if (slot === 'age') return typeof value !== 'number' || value <= 0;
  if (slot === 'helpLines') return !Array.isArray(value) || !value.some(isHelpLine);
  return !isFilled(value);
}
