import { expect } from 'vitest';
import { findAccessibilityViolationsBySelector } from './merchant-theme';

/**
 * Fails on any accessibility violation of the elements that match a selector, in right-to-left or in left-to-right
 * direction.
 */
export async function expectAccessibleInBothTextDirections(selector: string): Promise<void> {
  for (const direction of ['rtl', 'ltr']) {
    document.documentElement.dir = direction;
    expect([direction, await findAccessibilityViolationsBySelector(selector)]).toEqual([direction, []]);
  }
}
