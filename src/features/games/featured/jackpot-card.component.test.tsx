import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { pauseDeferredWork } from '../../../browser/page/first-paint';
import { JackpotCard } from './jackpot-card';

test('[GAME-5] the jackpot card shows the amount after the first paint, without a change of its height', async () => {
  await resetPageAndRecordNavigations();
  const release = pauseDeferredWork();
  const card = createGameCard({ displayName: 'Grand Carousel', image: '/cdn/games/1.svg', jackpot: 1_234_567 });
  const screen = await render(
    <TestProviders>
      <JackpotCard game={{ category: 'LOTT', card }} currency="EUR" fetchedAt={Date.now()} />
    </TestProviders>,
  );
  const link = screen.getByRole('link', { name: /Grand Carousel/ });
  await expect.element(link).not.toHaveTextContent(/€|\d{3}/);
  const { height } = link.element().getBoundingClientRect();
  release();
  await expect.element(link).toHaveTextContent('€1,234,567');
  expect(link.element().getBoundingClientRect().height).toBe(height);
});
