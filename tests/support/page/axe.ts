import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AXE_RULE_TAGS } from './axe-rule-tags';

/**
 * Returns the accessibility violations of the current page. `within` and `without` are CSS selectors to include and to
 * exclude, such as a third-party game frame.
 */
export async function findAccessibilityViolations(
  page: Page,
  within?: string,
  without?: string,
): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).withTags(AXE_RULE_TAGS);
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.target).join(' ')}`);
}

/**
 * Fails on any accessibility violation of the current page; see {@link findAccessibilityViolations} for the selectors.
 */
export async function expectAccessible(page: Page, within?: string, without?: string): Promise<void> {
  expect(await findAccessibilityViolations(page, within, without)).toEqual([]);
}

/** Runs {@link expectAccessible} with the page laid out from right to left, then from left to right. */
export async function expectAccessibleInBothTextDirections(page: Page): Promise<void> {
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    await expectAccessible(page);
  }
}
