import { expect, test } from 'vitest';
import { readJurisdiction, STRICTEST_RULES } from './jurisdiction';

const RULES = {
  raiseDelayHours: 24,
  confirmsRaise: false,
  realityCheckMinutes: 0,
  asksForLimit: false,
  needsConsent: false,
};
const EVERY_RULE = Object.keys(STRICTEST_RULES);

test.each([
  // legal kit; name, rules that apply, rules that are missing
  ['all rules', { jurisdiction: { name: 'Harbour', ...RULES } }, 'Harbour', RULES, []],
  ['a rule more', { jurisdiction: { name: 'Harbour', ...RULES, colour: 'red' } }, 'Harbour', RULES, []],
  ['no name', { jurisdiction: RULES }, '', RULES, []],
  ['a name without rules', { jurisdiction: { name: 'Atoll' } }, 'Atoll', STRICTEST_RULES, EVERY_RULE],
  ['a name alone', { jurisdiction: 'Atoll' }, 'Atoll', STRICTEST_RULES, EVERY_RULE],
  ['a list', { jurisdiction: [] }, '', STRICTEST_RULES, EVERY_RULE],
  ['null', { jurisdiction: null }, '', STRICTEST_RULES, EVERY_RULE],
  ['an empty text', { jurisdiction: '' }, '', STRICTEST_RULES, EVERY_RULE],
  ['a number', { jurisdiction: 7 }, '', STRICTEST_RULES, EVERY_RULE],
  [
    'a delay below zero and a flag as text',
    { jurisdiction: { name: 'Harbour', ...RULES, raiseDelayHours: -1, needsConsent: 'no' } },
    'Harbour',
    { ...RULES, raiseDelayHours: 168, needsConsent: true },
    ['raiseDelayHours', 'needsConsent'],
  ],
  [
    'a flag as number',
    { jurisdiction: { name: 'Harbour', ...RULES, asksForLimit: 0 } },
    'Harbour',
    { ...RULES, asksForLimit: true },
    ['asksForLimit'],
  ],
])('[SAFE-1.6] of a jurisdiction with %s, each missing rule is the strictest', (_, legal, name, rules, gaps) => {
  expect(readJurisdiction(legal)).toEqual({ name, ...rules, unknownRules: gaps });
});

test.each([[undefined], [null], ['text'], [{}], [{ jurisdicton: 'Atoll' }]])(
  '[SAFE-1.6] a legal kit %j has no jurisdiction',
  (legal) => {
    expect(readJurisdiction(legal)).toBeUndefined();
  },
);

test.each([Number.POSITIVE_INFINITY, Number.NaN, 0.01, '30', true])(
  '[SAFE-1.6] a reality check after %s minutes is unknown, so that the strictest interval holds',
  (realityCheckMinutes) => {
    expect(readJurisdiction({ jurisdiction: { name: 'Harbour', ...RULES, realityCheckMinutes } })).toMatchObject({
      realityCheckMinutes: 30,
      unknownRules: ['realityCheckMinutes'],
    });
  },
);
