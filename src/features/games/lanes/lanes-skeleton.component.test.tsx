import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import '../../../ui/styles/tokens.css';
import { findLanesWithSkeleton, LaneSkeleton, TabsSkeleton } from './lanes-skeleton';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

test.each([
  ['hot', 'bento', 6],
  ['hot', 'board', 8],
  ['hot', 'row', 4],
  ['tables', 'row', 2],
  ['draws', 'pairs', 4],
  ['draws', 'list', 3],
  ['categories', 'row', 4],
] as const)('[GAME-5.7] the skeleton of the lane %s (%s) has %s boxes', async (name, variant, count) => {
  const screen = await render(<LaneSkeleton name={name} variant={variant} isAnnounced />, { wrapper: TestProviders });
  const tiles = [...(screen.container.querySelector('ul')?.children ?? [])].map((tile) => tile.getBoundingClientRect());
  expect(tiles).toHaveLength(count);
  const [first, second] = tiles;
  const isLarge = first !== undefined && second !== undefined && first.width > second.width * 1.5;
  expect(isLarge).toBe(variant === 'bento');
  const isWide = first !== undefined && first.width > first.height * 1.5;
  expect(isWide).toBe(name === 'tables' || variant === 'list');
});

test('[GAME-5.7] the skeleton of a jackpot is one block, and the loading is announced once', async () => {
  const screen = await render(
    <>
      <LaneSkeleton name="jackpot" variant="poster" isAnnounced />
      <LaneSkeleton name="hot" variant="row" isAnnounced={false} />
    </>,
    { wrapper: TestProviders },
  );
  expect(screen.container.querySelectorAll('ul')).toHaveLength(1);
  expect(screen.getByRole('status').elements()).toHaveLength(1);
});

test.each([
  [true, 10],
  [false, 4],
])('[GAME-5.7] with isBoard=%s the skeleton of the tabs has %s of them', async (isBoard, count) => {
  const screen = await render(<TabsSkeleton isBoard={isBoard} />, { wrapper: TestProviders });
  expect(screen.container.querySelectorAll('li')).toHaveLength(count);
});

test('[GAME-5.7] the first two lanes have a skeleton; recently played games have their own place', () => {
  expect(findLanesWithSkeleton(['recent', 'tables', 'jackpot', 'hot'])).toEqual(['tables', 'jackpot']);
});
