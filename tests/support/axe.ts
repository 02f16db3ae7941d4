import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on any accessibility fault of the page as it stands; `within` is a CSS selector that narrows it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([]);
}
