import { expect } from 'vitest';
import { findViolationsIn } from './merchant-look';

/** Fails on any accessibility violation of the elements that match a selector, right to left and left to right. */
export async function expectAccessibleBothWays(selector: string): Promise<void> {
  for (const direction of ['rtl', 'ltr']) {
    document.documentElement.dir = direction;
    expect([direction, await findViolationsIn(selector)]).toEqual([direction, []]);
  }
}
