import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSafeWebStorage } from '../storage/web-storage';
import { decideLoginDeviceType, isRunningAsInstalledApp, readDeviceTraits } from './device';
import { getLoginDeviceId } from './device-id';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('[LOGIN-2.1] device of a sign-in', () => {
  test.each([
    // browser   mode           on the home screen  touch  device
    ['iPhone', IPHONE, 'browser', false, 5, undefined],
    ['iPhone', IPHONE, 'browser', true, 5, 'WEBCLIP'],
    ['iPhone', IPHONE, 'standalone', true, 5, 'WEBCLIP'],
    ['iPad', IPAD, 'browser', false, 5, 'IPAD'],
    ['iPad', IPAD, 'standalone', true, 5, 'IPAD'],
    ['iPad as Mac', MAC, 'browser', false, 5, 'IPAD'],
    ['Mac', MAC, 'browser', false, 0, undefined],
    ['Mac', MAC, 'standalone', false, 0, 'PWA'],
    ['Android', ANDROID, 'browser', false, 5, undefined],
    ['Android', ANDROID, 'standalone', false, 5, 'PWA'],
    ['Android', ANDROID, 'fullscreen', false, 5, undefined],
    ['Android', ANDROID, 'minimal-ui', false, 5, undefined],
  ] as const)(
    'on %s in the display mode $2, with navigator.standalone=$3 and $4 touch points, the device type is $5',
    (_, userAgent, displayMode, standalone, maxTouchPoints, device) => {
      expect(decideLoginDeviceType({ userAgent, displayMode, standalone, maxTouchPoints })).toBe(device);
    },
  );

  test('the device id of a sign-in stays the same even if storage is blocked', () => {
    const store = createSafeWebStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const id = getLoginDeviceId(store);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(getLoginDeviceId(store)).toBe(id);
    store.set('MC_DEVICE_ID', '<script>');
    expect(getLoginDeviceId(store)).toMatch(/^[\da-f]{32}$/);
  });
});

describe('[INST-2.4] display modes of an installed web app', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Returns whether the page counts as an installed web app while the browser matches these display modes. */
  function isInstalledIn(...modes: readonly string[]): boolean {
    vi.stubGlobal('navigator', { userAgent: ANDROID, maxTouchPoints: 5 });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: modes.some((mode) => query === `(display-mode: ${mode})`),
    }));
    return isRunningAsInstalledApp(readDeviceTraits());
  }

  test.each([
    ['browser', false],
    ['standalone', true],
    ['minimal-ui', false],
    ['window-controls-overlay', false],
  ])('a page in the display mode “%s” runs as an installed web app: %s', (mode, isInstalled) => {
    expect(isInstalledIn(mode)).toBe(isInstalled);
  });

  test('full screen changes neither a browser tab into an installed web app nor the reverse', () => {
    isInstalledIn('browser');
    expect(isInstalledIn('fullscreen')).toBe(false);
    isInstalledIn('standalone');
    expect([isInstalledIn('fullscreen'), isInstalledIn('standalone'), isInstalledIn('browser')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
