import { expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { orderDraws } from './order-draws';

const NOW = 1_000_000;
const draws = (nodeId: string, drawAt: number, drawInterval = 0): GameDraws => ({
  nodeId,
  issue: '',
  drawAt,
  drawInterval,
  results: [],
});
const games = new Map(
  ['1', '2', '3', '4'].map((nodeId) => [nodeId, { category: 'LOTT', card: createGameCard({ nodeId }) }]),
);
const order = (list: readonly GameDraws[]) => orderDraws(list, games, NOW, 8).map(({ draws: { nodeId } }) => nodeId);

test.each<[string, readonly GameDraws[], readonly string[]]>([
  ['those drawn next first', [draws('1', NOW + 9), draws('2', NOW + 5), draws('3', NOW + 7)], ['2', '3', '1']],
  ['a past draw by its interval', [draws('1', NOW - 1, 1), draws('2', NOW + 5)], ['2', '1']],
  [
    'a draw that is a moment away by the one after it',
    [draws('1', NOW + 9, 600), draws('2', NOW + 30_000)],
    ['2', '1'],
  ],
  ['those without a next draw last', [draws('1', 0), draws('2', 0), draws('3', NOW + 5)], ['3', '1', '2']],
  ['without those that no lane lists', [draws('9', NOW + 1), draws('2', NOW + 5)], ['2']],
  ['each once', [draws('2', NOW + 5), draws('2', NOW + 6)], ['2']],
  ['nothing', [], []],
])('[GAME-8.1] the board has %s', (_case, list, expected) => {
  expect(order(list)).toEqual(expected);
});

test('[GAME-8.1] the board of home has no more lotteries than its arrangement has room for', () => {
  const many = Array.from({ length: 20 }, (_, index) => String(index));
  const offered = new Map(many.map((nodeId) => [nodeId, { category: 'LOTT', card: createGameCard({ nodeId }) }]));
  expect(
    orderDraws(
      many.map((nodeId) => draws(nodeId, NOW + 1)),
      offered,
      NOW,
      3,
    ),
  ).toHaveLength(3);
});
