import { expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { findGame } from './find-game';

const card = (nodeId: string, gameCode: string) => createGameCard({ nodeId, gameCode });
const lanes = [
  { title: '', category: 'LOTT', icon: '', cards: [card('1', '2'), card('3', 'PIER')], gameClassify: [], gameCount: 2 },
  { title: '', category: 'SLOT', icon: '', cards: [card('2', 'x'), card('4', '')], gameClassify: [], gameCount: 2 },
];

test.each([
  ['3', 'LOTT', '3'],
  ['pier', 'LOTT', '3'],
  ['2', 'SLOT', '2'], // a node id takes precedence over a game code
  [' 4 ', 'SLOT', '4'],
  ['3.', 'LOTT', '3'],
  ['PIER)。', 'LOTT', '3'],
])(
  '[ROUTE-1] the code %j in a URL identifies the game with the category %s and the node id %s',
  (code, category, nodeId) => {
    expect(findGame(lanes, code)).toMatchObject({ category, card: { nodeId } });
  },
);

test.each(['', '  ', '99', 'lobby'])('[ROUTE-1] the code %j in a URL identifies no game', (code) => {
  expect(findGame(lanes, code)).toBeUndefined();
});
