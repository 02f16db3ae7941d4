import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadGame } from '../../../../tests/components/games';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { queryClient } from '../../../services/queries/query-client';
import { GameDetails } from './game-details';
import { GameDetailsScreen } from './game-details-screen';

test('[WL-2.8] the page of a game shows no picture that cannot be loaded', async () => {
  await resetPageAndRecordNavigations();
  const card = createGameCard({ nodeId: '7', displayName: 'Grand Carousel', image: '/cdn/nothing.svg' });
  const screen = await render(
    <TestProviders>
      <GameDetails
        nodeId="7"
        categories={[{ category: 'SLOT', title: 'Slots', icon: '', cards: [card], gameCount: 1, vendors: [] }]}
        currency="EUR"
      />
    </TestProviders>,
  );
  await expect.element(screen.getByRole('link', { name: 'Play' })).toBeVisible();
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
});

const openDetails = async (value: object) => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
  sessionStorage.clear();
  await commands.addFault({ endpoint: 'gameFacts', status: 200, body: JSON.stringify({ success: true, value }) });
  const card = createGameCard({ nodeId: '7', displayName: 'Grand Carousel', trial: true });
  return render(
    <TestProviders>
      <GameDetails
        nodeId="7"
        categories={[{ category: 'SLOT', title: 'Slots', icon: '', cards: [card], gameCount: 1, vendors: [] }]}
        currency="EUR"
      />
    </TestProviders>,
  );
};

test('[GAME-8.5] the page of a game shows what the platform tells of it, at most three lines of rules', async () => {
  const rules = ['One', 'Two', 'Two', '', 'Three', 'Four'];
  const screen = await openDetails({
    currency: 'EUR',
    minStake: 1,
    maxStake: '50',
    rtp: 96.5,
    volatility: 'HIGH',
    rules,
  });
  await expect.element(screen.getByRole('definition').filter({ hasText: '96.5%' })).toBeVisible();
  await expect.element(screen.getByText('€1 – €50')).toBeVisible();
  await expect.element(screen.getByText('High', { exact: true })).toBeVisible();
  const lines = screen.getByRole('region', { name: 'How to win' }).getByRole('listitem').elements();
  expect(lines.map((line) => line.textContent)).toEqual(['One', 'Two', 'Three']);
  expect(screen.getByText('Maximum win').elements()).toEqual([]);
});

test('[GAME-8.5] of a game of which the platform tells nothing, provider and category are shown', async () => {
  const screen = await openDetails({ rtp: 'high', volatility: 'WILD', rules: 'none', maxWin: null });
  await expect.poll(() => commands.countRequests('gameFacts')).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Provider', 'Category']);
});

test('[GAME-8.6] Play stays at the bottom of the screen, with Try beside it', async () => {
  const screen = await openDetails({});
  const play = screen.getByRole('link', { name: 'Play' });
  await expect.element(play).toBeVisible();
  const [first, second] = [play, screen.getByRole('link', { name: 'Try' })].map((link) => link.element());
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  expect(getComputedStyle(first?.parentElement ?? document.body).position).toBe('sticky');
});

test('[GAME-8.8] the page of a lottery shows nothing below its facts that late facts or draws would move', async () => {
  const cards = ['7', '8'].map((nodeId) => createGameCard({ nodeId, displayName: `Draw ${nodeId}` }));
  const categories = [{ category: 'LOTT', title: 'Lottery', icon: '', cards, gameCount: 2, vendors: [] }];
  for (const late of ['gameFacts', 'gameDraws']) {
    await resetPageAndRecordNavigations();
    forgetResponses();
    const sent = await commands.countRequests(late);
    await commands.holdRequests(late);
    const screen = await render(
      <TestProviders>
        <GameDetails nodeId="7" categories={categories} currency="EUR" />
      </TestProviders>,
    );
    await expect.poll(() => commands.countRequests(late)).toBe(sent + 1);
    await expect.element(screen.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
    const below = ['My tickets', 'Draw 8'].map((text) => screen.getByText(text));
    expect([late, ...below.map((part) => part.query())]).toEqual([late, null, null]);
    await commands.releaseRequests();
    for (const part of below) await expect.element(part.first()).toBeVisible();
    await screen.unmount();
  }
});

test('[GAME-8.8] the page of a lottery whose facts and draws fail shows the rest, and hides nothing at the next try', async () => {
  await resetPageAndRecordNavigations();
  forgetResponses();
  const categories = [
    {
      ...{ category: 'LOTT', title: 'Lottery', icon: '', gameCount: 1, vendors: [] },
      cards: [createGameCard({ nodeId: '7', displayName: 'Draw 7' })],
    },
  ];
  const failing = ['gameFacts', 'gameDraws'] as const;
  for (const endpoint of failing) await commands.addFault({ endpoint, status: 404 });
  const screen = await render(
    <TestProviders>
      <GameDetails nodeId="7" categories={categories} currency="EUR" />
    </TestProviders>,
  );
  const tickets = screen.getByText('My tickets');
  await expect.element(tickets).toBeVisible();
  const before = await commands.countRequests('gameDraws');
  await commands.holdRequests('gameDraws');
  void queryClient.refetchQueries();
  await expect.poll(() => commands.countRequests('gameDraws')).toBeGreaterThan(before);
  expect(tickets.query()).not.toBeNull();
  await commands.releaseRequests();
});

test('[TRK-1.2] the view of a game is reported with its id, also if the link has its code and a full stop', async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
  await loadGame({ nodeId: 'N-77', gameCode: 'PIER' });
  await render(
    <TestProviders address="/m/game?code=pier.">
      <GameDetailsScreen />
    </TestProviders>,
  );
  const readBodies = async () => (await commands.readRequests('trackEvents')).map(({ body }) => body).join();
  await expect.poll(readBodies).toContain('N-77');
});
