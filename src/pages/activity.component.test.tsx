import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { usePlayPauseMarker } from '../services/play-protection/play-pause-marker';
import { queryClient } from '../services/queries/query-client';
import '../ui/styles/tokens.css';
import ActivityPage from './activity';

let navigations: readonly RecordedNavigation[] = [];

beforeEach(async () => {
  navigations = await resetPageAndRecordNavigations();
  queryClient.clear();
  usePlayPauseMarker.setState({ isPaused: false });
});

const open = (query = '') =>
  render(
    <TestProviders address={`/m/activity${query}`}>
      <ActivityPage />
    </TestProviders>,
  );

const respondWith = (endpoint: string, value: object) =>
  commands.addFault({
    endpoint,
    status: 200,
    body: JSON.stringify({ success: true, value }),
    contentType: 'application/json',
  });

const HOUR_MS = 3_600_000;
/** The platform's time: a year after that of the device. */
const NOW = Date.now() + 365 * 24 * HOUR_MS;
const PROMOTION = { title: 'Night market', content: '<p>Every night.</p>', promotionType: 'PROMOTION', execution: 'A' };
const listOf = (...ids: readonly string[]) => ({
  list: ids.map((id) => ({ ...PROMOTION, id, title: `Night market ${id}`, redirect: 'REWARD_CENTER' })),
});

