import { describe, expect, test } from 'vitest';
import type { SwitchName } from '../../contract/features';
import { decideMiniGameVariant, isMiniGameAllowed, isMiniGameDocked } from './decide-mini-game';

test.each<[SwitchName[], string | undefined, boolean | undefined]>([
  [[], undefined, undefined],
  [['LOTTMINIGAME3'], '/mini-game/v1', true],
  [['SEALOTTMINIGAME3'], '/mini-game/s1', false],
  [['SEALOTTMINIGAME3', 'LOTTMINIGAME3'], '/mini-game/v1', true],
])(
  '[MINI-1.1][WL-1.9] with the switches %j, the mini game has script=%s and isMovable=%s',
  (switches, script, isMovable) => {
    const variant = decideMiniGameVariant((name) => switches.includes(name));
    expect([variant?.script, variant?.isMovable]).toEqual([script, isMovable]);
  },
);

describe('[MINI-1] pages with the mini game', () => {
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
    ['/m/voucherCenter', false],
    ['/m/withdraw', false],
    ['/m/securityCenter/addBankCard', false],
    ['/m/member/limits', false],
  ])('[MINI-1.2] for the page %s, isMiniGameAllowed() returns %s', (path, isShown) => {
    expect(isMiniGameAllowed(path)).toBe(isShown);
  });

  test.each([
    ['/m/home', false, false],
    ['/m/index.html', false, false],
    ['/m/home?r=friend', false, false],
    ['/m/home', true, true],
    ['/m/home?search=zeppelin', false, true],
    ['/m/home?category=SLOT', false, true],
    ['/m/member/home', false, true],
    ['/m/rewardCenter', false, true],
    ['/m/member/history', true, true],
    ['/m/feedback', true, true],
  ])('[MINI-1.6] for the page %s with isScrolled=%s, isMiniGameDocked() returns %s', (path, isScrolled, isDocked) => {
    const { pathname, search } = new URL(path, 'https://fair.example');
    expect(isMiniGameDocked({ pathname, search }, isScrolled)).toBe(isDocked);
  });
});
