import { describe, expect, test } from 'vitest';
import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
import { findLobbyName } from './find-lobby-name';

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
