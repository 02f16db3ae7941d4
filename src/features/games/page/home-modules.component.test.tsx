import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { composeHome } from '../../../contract/merchant/compose-home';
import { HOME_RESPONSES_PREFIX } from '../../../contract/storage-keys';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';
import tabs from './category-tabs.module.css';
import { HomeGames } from './home-games';
import style from './home-lanes.module.css';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  forgetResponses();
  // Home would begin with what an earlier test has stored when the page was idle.
  safeLocalStorage.removeByPrefix(HOME_RESPONSES_PREFIX);
});

/** Opens home of a merchant whose record names these modules, each as `module/variant`. */
const openHome = (...names: readonly string[]) => openAt('/m/home', ...names);

function openAt(address: string, ...names: readonly string[]) {
  const home = names.map((name) => {
    const [module = '', variant = ''] = name.split('/');
    return { module, variant };
  });
  return render(
    <TestProviders address={address}>
      <HomeGames
        plan={composeHome(home)}
        renderTop={(name, variant) => (
          <h2>
            {name} {variant}
          </h2>
        )}
      />
    </TestProviders>,
  );
}

/** Lets the platform have one category with these games. */
async function respondWithLanes(category: string, cards: readonly object[], icon = '') {
  const lanes = [{ title: 'Games', category, cards, icon }];
  const body = JSON.stringify({ success: true, value: { data: { lanes } } });
  await commands.addFault({ endpoint: 'gameLanes', status: 200, contentType: 'application/json', body, times: 50 });
}

/** The headings of the modules and, between them, the tabs. */
const orderOf = (element: Element) =>
  [...element.querySelectorAll('h2, nav')].map(({ localName, textContent }) =>
    localName === 'nav' ? 'tabs' : textContent,
  );
const headingsOf = (element: Element) =>
  [...element.querySelectorAll('section h2')].map((heading) => heading.textContent);

