import { expect, test } from 'vitest';
import { listAllGames } from '../games/find-game';
import { setUpTestPlatform } from '../testing/test-platform';
import { drawGame } from './draw-game';
import { getGameEmblem } from './emblems';

const { platform } = setUpTestPlatform();

test('[GAME-5] at least 60 games have an image of their own', () => {
  const games = listAllGames(platform().services.database);
  expect(games.length).toBeGreaterThanOrEqual(60);
  expect(new Set(games.map(({ code }) => getGameEmblem(code))).size).toBe(games.length);
  expect(new Set(games.map(drawGame)).size).toBe(games.length);
});
