import { expect, test } from 'vitest';
import { LANE_CATEGORIES } from '../games/lane-titles';
import { drawCategoryIcon } from './draw-category-icon';

test('[WL-2.18] the merchant with a board of categories has a picture of its own for each', () => {
  const pictures = LANE_CATEGORIES.map((category) => drawCategoryIcon('SOL', category));
  expect(new Set(pictures).size).toBe(LANE_CATEGORIES.length);
  for (const picture of pictures) expect(picture).toMatch(/^<svg .*<\/svg>$/);
});

test.each([
  ['FAIR', 'LOTT'],
  ['SOL', 'OTHER'],
  ['SOL', 'toString'],
  ['toString', 'LOTT'],
])('%s has no picture of the category %s', (merchant, category) => {
  expect(drawCategoryIcon(merchant, category)).toBeUndefined();
});
