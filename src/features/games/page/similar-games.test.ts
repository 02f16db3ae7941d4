import { describe, expect, test } from 'vitest';
import { similarGames } from './similar-games';

const card = (nodeId: string, accountTypeName = 'A') => ({ nodeId, accountTypeName });

describe('[ROUTE-1] games that a game page suggests', () => {
  test.each([
    ['the game itself is left out', [card('1'), card('2')], ['2']],
    ['games of its provider come first', [card('1'), card('2', 'B'), card('3')], ['3', '2']],
    ['there is none for a game alone in its category', [card('1')], []],
    ['there are at most eight', [...'1234567890'].map((id) => card(id)), ['2', '3', '4', '5', '6', '7', '8', '9']],
  ])('among the suggested games %s', (_case, cards, expected) => {
    expect(similarGames(cards, card('1')).map(({ nodeId }) => nodeId)).toEqual(expected);
  });
});
