import { expect } from 'vitest';
import { findAccessibilityViolationsIn } from './merchant-look';

/**
 * Fails on any accessibility violation of the elements that match a selector, in right-to-left or in left-to-right
 * direction.
 */
export async function expectAccessibleInBothDirections(selector: string): Promise<void> {
  for (const direction of ['rtl', 'ltr']) {
    document.documentElement.dir = direction;
    expect([direction, await findAccessibilityViolationsIn(selector)]).toEqual([direction, []]);
  }
}
