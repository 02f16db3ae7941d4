import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type RecordedNavigation, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { INVALID_RESPONSES } from '../../../../tests/support/api/invalid-responses';
import { composeHome } from '../../../contract/merchant/compose-home';
import { useOverlays } from '../../../services/overlays/overlays';
import { HomeGames } from './home-games';

let visits: readonly RecordedNavigation[];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
});

const openCategory = (category: string) =>
  render(
    <TestProviders address={`/m/home?category=${category}`}>
      <HomeGames plan={composeHome([])} renderTop={() => null} />
    </TestProviders>,
  );
const toasts = () => useOverlays.getState().toasts.map(({ message }) => message);

test('[API-2.1][API-7] after every kind of invalid response, Retry is shown instead of the games and can load the games', async () => {
  const [first, ...others] = Object.values(INVALID_RESPONSES);
  await commands.addFault({ endpoint: 'gameLanes', ...first });
  const screen = await openCategory('SLOT');
  const retry = screen.getByRole('button', { name: 'Retry' });
  for (const fault of others) {
    await expect.element(retry).toHaveAttribute('aria-busy', 'false');
    await commands.clearFaults();
    await commands.addFault({ endpoint: 'gameLanes', ...fault });
    const before = await commands.countRequests('gameLanes');
    await retry.click();
    await expect.poll(() => commands.countRequests('gameLanes')).toBe(before + 1);
  }
  await expect.element(retry).toHaveAttribute('aria-busy', 'false');
  await commands.clearFaults();
  await retry.click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Slots' })).toBeVisible();
});

test('[GAME-5] a URL with an unknown category redirects to home and shows a message', async () => {
  await openCategory('ZEPPELIN');
  await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/m/home']);
  expect(toasts()).toEqual([{ key: 'games.category.unknown' }]);
});

test('[GAME-5][ROUTE-9.2] a pasted URL with a category shows the games of that category', async () => {
  const screen = await openCategory('SLOT.');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Slots' })).toBeVisible();
  expect([visits, toasts()]).toEqual([[], []]);
});
