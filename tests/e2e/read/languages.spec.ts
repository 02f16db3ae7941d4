import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../../src/contract/language-codes';
import { LANGUAGES } from '../../../src/services/i18n/languages';
import { expect, test } from '../../support/browser/fixtures';
import { prepareMemberSession } from '../../support/members/signed-in';
import { navigateInApp } from '../../support/page/navigate-in-app';
import { MEMBER_PAGE_PATHS, VISITOR_PAGE_PATHS } from '../../support/page/page-paths';
import { waitForFrames } from '../../support/page/settled';
import { findLastingTextFaults } from '../../support/page/text-faults';

/*
 * Every page in every language on narrow screens and with large text. The app is loaded once for each test, and the
 * language is changed in place. `npm run languages`, a part of `npm run nightly`, takes all twenty languages, or those
 * of LANGUAGES (codes with commas), each in tests of its own, and three sizes; `npm test` the languages with the longest
 * words or buttons, the highest lines, another direction or another line breaking, at 320 px.
 */
const { LANGUAGES: asked } = process.env;
const isFullRun = asked !== undefined;
const LANGUAGES_OF_EACH_TEST = isFullRun
  ? LANGUAGE_CODES.filter((code) => asked === 'all' || asked.split(',').includes(code)).map((code) => [code])
  : [['TA', 'MY', 'KM', 'TH', 'UR', 'KO', 'ES', 'TR']];
/** Width of the viewport (CSS px), size of the text relative to the browser's (%), and whether words stay whole. */
const SIZES = [
  ...(isFullRun ? [{ width: 360, percent: 100, hasWholeWords: true }] : []),
  { width: 320, percent: 100, hasWholeWords: true },
  { width: 320, percent: 200, hasWholeWords: false },
];
/** So high that lists below the first screen are rendered (CSS px). */
const HEIGHT = 2400;

async function chooseLanguage(page: Page, code: string, menuPath: string): Promise<void> {
  await navigateInApp(page, menuPath);
  await page.locator('select').first().selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.get(code)?.tag ?? '');
}

/** Resolves with a line for each fault of a page in one language. */
async function measure(page: Page, code: string, path: string): Promise<readonly string[]> {
  await navigateInApp(page, path);
  await expect(page.getByRole('heading', { level: 1 }), `${code} ${path}`).toHaveCount(1);
  await expect(
    page.locator('main [aria-busy="true"], main [role="status"] > div:empty'),
    `${code} ${path}`,
  ).toHaveCount(0);
  const lines: string[] = [];
  for (const size of SIZES) {
    const { width, percent } = size;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = `${value}%`;
    }, percent);
    await waitForFrames(page);
    for (const fault of await findLastingTextFaults(page, width, size.hasWholeWords))
      lines.push(`${code} ${path} ${width} px ${percent} %: ${fault}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return lines;
}

async function measureAll(
  page: Page,
  codes: readonly string[],
  paths: readonly string[],
  menuPath: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const code of codes) {
    await chooseLanguage(page, code, menuPath);
    for (const path of paths) lines.push(...(await measure(page, code, path)));
  }
  return lines;
}

if (isFullRun) test.describe.configure({ mode: 'parallel' });

for (const codes of LANGUAGES_OF_EACH_TEST)
  test.describe(`[I18N-2.4][I18N-2.5][I18N-2.7] pages in ${codes.join(', ')}`, () => {
    test('a member’s cut off no text and break no amount at 320 px, also with text of 200 %', async ({ page }) => {
      test.setTimeout(1_200_000);
      await prepareMemberSession(page);
      await page.goto('/m/member/home');
      expect(await measureAll(page, codes, MEMBER_PAGE_PATHS, '/m/member/home')).toEqual([]);
    });

    test('a visitor’s cut off no text and break no amount at 320 px, also with text of 200 %', async ({
      page,
      homePage,
    }) => {
      test.setTimeout(600_000);
      await homePage.open();
      expect(await measureAll(page, codes, VISITOR_PAGE_PATHS, '/m/home')).toEqual([]);
    });
  });
