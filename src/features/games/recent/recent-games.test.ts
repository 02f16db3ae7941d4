import { expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { findRecentGames, indexGamesByCode } from './recent-games';

const card = (nodeId: string, gameCode: string) => createGameCard({ nodeId, gameCode });
const categories = [
  { category: 'LOTT', title: '', vendors: [], cards: [card('1', 'FERRIS')] },
  { category: 'SLOT', title: '', vendors: [], cards: [card('2', 'KOI'), card('3', '')] },
];

test.each([
  ['games in the order they were played', ['3', '1'], ['3', '1']],
  ['games by game code, ignoring case', ['koi', 'FERRIS'], ['2', '1']],
  ['each game once, whether by node id or game code', ['2', 'KOI', '1'], ['2', '1']],
  ['no games that the platform no longer lists', ['99', '2', 'lobby'], ['2']],
  ['nothing when no game was played', [], []],
])('[GAME-5.14] for stored node ids and game codes, findRecentGames() returns %s', (_case, codes, ids) => {
  expect(findRecentGames(indexGamesByCode(categories), codes).map(({ card: { nodeId } }) => nodeId)).toEqual(ids);
});
