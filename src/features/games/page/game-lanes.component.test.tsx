import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Page } from '../../../../tests/components/page';
import { resetPage, type Visit } from '../../../../tests/components/page-state';
import { useOverlays } from '../../../services/overlays/overlays';
import { GameLanes } from './game-lanes';

let visits: readonly Visit[];
beforeEach(async () => {
  visits = await resetPage();
  useOverlays.setState({ toasts: [] });
});

const openCategory = (category: string) =>
  render(
    <Page address={`/m/home?category=${category}`}>
      <GameLanes />
    </Page>,
  );
const toasts = () => useOverlays.getState().toasts.map(({ message }) => message);

test('[GAME-5] the link of a category that the merchant does not have opens home and shows a message', async () => {
  await openCategory('ZEPPELIN');
  await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/m/home']);
  expect(toasts()).toEqual([{ key: 'games.category.unknown' }]);
});

test('[GAME-5] the link of a category shows its games', async () => {
  const screen = await openCategory('SLOT');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Slots' })).toBeVisible();
  expect([visits, toasts()]).toEqual([[], []]);
});