describe('[WL-2.13] home of a merchant that names its modules', () => {
  test('the modules are in the order of the record, and an unknown one is skipped', async () => {
    const { container } = await openHome('tables', 'carousel', 'draws', 'hot/board');
    await expect.poll(() => headingsOf(container)).toEqual(['Live casino', 'Next draws', 'Hot right now']);
    expect(container.querySelectorAll('#lane-hot')).toHaveLength(1);
  });

  test.each([
    [
      ['hot', 'draws'],
      ['banner card', 'notices line', 'join card', 'tabs', 'Hot right now', 'Next draws'],
    ],
    [
      ['join/offer', 'tabs', 'hot', 'banner/wide', 'draws'],
      ['join offer', 'tabs', 'Hot right now', 'banner wide', 'Next draws'],
    ],
    [
      ['hot', 'notices', 'tabs/board'],
      ['Hot right now', 'notices line', 'tabs'],
    ],
    [
      ['draws', 'banner'],
      ['tabs', 'Next draws', 'banner card'],
    ],
  ])('[WL-2.16] the modules %j of a record are on the page as %j', async (names, order) => {
    const { container } = await openHome(...names);
    await expect.poll(() => orderOf(container)).toEqual(order);
  });

  test('[WL-2.16] while the games cannot be loaded, one message stands for all modules with games, in the place of the first', async () => {
    await commands.addFault({ endpoint: 'gameLanes', status: 500, times: 50 });
    const { container } = await openHome('join', 'hot', 'banner', 'tabs', 'draws');
    await expect.poll(() => container.textContent).toContain('Retry');
    expect(orderOf(container)).toEqual(['join card', 'The games could not be loaded', 'banner card']);
    expect(container.querySelectorAll('button')).toHaveLength(1);
  });

  test('[WL-2.16] a board of tabs has all categories and the search by name, and is a row on the page of a category', async () => {
    const { container } = await openHome('hot', 'tabs/board');
    const nav = () => container.querySelector('nav');
    await expect.poll(() => nav()?.className).toBe(tabs.board);
    expect(nav()?.textContent).toContain('Search games');
    expect(nav()?.querySelectorAll('li').length).toBeGreaterThan(5);
    const category = await openAt('/m/home?category=SLOT', 'join', 'hot', 'tabs/board');
    await expect.poll(() => orderOf(category.container)).toEqual(['tabs', 'Slots']);
    expect(category.container.querySelector('nav')?.className).toBe(tabs.tabs);
  });

  test.each([
    ["data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", 'img'],
    ['/cdn/nothing.svg', 'svg'],
    ['', 'svg'],
  ])('[WL-2.18] a category with the picture “%s” has an element “%s” on a board of tabs', async (icon, element) => {
    await respondWithLanes('SLOT', [{ displayName: 'Koi Cascade', nodeId: '1' }], icon);
    const { container } = await openHome('hot', 'tabs/board');
    await expect.poll(() => container.querySelector('nav li a')?.firstElementChild?.localName).toBe(element);
  });

  test('the variant “board” of the categories has at most eight games, in two rows', async () => {
    const cards = Array.from({ length: 10 }, (_, index) => ({ displayName: `Game ${index}`, nodeId: `${index}` }));
    await respondWithLanes('RNG', cards);
    const { container } = await openHome('categories/board');
    await expect.poll(() => container.querySelectorAll('section li').length).toBe(8);
    const tops = [...container.querySelectorAll('section li')].map((tile) => tile.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(2);
  });

  test('at most six rows are categories and other modules together, and live tables are no category besides', async () => {
    const { container } = await openHome('hot', 'draws', 'tables', 'categories');
    await expect.poll(() => headingsOf(container).length).toBe(6);
    expect(headingsOf(container).slice(0, 4)).toEqual(['Hot right now', 'Next draws', 'Live casino', 'Lottery']);
    expect(headingsOf(container).filter((heading) => heading === 'Live casino')).toHaveLength(1);
  });

  test('a game that a block of the most played games has no room for is in its category', async () => {
    const { container } = await openHome('hot/bento', 'categories');
    await expect.poll(() => container.querySelectorAll('section:has(#lane-hot) li').length).toBe(6);
  });

  test.each([
    [6, 1],
    [7, 2],
  ])('of a category with %d games, the variant of two rows has %d', async (count, rows) => {
    const cards = Array.from({ length: count }, (_, index) => ({ displayName: `Game ${index}`, nodeId: `${index}` }));
    await respondWithLanes('RNG', cards);
    const { container } = await openHome('categories/double');
    await expect.poll(() => container.querySelectorAll('section li').length).toBe(count);
    const tops = [...container.querySelectorAll('section li')].map((tile) => tile.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(rows);
  });

  test('[GAME-8.3] the board has the last numbers and “Drawing now…” while the next ones are drawn', async () => {
    await respondWithLanes('LOTT', [{ displayName: 'Ferris Five', nodeId: 'ferris' }]);
    const at = Date.now();
    const results = [
      { issue: '8', at: at - 1_000, numbers: [] },
      { issue: '7', at: at - 61_000, numbers: ['3', '14'] },
    ];
    const list = [{ nodeId: 'ferris', drawAt: at + 60_000, drawInterval: 60, results }];
    const body = JSON.stringify({ success: true, value: { at, list } });
    await commands.addFault({ endpoint: 'gameDraws', status: 200, contentType: 'application/json', body, times: 50 });
    const screen = await openHome('draws');
    await expect.element(screen.getByText('Drawing now…')).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Drawn numbers' })).toHaveTextContent('314');
    const drawnAt = new Date(at - 61_000).toISOString();
    await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', drawnAt);
  });

  test('[GAME-8.1] without draws the board is absent, and the other modules stay', async () => {
    await commands.addFault({ endpoint: 'gameDraws', status: 200, body: '{"success":true,"value":{"list":[]}}' });
    const { container } = await openHome('draws', 'hot');
    await expect.poll(() => commands.countRequests('gameDraws')).toBe(1);
    await expect.poll(() => headingsOf(container)).toEqual(['Hot right now']);
  });

  describe.each([
    ['row', 1, 8, 136],
    ['list', 3, 3, 88],
    ['pairs', 4, 4, 136],
  ])('[GAME-8.1] the arrangement “%s” of the board', (variant, places, count, height) => {
    const heightsOf = (container: Element, items: string) =>
      [...container.querySelectorAll(`section:has(#lane-draws) > ul > ${items}`)].map(
        (item) => item.getBoundingClientRect().height,
      );

    test(`keeps ${places} places until the draws have arrived`, async () => {
      await commands.addFault({ endpoint: 'gameDraws', hang: true });
      const { container } = await openHome(`draws/${variant}`);
      await expect.poll(() => heightsOf(container, 'li')).toEqual(Array.from({ length: places }, () => height));
    });

    test(`has ${count} lotteries of the same height`, async () => {
      const { container } = await openHome(`draws/${variant}`);
      await expect.poll(() => heightsOf(container, 'li:has(a)')).toEqual(Array.from({ length: count }, () => height));
    });
  });

  test('[GAME-8.1] the board shows the lotteries that are drawn next, and leads to their pages', async () => {
    const screen = await openHome('draws');
    const board = screen.getByRole('region', { name: 'Next draws' });
    await expect.poll(() => board.getByRole('listitem').getByRole('list').elements().length).toBe(8);
    const [page, play] = board.getByRole('link').elements();
    expect(page?.getAttribute('href')).toMatch(/^\/m\/game\?code=\d+$/);
    expect(play?.getAttribute('href')).toMatch(/^\/m\/launchGame\?/);
    await expect.element(board.getByRole('list', { name: 'Drawn numbers' }).first()).toBeVisible();
    await expect.element(board.getByText(/^Last draw · \d/).first()).toBeVisible();
  });
});

test('[SAFE-4.4] while the play status is unknown, no place is kept for an offer that does not exist', async () => {
  await respondWithLanes('RNG', [{ displayName: 'Plain game', gameCode: 'plain' }]);
  await signInMember('alice', 0, 'm1', false);
  const { container } = await openHome('jackpot', 'hot', 'categories');
  // Until the lanes have arrived, nobody knows whether there is one.
  await expect.poll(() => container.textContent).toContain('Plain game');
  expect(container.querySelectorAll(`.${style.held}`)).toHaveLength(0);
});

test('[SAFE-4.4] while the play status is unknown, the places of a jackpot and of hot games that exist are kept', async () => {
  await signInMember('alice', 0, 'm1', false);
  const { container } = await openHome('jackpot', 'hot', 'categories');
  await expect.poll(() => container.querySelectorAll(`.${style.held}`).length).toBe(2);
});

test('[GAME-5.2] without any game, the URL of a category shows all of home', async () => {
  const body = JSON.stringify({ success: true, value: { data: { lanes: [] } } });
  await commands.addFault({ endpoint: 'gameLanes', status: 200, contentType: 'application/json', body, times: 50 });
  const screen = await openAt('/m/home?category=SLOT', 'notices', 'hot');
  await expect.element(screen.getByText('No games yet')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^notices/ })).toBeVisible();
});
