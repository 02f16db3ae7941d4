import { expect, test } from 'vitest';
import { gameCard } from '../../../tests/support/game-card';
import { gamesByCode, recentCards } from './recent-cards';

const card = (nodeId: string, gameCode: string) => gameCard({ nodeId, gameCode });
const categories = [
  { category: 'LOTT', title: '', vendors: [], cards: [card('1', 'FERRIS')] },
  { category: 'SLOT', title: '', vendors: [], cards: [card('2', 'KOI'), card('3', '')] },
];

test.each([
  ['in the order they were played', ['3', '1'], ['3', '1']],
  ['by game code, in any case', ['koi', 'FERRIS'], ['2', '1']],
  ['once, by whichever name they were started', ['2', 'KOI', '1'], ['2', '1']],
  ['without those that are gone', ['99', '2', 'lobby'], ['2']],
  ['none', [], []],
])('[GAME-5] games played lately show %s', (_how, codes, ids) => {
  expect(recentCards(gamesByCode(categories), codes).map(({ card: { nodeId } }) => nodeId)).toEqual(ids);
});
