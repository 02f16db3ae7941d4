import { describe, expect, test } from 'vitest';
import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
import { findLobbyName, findLobbyPictures } from './find-lobby';

const card = (accountTypeName: string, prizeMode: string, providerName: string) =>
  ({ accountTypeName, prizeMode, providerName }) as GameCard;
const lane = (title: string, ...cards: GameCard[]) => ({ title, cards }) as unknown as GameLane;

const LANES = [
  lane('Lottery', card('TCG', '1960', 'Fair Draws'), card('TCG', '1970', 'Fair Draws')),
  lane('Vietnam lottery', card('TCG', '1980', 'Fair Draws'), card('TCG', '1970', 'Fair Draws')),
  lane('Slots', card('pg', '', 'Phoenix Games'), card('RNG', '', 'Fair Draws'), card('XX', '', '')),
];

describe('[GAME-2.4] name of a lobby', () => {
  test.each([
    ['', '1960', 'Lottery'],
    ['', '1980', 'Vietnam lottery'],
    ['', '1970', undefined],
    ['', '2000', undefined],
    ['PG', '', 'Phoenix Games'],
    ['tcg', '', 'Fair Draws'],
    ['XX', '', undefined],
    ['NONE', '', undefined],
    ['', '', undefined],
  ])('vendor %j and prize mode %j: %j', (vendor, prizeMode, name) => {
    expect(findLobbyName(LANES, { vendor, prizeMode })).toBe(name);
  });
});

const drawn = (prizeMode: string, image: string) => ({ accountTypeName: 'TCG', prizeMode, image }) as GameCard;

test('[GAME-2.4] a lobby is shown by the pictures of its first games, at most three, none twice', () => {
  const lanes = [
    lane('Lottery', drawn('1960', 'a'), drawn('1960', ''), drawn('1970', 'x'), drawn('1960', 'a')),
    lane('Hot', drawn('1960', 'b'), drawn('1960', 'c'), drawn('1960', 'd')),
  ];
  expect(findLobbyPictures(lanes, { vendor: '', prizeMode: '1960' })).toEqual(['a', 'b', 'c']);
  expect(findLobbyPictures(lanes, { vendor: '', prizeMode: '1' })).toEqual([]);
});
