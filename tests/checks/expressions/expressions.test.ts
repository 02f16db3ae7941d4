import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStepCounter } from './count-match-steps.mjs';
import { findExpressionErrors } from './find-expression-errors.mjs';
import { findSuperlinearText } from './find-superlinear-text.mjs';

const isLinear = ({ source, flags }: RegExp) => findSuperlinearText(source, flags) === undefined;

describe('check of regular expressions', () => {
  test.each([
    [/\s+$/],
    [/\s+(?:-|vs)\s+/i],
    [/\s*(?:\([^()]*\))/g],
    [/^(a+)+$/],
    [/^(a|a)*$/],
    [/\d.*[\p{L}#;*].*\d/u],
    [/<a>.*?<b>/s],
    [/#.*$/],
    [/^\u200d+|\u200d+(?=\p{ASCII}|$)/gu],
    [/(?=.*b)a/g],
  ])('the check finds a text on which the expression %s is slow', (expression) => {
    expect(isLinear(expression)).toBe(false);
  });

  test.each([
    [/^\s+/],
    [/\s(?:-|vs)\s/i],
    [/ ?(?:\([^()]*\))/g],
    [/^a+$/],
    [/#.*/s],
    [/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/],
    [/^(?!null$)[\w.:~-]{0,511}[\w~-]$/i],
    [/<(\w{1,9})>[^<]*<\/\1>/],
    [/[\p{L}\p{M}]+/gu],
    [/(?<year>\d{4})-\k<year>/],
  ])('the check accepts the expression %s', (expression) => {
    expect(isLinear(expression)).toBe(true);
  });

  test('steps are counted for the same matches that the engine finds', () => {
    const expressions = [/a(b|bc)c?d*/g, /^(?:a*b)*?c/g, /(\w)\1+/g, /(?<!a)b{2,3}?/g, /\bab|c\B/g];
    fc.assert(
      fc.property(fc.constantFrom(...expressions), fc.string({ unit: fc.constantFrom(...'abcd ') }), (one, text) => {
        const { countSteps, getMatches } = createStepCounter(one.source, one.flags);
        countSteps(text, 1e6);
        expect(getMatches()).toEqual([...text.matchAll(one)].map(({ 0: found, index }) => [index, found.length]));
      }),
    );
  });

  test('an expression that is not accepted is an error, and so is an accepted one that is not slow', () => {
    const slow = { pattern: '\\s+$', flags: '', file: 'a.js' };
    const fast = { pattern: '^a', flags: '', file: 'b.js' };
    const all = new Map([
      ['/\\s+$/', slow],
      ['/^a/', fast],
    ]);
    expect(findExpressionErrors(all, { '/\\s+$/': 'short' })).toEqual([]);
    expect(findExpressionErrors(all, { '/^a/': 'short' })).toEqual([
      expect.stringContaining('a.js: /\\s+$/ takes 4.0 times the steps'),
      'accepted-expressions.mjs: /^a/ is linear, or not in the build',
    ]);
  });
});
