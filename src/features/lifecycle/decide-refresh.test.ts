import { describe, expect, test } from 'vitest';
import { decideFollow, decideReturn, hasMovedTo } from './decide-refresh';

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

describe('[UPD-2] whether a tab has moved to version i2 of build b2', () => {
  test.each([
    // runs  known as    moved to before  has moved
    ['b1', undefined, [], false],
    ['b1', 'i1', [], false],
    ['b1', 'i1', ['i0', 'i2'], true],
    ['b2', 'i2', [], true],
    ['b2', undefined, [], true],
    ['b2', 'i2 with other icons', [], false],
  ])('runs %s known as %s, before %j: %s', (build, id, followed, hasMoved) => {
    expect(hasMovedTo({ build: 'b2', id: 'i2' }, { build, id }, followed)).toBe(hasMoved);
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
    ['/m/login/', 'reload'],
    ['/m/Login', 'reload'],
    ['/m/our/password/', 'reload'],
    ['/m/diagnostics', 'reload'],
  ])('%s: %s', (path, expected) => {
    expect(decideReturn(path, '/m/our/password')).toBe(expected);
  });
});
