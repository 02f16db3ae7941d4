import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import LeaderBoardPage from './leader-board';
import '../ui/styles/tokens.css';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

const open = () =>
  render(
    <TestProviders>
      <LeaderBoardPage />
    </TestProviders>,
  );

describe('[MEM-1] leaderboard', () => {
  test('shows the leaders of the period, and the member’s own place below them', async () => {
    await signInMember();
    const screen = await open();
    const ranking = screen.getByRole('list', { name: 'Ranking' });
    await expect.poll(() => ranking.getByRole('listitem').elements().length).toBe(8);
    await expect.element(ranking.getByRole('listitem').first()).toHaveTextContent('₱500');
    await expect.element(ranking.getByRole('listitem').nth(3)).toHaveTextContent(/^4Aan\*\*\*aPrize: ₱60/);
    expect(ranking.element().querySelector('[aria-current]')).toBeNull();
    const [second, first, third] = ['2', '1', '3'].map(
      (place) => ranking.element().querySelector(`[data-podium="${place}"]`)?.getBoundingClientRect().height ?? 0,
    );
    expect(first).toBeGreaterThan(Math.max(second ?? 0, third ?? 0) + 16);
    const own = screen.getByRole('region', { name: 'Your place' });
    await expect.element(own).toHaveTextContent(/alice.*You/);
    await screen.getByRole('tab', { name: 'This week' }).click();
    await expect.element(screen.getByRole('list', { name: 'Ranking' })).toBeVisible();
    await expect
      .poll(async () => (await commands.readQueries('leaderBoard')).map(({ period }) => period))
      .toEqual(['DAY', 'WEEK']);
  });

  test('tells an unranked member that they have no place yet', async () => {
    await signInMember('bob');
    const screen = await open();
    await expect.element(screen.getByText('You are not ranked in this period yet.')).toBeVisible();
  });

  test.each([
    ['shows what its first places win', ['800', '500.00', 0], ['₱800', '₱500', undefined]],
    ['keeps a prize at its place if another is invalid', [null, '500.00', 'n/a'], [undefined, '₱500', undefined]],
    ['shows no prizes that the platform does not tell', undefined, [undefined, undefined, undefined]],
  ])('[MEM-1.31] a ranking in which nobody is yet %s, and leads to the games', async (_, prizes, shown) => {
    await signInMember();
    const value = { list: [], own: null, endsAt: 0, prizes };
    await commands.addFault({ endpoint: 'leaderBoard', body: JSON.stringify({ success: true, value }) });
    const screen = await open();
    const places = screen.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
    await expect.poll(() => places.elements().length).toBe(3);
    const texts = () => places.elements().map((place) => place.querySelector('strong')?.textContent);
    await expect.poll(texts).toEqual(shown);
    await expect.element(screen.getByText('Nobody is ranked in this period yet.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/m/home');
  });

  test('[MEM-1.13] shows the progress and the reward of each mission', async () => {
    await signInMember();
    const screen = await open();
    const bar = (name: string) => screen.getByLabelText(name);
    await expect.element(bar('4 of 10')).toHaveAttribute('value', '0.4');
    await expect.element(bar('0 of 3')).toBeVisible();
    await expect.element(bar('Done')).toHaveAttribute('value', '1');
    await expect.element(screen.getByText('Reward: ₱80')).toBeVisible();
  });

  test('[LINK-1.4] a mission whose link is on another site has a button for it', async () => {
    await signInMember();
    const mission = { id: '1', title: 'Partner', detail: '', reward: '0.00', done: 0, goal: 3, claimed: false };
    const value = { list: [{ ...mission, link: 'https://partner.example/a' }] };
    await commands.addFault({
      endpoint: 'missions',
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const screen = await open();
    await screen.getByRole('button', { name: 'Go' }).click();
    expect(opened.mock.calls[0]?.[0]).toBe('https://partner.example/a');
    opened.mockRestore();
  });
});
