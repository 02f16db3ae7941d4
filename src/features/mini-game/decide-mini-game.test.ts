import { describe, expect, test } from 'vitest';
import type { Switch } from '../../contract/white-label';
import { decideMiniGame, mayFloatOver } from './decide-mini-game';

test.each<[Switch[], string | undefined, boolean | undefined]>([
  [[], undefined, undefined],
  [['LOTTMINIGAME3'], '/mini-game/v1', true],
  [['SEALOTTMINIGAME3'], '/mini-game/s1', false],
  [['SEALOTTMINIGAME3', 'LOTTMINIGAME3'], '/mini-game/v1', true],
])('[MINI-1] with %j on the script is %s, movable %s', (on, script, isMovable) => {
  const game = decideMiniGame((name) => on.includes(name));
  expect([game?.script, game?.isMovable]).toEqual([script, isMovable]);
});

describe('[MINI-1] the mini game', () => {
  test.each([
    ['/m/home', true],
    ['/m/', true],
    ['/m/member/home', true],
    ['/m/nowhere', true],
    ['/m/login', false],
    ['/m/Login/', false],
    ['/m/register', false],
    ['/m/register.html', false],
    ['/m/launchGame', false],
    ['/m/game', false],
  ])('floats over %s: %s', (path, floats) => {
    expect(mayFloatOver(path)).toBe(floats);
  });
});
