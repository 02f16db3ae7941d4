import { expect, test } from 'vitest';
import { allGames } from '../games/find-game';
import { testPlatform } from '../testing/test-platform';
import { drawGame } from './draw-game';
import { emblemOfGame } from './emblems';

const { platform } = testPlatform();

test.each(['FAIR', 'KOPI', 'SOL'])('[GAME-5] at least 60 games have an image of their own on %s', (merchant) => {
  const games = allGames(platform().services.database);
  expect(games.length).toBeGreaterThanOrEqual(60);
  expect(new Set(games.map(({ code }) => emblemOfGame(code))).size).toBe(games.length);
  expect(new Set(games.map((game) => drawGame(game, merchant))).size).toBe(games.length);
});

test('[WL-2] each merchant shows a game in its own art direction', () => {
  for (const game of allGames(platform().services.database))
    expect(new Set(['FAIR', 'KOPI', 'SOL'].map((merchant) => drawGame(game, merchant))).size).toBe(3);
});
