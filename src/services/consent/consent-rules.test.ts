import { expect, test } from 'vitest';
import { CONSENT_VERSION, isAllowedByChoice, isAnswerMissing } from './consent-rules';

const NOW = { at: 1, version: CONSENT_VERSION };
const BEFORE = { at: 1, version: CONSENT_VERSION - 1 };

test.each([
  // choice, consent needed, used, asked
  [undefined, false, true, false],
  [undefined, true, false, true],
  [{ isAllowed: true, ...NOW }, false, true, false],
  [{ isAllowed: true, ...NOW }, true, true, false],
  [{ isAllowed: false, ...NOW }, false, false, false],
  [{ isAllowed: false, ...NOW }, true, false, false],
  [{ isAllowed: true, ...BEFORE }, false, true, false],
  [{ isAllowed: true, ...BEFORE }, true, false, true],
  [{ isAllowed: false, ...BEFORE }, false, false, false],
  [{ isAllowed: false, ...BEFORE }, true, false, false],
])(
  '[SAFE-7.1][TRK-3.2] after the choice %j, consent needed %s: data are used %s, the visitor is asked %s',
  (...row) => {
    const [choice, isNeeded, isUsed, isAsked] = row;
    expect(isAllowedByChoice(choice, isNeeded)).toBe(isUsed);
    expect(isAnswerMissing(choice, isNeeded)).toBe(isAsked);
  },
);
