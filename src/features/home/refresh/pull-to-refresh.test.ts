import { describe, expect, test } from 'vitest';
import { computePullDistancePx, REFRESH_THRESHOLD_PX, shouldProvidePullToRefresh } from './pull-to-refresh';
import { shouldShowRefreshButton } from './should-show-refresh-button';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

describe('[OFF-2] the page implements pull-to-refresh itself only in an installed app on iOS', () => {
  test.each([
    ['iPhone in the browser', IPHONE, 'browser', false, 5, false],
    ['iPhone from the home screen', IPHONE, 'browser', true, 5, true],
    ['iPhone as a web app', IPHONE, 'standalone', false, 5, true],
    ['iPad from the home screen, with the user agent of a Mac', MAC, 'standalone', true, 5, true],
    ['Mac', MAC, 'standalone', false, 0, false],
    ['Android in the browser', ANDROID, 'browser', false, 5, false],
    ['Android as a web app, where Chromium implements the gesture', ANDROID, 'standalone', false, 5, false],
  ])(
    'on the device “%s”, shouldProvidePullToRefresh() returns $5',
    (_device, userAgent, displayMode, standalone, maxTouchPoints, isHandled) => {
      expect(shouldProvidePullToRefresh({ userAgent, displayMode, standalone, maxTouchPoints })).toBe(isHandled);
    },
  );
});

test.each([
  ['upwards does not move the indicator', -50, 0, 0],
  ['of zero length does not move the indicator', 0, 0, 0],
  ['down moves the indicator by half the distance', 40, 0, 20],
  ['to the threshold moves the indicator to the threshold', 2 * REFRESH_THRESHOLD_PX, 0, REFRESH_THRESHOLD_PX],
  ['very far down moves the indicator to its maximum', 900, 0, 96],
  ['mainly sideways does not move the indicator', 60, -80, 0],
])('[OFF-2] pull-to-refresh: a swipe %s', (_case, deltaY, deltaX, distance) => {
  expect(computePullDistancePx(deltaY, deltaX)).toBe(distance);
});

const traits = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  displayMode: 'browser',
  standalone: false,
  maxTouchPoints: 5,
};

test.each([
  ['in a browser', {}, false, false],
  ['as an installed web app', { displayMode: 'standalone' }, false, true],
  ['as an installed web app on an iPhone', { standalone: true }, false, true],
  ['in the merchant’s app', {}, true, true],
])('[OFF-2.11] if home is opened %s, shouldShowRefreshButton() returns $3', (_case, overrides, isInApp, isShown) => {
  expect(shouldShowRefreshButton({ ...traits, ...overrides }, isInApp)).toBe(isShown);
});
