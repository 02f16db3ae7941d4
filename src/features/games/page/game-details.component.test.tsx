import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { GameDetails } from './game-details';

test('[WL-2.8] the page of a game shows no picture that cannot be loaded', async () => {
  await resetPageAndRecordNavigations();
  const card = createGameCard({ nodeId: '7', displayName: 'Grand Carousel', image: '/cdn/nothing.svg' });
  const screen = await render(
    <TestProviders>
      <GameDetails
        nodeId="7"
        categories={[{ category: 'SLOT', title: 'Slots', cards: [card], gameCount: 1, vendors: [] }]}
        currency="EUR"
      />
    </TestProviders>,
  );
  await expect.element(screen.getByRole('link', { name: 'Play' })).toBeVisible();
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
});
