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

const toPage = (path: string) => {
  const { pathname, search } = new URL(path, 'https://fair.example');
  return { pathname, search };
};

describe('[MINI-1] pages with the mini game', () => {
  test.each([
    ['/m/home', true],
    ['/m/', true],
    ['/m/home?category=SLOT', true],
    ['/m/member/home', true],
    ['/m/Member/Home/', true],
    ['/m/activity', true],
    ['/m/rewardCenter', true],
    ['/m/home?search=zeppelin', false],
    ['/m/nowhere', false],
    ['/m/login', false],
    ['/m/register', false],
    ['/m/launchGame', false],
    ['/m/game', false],
    ['/m/voucherCenter', false],
    ['/m/feedback', false],
    ['/m/changePsw', false],
    ['/m/member/history', false],
    ['/m/member/benefits', false],
    ['/m/member/limits', false],
  ])('[MINI-1.2] for the page %s, isMiniGameAllowed() returns %s', (path, isShown) => {
    expect(isMiniGameAllowed(toPage(path))).toBe(isShown);
  });

  test.each([
    // path         scrolled  moved  docked
    ['/m/home', false, false, true],
    ['/m/home', false, true, false],
    ['/m/index.html', false, true, false],
    ['/m/home?r=friend', false, true, false],
    ['/m/home', true, true, true],
    ['/m/home?category=SLOT', false, true, true],
    ['/m/member/home', false, true, true],
    ['/m/rewardCenter', false, false, true],
  ])(
    '[MINI-1.6] for the page %s with isScrolled=%s and wasMoved=%s, isMiniGameDocked() returns %s',
    (path, isScrolled, wasMoved, isDocked) => {
      expect(isMiniGameDocked(toPage(path), { isScrolled, wasMoved })).toBe(isDocked);
    },
  );
});
