import { type Finding, fault } from './finding';
import { getRawText, getRawValue } from './raw-value';

const LEGAL = ['info', 'whitelabelVal', 'legal'] as const;
/** The legal slots that a text or URL fills, and what members miss without it (WL-2). */
const SLOTS = {
  licence: 'the licence, which regulators require on every page with games',
  terms: 'the link to the terms',
  play: 'the link to the page about playing responsibly',
} as const;

/** Returns the legal slots of a status that are empty: the app shows nothing in their place. */
export function checkLegal(status: unknown): readonly Finding[] {
  const age = getRawValue(status, [...LEGAL, 'age']);
  return [
    ...(typeof age === 'number' && age > 0
      ? []
      : [fault([...LEGAL, 'age'], 'is missing: members do not see the minimum age.')]),
    ...Object.entries(SLOTS).flatMap(([slot, what]) =>
      getRawText(status, ...LEGAL, slot).trim() === ''
        ? [fault([...LEGAL, slot], `is missing: members do not see ${what}.`)]
        : [],
    ),
  ];
}
