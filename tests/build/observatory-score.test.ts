import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addHstsHeader, createHeaderRules } from '../../deploy/headers.mjs';
import { scoreByObservatoryRules } from '../support/http/observatory-score';

const html = readFileSync(path.join(import.meta.dirname, '../../public/index.html'), 'utf8');

/** Returns the headers of a page in a deployment, by name in lower case. */
function headersOf(identity: 'none' | 'google'): Readonly<Record<string, string>> {
  const rules = createHeaderRules({ scripts: ['abc+/='], styles: ['def'], identity }).map(addHstsHeader);
  const { headers } = rules.find(({ pattern }) => new RegExp(pattern).test('/m/home')) ?? { headers: {} };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100);

describe('score of a page by the rules of the HTTP Observatory', () => {
  test.each(['none', 'google'] as const)('is 130 of 145 with the identity provider “%s”', (identity) => {
    const parts = scoreByObservatoryRules({ headers: headersOf(identity), html });
    expect(sum(parts.map(({ points }) => points))).toBe(130);
    expect(sum(parts.map(({ best }) => best))).toBe(145);
    // What is missing needs a domain of one's own, a cookie, or scripts of other sites.
    expect(parts.filter(({ points, best }) => points < best).map(({ part }) => part)).toEqual([
      'cookies',
      'strict-transport-security',
      'subresource-integrity',
    ]);
  });

  test.each([
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 100],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
    ['content-security-policy', '', 70],
    ['referrer-policy', 'unsafe-url', 120],
    ['strict-transport-security', 'max-age=60', 120],
    ['x-content-type-options', '', 125],
    ['cross-origin-resource-policy', 'cross-origin', 120],
    ['set-cookie', 'a=1', 110],
  ])('falls with the header %s: %s to %i', (name, value, expected) => {
    const parts = scoreByObservatoryRules({ headers: { ...headersOf('none'), [name]: value }, html });
    expect(sum(parts.map(({ points }) => points))).toBe(expected);
  });
});
