import { describe, expect, test } from 'vitest';
import { FAR_ENOUGH, ownsPull, pullOf } from './pull-rules';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

describe('[OFF-2] whose a pull is', () => {
  test.each([
    ['an iPhone in its browser', IPHONE, 'browser', false, 5, false],
    ['an iPhone, from the home screen', IPHONE, 'browser', true, 5, true],
    ['an iPhone, as a web app', IPHONE, 'standalone', false, 5, true],
    ['an iPad from the home screen, which calls itself a Mac', MAC, 'standalone', true, 5, true],
    ['a Mac', MAC, 'standalone', false, 0, false],
    ['Android in its browser', ANDROID, 'browser', false, 5, false],
    ['Android installed, which has a pull of its own', ANDROID, 'standalone', false, 5, false],
  ])('%s', (_device, userAgent, displayMode, standalone, maxTouchPoints, owns) => {
    expect(ownsPull({ userAgent, displayMode, standalone, maxTouchPoints })).toBe(owns);
  });
});

test.each([
  ['up', -50, 0, 0],
  ['not at all', 0, 0, 0],
  ['a little down', 40, 0, 20],
  ['just far enough', 2 * FAR_ENOUGH, 0, FAR_ENOUGH],
  ['further than the mark goes', 900, 0, 96],
  ['more across than down: a lane is swiped', 60, -80, 0],
])('[OFF-2] a finger that goes %s', (_way, down, across, pulled) => {
  expect(pullOf(down, across)).toBe(pulled);
});
