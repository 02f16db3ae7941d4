import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { queryClient } from '../../../services/queries/query-client';
import { GameDrawsPanel } from './game-draws-panel';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
});

const DAY_MS = 24 * 3_600_000;

interface Sent {
  readonly at: number;
  readonly results?: readonly object[];
  readonly drawAt?: number;
  readonly drawInterval?: number;
}

const respondWith = ({ at, results = [], drawAt = at + 90_000, drawInterval = 300 }: Sent) =>
  commands.addFault({
    endpoint: 'gameDraws',
    status: 200,
    body: JSON.stringify({
      success: true,
      value: { at, list: [{ nodeId: '7', issue: '412', drawAt, drawInterval, results }] },
    }),
    contentType: 'application/json',
  });

const open = () =>
  render(
    <TestProviders>
      <GameDrawsPanel nodeId="7" />
    </TestProviders>,
  );

test.each([-DAY_MS, 0, DAY_MS])(
  '[GAME-8.1][GAME-8.2] the countdown is right if the platform’s clock is %i ms ahead of that of the device',
  async (difference) => {
    await respondWith({ at: Date.now() + difference });
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Next draw' })).toBeVisible();
    await expect.element(screen.getByText(/^1:([0-2]\d|30)$/)).toBeVisible();
    await expect.element(screen.getByText('#412')).toBeVisible();
  },
);

test('[GAME-8.1] the results of the last draws are balls, and those of another game are absent', async () => {
  const at = Date.now();
  await respondWith({ at, results: [{ issue: '411', at: at - 60_000, numbers: ['03', 8, '21'] }] });
  const screen = await open();
  const list = screen.getByRole('list', { name: 'Drawn numbers' });
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map((ball) => ball.textContent),
    )
    .toEqual(['03', '8', '21']);
  const other = await render(
    <TestProviders>
      <GameDrawsPanel nodeId="8" />
    </TestProviders>,
  );
  expect(other.container.textContent).toBe('at /m/home');
});

test('[API-2.2] a draw with an invalid number is not shown as a result', async () => {
  const at = Date.now();
  const [spoilt, whole] = [
    { issue: '411', at: at - 60_000, numbers: ['03', null, '21'] },
    { issue: '410', at: at - 360_000, numbers: ['04', '08', '22'] },
  ];
  await respondWith({ at, results: [spoilt, whole] });
  const screen = await open();
  await expect.element(screen.getByText('#410')).toBeVisible();
  expect(screen.getByText('#411').elements()).toEqual([]);
  expect(screen.getByText('03', { exact: true }).elements()).toEqual([]);
});

test('[GAME-8.3] a result that never comes is said not to have come', async () => {
  const at = Date.now();
  await respondWith({ at, results: [{ issue: '411', at: at - 600_000, numbers: [] }] });
  const screen = await open();
  await expect.element(screen.getByText('The result is not in yet.', { exact: false })).toBeVisible();
});

test.each([
  ['no draws', { success: true, value: { list: [] } }],
  ['draws without times and results', { success: true, value: { list: [{ nodeId: '7' }] } }],
  ['an error', { success: false, errorCode: 'x', message: 'y' }],
])('[GAME-8.1] nothing is shown if the platform returns %s', async (_response, body) => {
  await commands.addFault({ endpoint: 'gameDraws', status: 200, body: JSON.stringify(body) });
  const screen = await open();
  await expect.poll(() => commands.countRequests('gameDraws')).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.container.textContent).toBe('at /m/home');
});
