import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { setSiteStatus, useMerchant } from '../../../services/merchant/merchant-store';
import { queryClient } from '../../../services/queries/query-client';
import { HomeGames } from './home-games';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});

/** Opens home of a merchant whose record names these modules, each as `module/variant`. */
async function openHome(...names: readonly string[]) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const { info } = status;
  const home = names.map((name) => {
    const [module = '', variant = ''] = name.split('/');
    return { module, variant };
  });
  const design = { ...info.whitelabelVal.design, home };
  setSiteStatus({ ...status, info: { ...info, whitelabelVal: { ...info.whitelabelVal, design } } });
  return render(
    <TestProviders>
      <HomeGames />
    </TestProviders>,
  );
}

const headingsOf = (element: Element) => [...element.querySelectorAll('h2')].map((heading) => heading.textContent);

describe('[WL-2.13] home of a merchant that names its modules', () => {
  test('the modules are in the order of the record, and an unknown one is skipped', async () => {
    const { container } = await openHome('tables', 'carousel', 'draws', 'hot/board');
    await expect.poll(() => headingsOf(container)).toEqual(['Live casino', 'Next draws', 'Hot right now']);
    expect(container.querySelectorAll('#lane-hot')).toHaveLength(1);
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

  test('[GAME-8.1] without draws the board is absent, and the other modules stay', async () => {
    await commands.addFault({ endpoint: 'gameDraws', status: 200, body: '{"success":true,"value":{"list":[]}}' });
    const { container } = await openHome('draws', 'hot');
    await expect.poll(() => commands.countRequests('gameDraws')).toBe(1);
    await expect.poll(() => headingsOf(container)).toEqual(['Hot right now']);
  });

  test('[GAME-8.1] the board shows the lotteries that are drawn next, and leads to their pages', async () => {
    const screen = await openHome('draws');
    const board = screen.getByRole('region', { name: 'Next draws' });
    await expect.poll(() => board.getByRole('link').elements().length).toBe(8);
    expect(board.getByRole('link').first().element().getAttribute('href')).toMatch(/^\/m\/game\?code=\d+$/);
    await expect.element(board.getByRole('list', { name: 'Drawn numbers' }).first()).toBeVisible();
  });
});