describe('the page of promotions', () => {
  test('[LINK-2.4] a visitor sees the promotions for members, with the filter by category', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('link', { name: /Weekend rebate/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Bring a friend/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Lottery' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Live tables pause/ }).elements()).toEqual([]);
  });

  test('[LINK-2.9] nothing moves when the categories of the promotions arrive, or fail', async () => {
    await signInMember();
    for (const draft of [{}, { status: 500 }]) {
      queryClient.clear();
      await commands.holdRequests('promotionCategories');
      const screen = await open();
      const last = screen.getByRole('link', { name: /Bring a friend/ });
      await expect.element(last).toBeVisible();
      const before = last.element().getBoundingClientRect();
      if ('status' in draft) await commands.addFault({ endpoint: 'promotionCategories', ...draft });
      await commands.releaseRequests();
      if ('status' in draft) await expect.poll(() => queryClient.isFetching()).toBe(0);
      else await expect.element(screen.getByRole('button', { name: 'Lottery' })).toBeVisible();
      const after = last.element().getBoundingClientRect();
      expect([after.top, after.height]).toEqual([before.top, before.height]);
      await screen.unmount();
    }
  });

  test('[LINK-2.5] a promotion shows its end by the platform’s clock, facts, an example, folded terms and its games', async () => {
    await signInMember();
    await respondWith('announcements', listOf('7'));
    const facts = ['Back', 'At most', 'Credited', 'Too many'].map((name) => ({ name, value: `${name}!` }));
    const more = { example: 'Play 100, get 12.', terms: ['Once a night.'], games: ['1001', 'gone'] };
    await respondWith('promotionFacts', { at: NOW, list: [{ id: '7', endsAt: NOW + 5.5 * HOUR_MS, facts, ...more }] });
    const screen = await open('?id=7');
    await expect.element(screen.getByText('Ends in 5 hours')).toBeVisible();
    await expect.element(screen.getByText('Credited!')).toBeVisible();
    expect(screen.getByText('Too many!').elements()).toEqual([]);
    await expect.element(screen.getByText('Play 100, get 12.')).toBeVisible();
    await expect.element(screen.getByText('Once a night.')).not.toBeVisible();
    await screen.getByText('Terms', { exact: true }).click();
    await expect.element(screen.getByText('Once a night.')).toBeVisible();
    const games = screen.getByRole('region', { name: 'Eligible games' });
    await expect.element(games.getByRole('link', { name: /Ferris Five/ }).first()).toBeVisible();
    expect(games.getByRole('listitem').elements()).toHaveLength(1);
  });

  test('[LINK-2.5][ROUTE-9.2] without facts, a promotion of a pasted link shows neither a time nor an example', async () => {
    await respondWith('announcements', listOf('7'));
    await commands.addFault({ endpoint: 'promotionFacts', status: 500 });
    const screen = await open('?id=7).');
    await expect.element(screen.getByText('Every night.')).toBeVisible();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.getByText(/^(Ends|Starts|Ended|For example|Terms$)/).elements()).toEqual([]);
  });

  test('[LINK-2.6] a promotion that has ended is marked, has no button, and is followed by two that run', async () => {
    await respondWith('announcements', listOf('7', '8', '9', '10', '11'));
    await respondWith('promotionFacts', {
      at: NOW,
      list: [
        { id: '7', endsAt: NOW - HOUR_MS },
        { id: '8', startsAt: NOW + HOUR_MS },
      ],
    });
    const screen = await open('?id=7');
    await expect.element(screen.getByText('Ended', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Running now' })).toBeVisible();
    const links = screen.getByRole('link', { name: /Night market/ });
    await expect.element(links.first()).toHaveAttribute('href', '/m/activity?id=9');
    expect(links.elements()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Reward centre' }).elements()).toEqual([]);
  });

  test('[LINK-2.6] a promotion that the merchant no longer has is followed by those that run', async () => {
    await respondWith('announcements', listOf('7'));
    const screen = await open('?id=6');
    await expect.element(screen.getByText('This promotion is no longer available.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Night market 7/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  });

  test('[LINK-2.8] the page of a promotion has its title, but not during a break from play', async () => {
    await signInMember();
    await respondWith('announcements', listOf('7'));
    const screen = await open('?id=7');
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('Night market 7');
    // A title in the other direction must not reorder the signs at its ends.
    await expect.element(title.getByText('Night market 7')).toHaveProperty('tagName', 'BDI');
    expect(document.title).toContain('Night market 7');
    expect(screen.getByRole('heading', { name: 'Night market 7' }).elements()).toHaveLength(1);
    usePlayPauseMarker.setState({ isPaused: true });
    await expect.element(title).toHaveTextContent('Promotions');
    expect(document.title).not.toContain('Night market 7');
  });

  test('[LINK-2.7] a visitor is told to log in for a promotion of members, and may also register', async () => {
    await respondWith('announcements', listOf('7'));
    const screen = await open('?id=7');
    await expect.element(screen.getByRole('button', { name: 'Log in to take part' })).toBeVisible();
    const register = screen.getByRole('main').getByRole('link', { name: 'Register' });
    await expect.element(register).toHaveAttribute('href', '/m/register');
    expect(screen.getByRole('button', { name: 'Reward centre' }).query()).toBeNull();
  });

  test('[LINK-2.7] a member gets to the games that count, and beside it to the reward centre; the terms follow them', async () => {
    await signInMember();
    await respondWith('announcements', listOf('7'));
    await respondWith('promotionFacts', { at: NOW, list: [{ id: '7', games: ['1001'], terms: ['Once a week.'] }] });
    const screen = await open('?id=7');
    await screen.getByRole('button', { name: 'Play · Eligible games' }).click();
    const lane = screen.getByRole('region', { name: 'Eligible games' });
    await expect.element(lane.getByRole('link', { name: /Ferris Five/ })).toHaveFocus();
    const games = lane.getByRole('heading').element();
    const terms = screen.getByText('Terms', { exact: true }).element();
    expect(games.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await screen.getByRole('button', { name: 'Reward centre' }).click();
    await expect.poll(() => navigations.at(-1)?.path).toBe('/m/rewardCenter');
  });

  test('[LINK-2.7] the button of a promotion names its effect', async () => {
    await signInMember();
    await respondWith('announcements', listOf('7'));
    const screen = await open('?id=7');
    await expect.element(screen.getByRole('button', { name: 'Reward centre' })).toBeVisible();
  });
});
