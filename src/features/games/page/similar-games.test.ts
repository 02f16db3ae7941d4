import { describe, expect, test } from 'vitest';
import { pickSimilarGames } from './similar-games';

const card = (nodeId: string, accountTypeName = 'A') => ({ nodeId, accountTypeName });

describe('[ROUTE-1] suggested games of a game page', () => {
  test.each([
    ['the game of the page is omitted', [card('1'), card('2')], ['2']],
    ['games of the same vendor are first', [card('1'), card('2', 'B'), card('3')], ['3', '2']],
    ['the list is empty if the category of the game has no other game', [card('1')], []],
    [
      'the list has at most eight games',
      [...'1234567890'].map((id) => card(id)),
      ['2', '3', '4', '5', '6', '7', '8', '9'],
    ],
  ])('a game page suggests games of the same category: %s', (_case, cards, expected) => {
    expect(pickSimilarGames(cards, card('1')).map(({ nodeId }) => nodeId)).toEqual(expected);
  });
});
