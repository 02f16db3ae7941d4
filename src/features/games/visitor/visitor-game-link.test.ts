import { expect, test } from 'vitest';
import { parseVisitorGameLink } from './visitor-game-link';

const ORIGIN = 'https://fair.example';

test.each([
  ['/m/launchGame?vendor=LUMEN&code=1001', { path: '/m/launchGame?vendor=LUMEN&code=1001', code: '1001' }],
  ['/m/game?trial=1&code=1013', { path: '/m/game?trial=1&code=1013', code: '1013' }],
  ['/M/LaunchGame/?prize_mode=1', { path: '/M/LaunchGame/?prize_mode=1', code: '' }],
  ['/m/home?category=SLOT', undefined],
  ['/games/play?code=1', undefined],
])('[ROUTE-2] the path %s is parsed as the game link %j', (path, target) => {
  expect(parseVisitorGameLink(ORIGIN + path, ORIGIN)).toEqual(target);
});

test.each(['https://other.example/m/launchGame?code=1', 'not a URL', ''])(
  '[ROUTE-2] the URL %j is not parsed as a game link of this site',
  (href) => {
    expect(parseVisitorGameLink(href, ORIGIN)).toBeUndefined();
  },
);
