import { describe, expect, test } from 'vitest';
import { decideFollow, decideReturn } from './decide-refresh';

describe('[UPD-2] how a tab follows another one to a version', () => {
  test.each([
    // moved visible typed  follows
    [false, true, false, 'move'],
    [false, false, false, 'wait'],
    [false, true, true, 'ask'],
    [false, false, true, 'ask'],
    [true, true, false, 'stay'],
    [true, false, false, 'stay'],
    [true, true, true, 'stay'],
    [true, false, true, 'stay'],
  ])('moved %s, visible %s, typed %s: %s', (hasMoved, isVisible, holdsTypedText, follows) => {
    expect(decideFollow({ hasMoved, isVisible, holdsTypedText })).toBe(follows);
  });
});

describe('[ROUTE-4] where a page comes back after an update', () => {
  test.each([
    ['/m/home', 'reload'],
    ['/m/', 'reload'],
    ['/m/login', 'reload'],
    ['/m/securityCenter/addBankCardPix', 'reload'],
    ['/m/our/password', 'reload'],
    ['/m/changePsw', 'reload'],
    ['/m/no/such/page', 'home'],
    ['/m/login/', 'home'],
  ])('%s: %s', (path, expected) => {
    expect(decideReturn(path, '/m/our/password')).toBe(expected);
  });
});
