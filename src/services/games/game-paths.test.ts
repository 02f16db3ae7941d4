import { expect, test } from 'vitest';
import { buildLaunchPath, buildLobbyPath, buildTrialPath, toCanonicalVendor } from './game-paths';

const card = (accountTypeName: string, prizeMode: string, nodeId = '7') => ({ nodeId, accountTypeName, prizeMode });

test.each([
  ['LOTT', card('tcg', '1960'), '/m/launchGame?prize_mode=1960&code=7'],
  ['VIETNAM_LOTTO', card('tcg', '1950'), '/m/launchGame?prize_mode=1950&code=7'],
  ['ELOTT', card('rng', '1930'), '/m/launchGame?prize_mode=1930&code=7'],
  ['ELOTTO', card('tcg', '1930'), '/m/launchGame?prize_mode=1930&code=7'],
  ['SEA_LOTT', card('tcg_sea', '1930'), '/m/launchGame?prize_mode=1930&code=7'],
  ['LOTT', card('tcg', ''), '/m/launchGame?vendor=TCG&code=7'],
  ['SLOT', card('pg', '1960'), '/m/launchGame?vendor=PG&code=7'],
  ['PVP', card('pvp', ''), '/m/launchGame?vendor=TCG&code=7'],
  ['SLOT', card('a&b=c', '', '7&backUrl=x'), '/m/launchGame?vendor=A%26B%3DC&code=7%26backUrl%3Dx'],
])('[GAME-1.5] a game of the category %s with the fields %j has the launch path %s', (category, launched, path) => {
  expect(buildLaunchPath(category, launched)).toBe(path);
});

test('[GAME-2] the path of a lobby contains the prize mode or the vendor of the game', () => {
  expect(buildLobbyPath('LOTT', card('tcg', '1960'))).toBe('/m/launchGame?prize_mode=1960&code=lobby');
  expect(buildLobbyPath('SLOT', card('pg', ''))).toBe('/m/launchGame?vendor=PG&code=lobby');
});

test('[GAME-3.1] the path of a trial contains the node and the game code', () => {
  expect(buildTrialPath({ nodeId: '1012', gameCode: 'A&B' })).toBe('/m/game?trial=1&code=1012&gameId=A%26B');
});

test.each([
  ['tcg', 'TCG'],
  ['rng', 'TCG'],
  ['PVP', 'TCG'],
  [' Pvp ', 'TCG'],
  ['pg', 'PG'],
  ['TCG_SEA', 'TCG_SEA'],
  ['', ''],
])('[GAME-5.3] the vendor name %j is normalized to %j', (name, vendor) => {
  expect(toCanonicalVendor(name)).toBe(vendor);
});
