import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { pauseDeferredWork } from '../../../browser/page/first-paint';
import { CategoryLane } from './category-lane';

const CARDS = Array.from({ length: 13 }, (_, index) =>
  createGameCard({ nodeId: `n${index + 1}`, displayName: `Game ${index + 1}` }),
);

// The first test of this file: later ones start after the first paint.
test('[GAME-5] a lane first renders the six games that can be in the viewport, and the other games after the first paint', async () => {
  await resetPageAndRecordNavigations();
  const release = pauseDeferredWork();
  const screen = await render(
    <TestProviders>
      <CategoryLane category="SLOT" title="Slots" icon="" cards={CARDS} gameCount={13} vendors={[]} />
    </TestProviders>,
  );
  const games = screen.getByRole('region', { name: 'Slots' }).getByRole('listitem');
  await expect.poll(() => games.elements()).toHaveLength(6);
  release();
  await expect.poll(() => games.elements()).toHaveLength(12);
});

test('[GAME-5.4] a lane shows its first twelve games and a link to all its games, labelled with their total number', async () => {
  await resetPageAndRecordNavigations();
  const screen = await render(
    <TestProviders>
      <CategoryLane category="SLOT" title="Slots" icon="" cards={CARDS} gameCount={4321} vendors={[]} />
    </TestProviders>,
  );
  const lane = screen.getByRole('region', { name: 'Slots' });
  const games = lane.getByRole('listitem').getByRole('link');
  await expect
    .poll(() => games.elements().map((game) => game.textContent))
    .toEqual(CARDS.slice(0, 12).map(({ displayName }) => displayName));
  const seeAll = lane.getByRole('link', { name: 'All 4,321: Slots' });
  await expect.element(seeAll).toHaveTextContent('All 4,321');
  await expect.element(seeAll).toHaveAttribute('href', '/m/home?category=SLOT');
});
