import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('[I18N-2.4] the amount of the jackpot card stays on one line in large text on a narrow screen', async () => {
  await resetPageAndRecordNavigations();
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '200%';
  const card = createGameCard({ displayName: 'Grand Carousel', image: '/cdn/games/1.svg', jackpot: 123_456_789 });
  const screen = await render(
    <TestProviders>
      <JackpotCard game={{ category: 'LOTT', card }} currency="EUR" fetchedAt={Date.now()} />
    </TestProviders>,
  );
  const amount = screen.getByText('€123,456,789');
  await expect.element(amount).toBeVisible();
  expect(amount.element().getClientRects()).toHaveLength(1);
  const link = screen.getByRole('link').element().getBoundingClientRect();
  expect(amount.element().getBoundingClientRect().right).toBeLessThanOrEqual(link.right);
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test.each(['/cdn/nothing.svg', ''])(
  '[WL-2.8] the jackpot card shows an icon in the place of the picture “%s” that cannot be loaded',
  async (image) => {
    await resetPageAndRecordNavigations();
    const card = createGameCard({ displayName: 'Grand Carousel', image, jackpot: 1_234_567 });
    const screen = await render(
      <TestProviders>
        <JackpotCard game={{ category: 'LOTT', card }} currency="EUR" fetchedAt={Date.now()} />
      </TestProviders>,
    );
    const link = screen.getByRole('link', { name: /Grand Carousel/ }).element();
    await expect.poll(() => link.querySelector('img')).toBeNull();
    expect(link.firstElementChild?.querySelector('svg')).not.toBeNull();
  },
);
