import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import '../../../ui/styles/tokens.css';
import { LanesSkeleton } from './lanes-skeleton';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

test.each([
  ['bento', 6],
  ['board', 8],
  ['row', 4],
  [undefined, 4],
])('[GAME-5] the skeleton of home has the boxes of its first lane (most played games: %s)', async (variant, count) => {
  const screen = await render(<LanesSkeleton hotVariant={variant} />, { wrapper: TestProviders });
  const tiles = [...(screen.container.querySelector('ul')?.children ?? [])].map((tile) => tile.getBoundingClientRect());
  expect(tiles).toHaveLength(count);
  const [first, second] = tiles;
  const isLarge = first !== undefined && second !== undefined && first.width > second.width * 1.5;
  expect(isLarge).toBe(variant === 'bento');
});
