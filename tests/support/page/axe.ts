import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_RULE_TAGS } from './axe-rule-tags';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: object }[];
}

/**
 * Returns the accessibility violations of the current page. `within` and `without` are CSS selectors to include and to
 * exclude, such as a third-party game frame.
 */
export async function findAccessibilityViolations(
  page: Page,
  within?: string,
  without?: string,
): Promise<readonly string[]> {
  const violations = await (page.frames().length > 1 ? checkWithFrames : checkDocument)(page, within, without);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.target).join(' ')}`);
}

async function checkWithFrames(page: Page, within?: string, without?: string): Promise<readonly Violation[]> {
  const builder = new AxeBuilder({ page }).withTags(AXE_RULE_TAGS);
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  return (await builder.analyze()).violations;
}

/**
 * Checks a page without frames. AxeBuilder would collect the results of its only document in another page, which takes
 * as long again.
 */
async function checkDocument(page: Page, within?: string, without?: string): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, exclude, tags]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const context = { ...(include && { include: [include] }), exclude: exclude ? [exclude] : [] };
      const { violations } = await checker.run(context, { runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    [within, without, AXE_RULE_TAGS] as const,
  );
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
