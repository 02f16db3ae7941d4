import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { queryClient } from '../services/queries/query-client';
import MemberTicketsPage from './member-tickets';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
  await signInMember();
});

const open = () =>
  render(
    <TestProviders address="/m/member/tickets">
      <MemberTicketsPage />
    </TestProviders>,
  );

const TICKET = {
  id: 1,
  nodeId: '1001',
  game: 'Ferris Five',
  issue: 411,
  numbers: [3, 8, 14],
  drawn: [14, 3, 30],
  state: 'WON',
  drawAt: Date.UTC(2026, 10, 28, 12),
  stake: '100',
  win: '1000',
};
const respondWith = (list: readonly object[]) =>
  commands.addFault({
    endpoint: 'tickets',
    status: 200,
    body: JSON.stringify({ success: true, value: { currency: 'PHP', list } }),
    contentType: 'application/json',
  });

describe('the page of tickets', () => {
  test('[GAME-9.2] a settled ticket marks the own numbers that were drawn, with stake and prize', async () => {
    await respondWith([TICKET]);
    const screen = await open();
    const own = screen.getByRole('list', { name: 'Your numbers' });
    await expect.element(own.getByRole('listitem', { name: '3, matches' })).toBeVisible();
    await expect.element(own.getByRole('listitem', { name: '14, matches' })).toBeVisible();
    expect(own.getByRole('listitem', { name: '8, matches' }).elements()).toEqual([]);
    await expect.element(screen.getByText('Won', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('₱1,000.00')).toBeVisible();
    await expect.element(screen.getByText('Draw 411')).toBeVisible();
  });

  test('[GAME-9.3] what can be done with a ticket is told below the tickets', async () => {
    await respondWith([TICKET]);
    const screen = await open();
    const hint = screen.getByText(/^The game opens with your numbers/);
    await expect.element(hint).toBeVisible();
    const [heading] = screen.getByRole('heading', { level: 2 }).elements();
    expect(hint.element().getBoundingClientRect().top).toBeGreaterThan(
      heading?.getBoundingClientRect().top ?? Infinity,
    );
  });

  test.each([
    ['drawn', { drawn: [14, null, 3] }, 'Drawn numbers', 'Your numbers'],
    ['own', { numbers: [14, 3, ' '] }, 'Your numbers', 'Drawn numbers'],
  ])('[API-2.2] of a ticket with an invalid %s number, none of these is shown', async (_, numbers, absent, shown) => {
    await respondWith([{ ...TICKET, ...numbers }]);
    const screen = await open();
    await expect.element(screen.getByRole('list', { name: shown })).toBeVisible();
    expect(screen.getByRole('list', { name: absent }).elements()).toEqual([]);
    expect(screen.getByRole('listitem', { name: 'matches' }).elements()).toEqual([]);
  });

  test('[GAME-9.3] a ticket is repeated by a link that opens its game with its numbers', async () => {
    await respondWith([TICKET]);
    const screen = await open();
    await expect
      .element(screen.getByRole('link', { name: 'Play these numbers again' }))
      .toHaveAttribute('href', '/m/launchGame?prize_mode=1960&code=1001&numbers=3%2C8%2C14');
  });

  test('[GAME-9.3] the ticket of a game that the merchant no longer offers is named and cannot be repeated', async () => {
    await respondWith([{ ...TICKET, nodeId: '9', game: 'Old Lottery' }]);
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Old Lottery' })).toBeVisible();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.getByRole('link', { name: 'Play these numbers again' }).elements()).toEqual([]);
  });

  test('[GAME-9.1] without tickets the page shows a text and a link to home', async () => {
    const screen = await open();
    await expect.element(screen.getByText('You have no tickets yet.', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  test('[GAME-9.1] of a thousand tickets, those near the screen are rendered', async () => {
    await respondWith(Array.from({ length: 1000 }, (_, index) => ({ ...TICKET, id: index })));
    const screen = await open();
    const cards = () => screen.getByRole('heading', { level: 3 }).elements().length;
    await expect.poll(cards).toBeGreaterThan(0);
    expect(cards()).toBeLessThan(200);
  });

  test('[GAME-9.1] a ticket of which the platform tells little is shown without what is missing', async () => {
    await respondWith([{ id: 1, state: 'FROZEN', numbers: 'none', win: 'much' }]);
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Game' })).toBeVisible();
    expect(
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['Open tickets']);
  });
});
