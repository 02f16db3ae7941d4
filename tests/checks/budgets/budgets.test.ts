import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import budgetsOfBuild from './budgets.json';
import { findExceededBudgets } from './find-exceeded-budgets.mjs';
import { HOME_SCRIPTS } from './home-scripts.mjs';
import { measureRouteClosures } from './measure-route-closures.mjs';

const budgets = { page: { max: 6, unit: 'KB' }, requests: { max: 3, unit: '' } };

describe('budgets', () => {
  test('measured values that equal their limits are within the budgets', () => {
    expect(findExceededBudgets({ page: 6000, requests: 3 }, budgets).findings).toEqual([]);
  });

  test.each([
    [{ page: 6001, requests: 3 }, 'page: 6.0 of 6 KB'],
    [{ page: 6000, requests: 4 }, 'requests: 4 of 3'],
    [{ page: 0, requests: 3 }, 'page: 0.0 of 6 KB'],
    [{ requests: 3 }, 'page: is not in the build'],
    [{ page: 6000, requests: 3, unknown: 1 }, 'unknown: has no limit'],
  ])('with a limit of 6 KB for the page and 3 requests, %j has the finding %j', (measured, finding) => {
    expect(findExceededBudgets(measured, budgets).findings).toEqual([finding]);
  });
});

/** A build of scripts of 10 bytes: home's import one shared script, a page imports another and the initial one. */
const TEXTS: Record<string, string> = {
  main: '',
  vendor: '',
  shared: 'import"#main";',
  forms: 'import"#vendor";',
  'pages-login': 'import{a}from"#forms";import"#shared";import"#main";import("#small-pages");',
  'small-pages': '',
  ...Object.fromEntries(HOME_SCRIPTS.map((name) => [name, 'import{b}from"#shared";'])),
};

async function measure(texts: Record<string, string>): Promise<Record<string, number>> {
  const imports = Object.fromEntries(Object.keys(texts).map((name) => [`#${name}`, name]));
  const pages: Record<string, number> = await measureRouteClosures(
    imports,
    async (url: string) => texts[url] ?? '',
    async () => 10,
  );
  return pages;
}

describe('what a page loads beyond the initial scripts', () => {
  test('a page counts with everything that it imports statically, and home with what it loads by itself', async () => {
    expect(await measure(TEXTS)).toEqual({
      home: 10 * (HOME_SCRIPTS.length + 1),
      'pages-login': 30,
      'small-pages': 10,
    });
  });

  test('a script of home that the build does not contain fails the measurement', async () => {
    const { background: _, ...others } = TEXTS;
    await expect(measure(others)).rejects.toThrow('The build has no script background');
  });

  test('a new page without a limit, a page that has gone, and one above its own limit are findings', async () => {
    const pages = { home: { max: 1, unit: 'KB' }, 'pages-login': { max: 0.02, unit: 'KB' } };
    const { findings } = findExceededBudgets(await measure(TEXTS), {
      ...pages,
      'pages-former': { max: 1, unit: 'KB' },
    });
    expect(findings).toEqual([
      'pages-login: 0.0 of 0.02 KB',
      'pages-former: is not in the build',
      'small-pages: has no limit',
    ]);
  });

  test('home, small pages together, the sign-in, registration and game pages have limits of their own', () => {
    expect(Object.keys(budgetsOfBuild.pages)).toEqual(
      expect.arrayContaining(['home', 'small-pages', 'pages-login', 'pages-register', 'pages-game']),
    );
    expect(budgetsOfBuild.sizes).not.toHaveProperty('largest page of content');
  });

  test('decision 20 says of each limit above its aim what the surplus costs at 1.6 Mbps', () => {
    const rows = Object.entries(budgetsOfBuild.pages).flatMap(([page, { max, ...rest }]) => {
      const surplusKb = 'aim' in rest && typeof rest.aim === 'number' ? max - rest.aim : 0;
      return surplusKb > 0 ? [`| \`${page}\` | ${max} | ${surplusKb} | ${((surplusKb * 8) / 1600).toFixed(2)} |`] : [];
    });
    const decision = readFileSync('docs/decisions/0020-size-budgets.md', 'utf8');
    expect([...decision.matchAll(/^\| `[\w-]+` (?:\| [\d.]+ ){3}\|/gm)].map(([row]) => row)).toEqual(rows);
  });
});
