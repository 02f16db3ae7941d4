import { describe, expect, test } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchAsset } from './asset';
import { matchImage } from './image';
import { matchNavigation } from './navigation';
import { matchSwitchOff } from './switch-off';

/** A request as the router hands it over. Only a browser can make one of mode `navigate`. */
function asked(address: string, mode: RequestMode, init: RequestInit = {}): RouteMatchCallbackOptions {
  const url = new URL(address, 'http://localhost');
  const request = new Request(url, init);
  Object.defineProperty(request, 'mode', { value: mode });
  return { event: new Event('fetch') as ExtendableEvent, request, sameOrigin: url.host === 'localhost', url };
}

describe('[ROUTE-4] visits the shell answers', () => {
  test.each([
    ['/m/home', true],
    ['/m/home?affiliateCode=7', true],
    ['/m/', true],
    ['/m', true],
    ['/m/index.html', true],
    ['/m/register.html', true],
    ['/m/no/such/page', true],
    ['/m/icons/icon-192x192.png', false],
    ['/m/sw.js', false],
    ['/m/asset-manifest.json', false],
    ['/mobile/mc/asset-manifest.json', false],
    ['/wps/system/status', false],
    ['/console', false],
    ['/', false],
    ['http://elsewhere.example/m/home', false],
  ])('%s: %s', (address, answered) => {
    expect(matchNavigation(asked(address, 'navigate'))).toBe(answered);
  });

  test.each([
    ['/m/home?sw=off', true],
    ['/m/home?sw=on', false],
    ['/m/assets/main.1.js?sw=off', false],
  ])('%s switches the store off: %s', (address, isOff) => {
    expect(matchSwitchOff(asked(address, 'navigate'))).toBe(isOff);
  });

  test('a call is no visit', () => {
    expect(matchNavigation(asked('/m/home', 'cors'))).toBe(false);
  });
});

describe('[OFF-2] requests the store answers', () => {
  test.each([
    ['/m/assets/main.1.js', true],
    ['/m/icons/icon-192x192.png', false],
    ['/m/sw.js', false],
    ['/m/asset-manifest.json', false],
    ['/m/assets/main.1.js?x=1', false],
    ['/wps/system/status', false],
    ['/wps/session/login', false],
    ['/mobile/mc/asset-manifest.json', false],
    ['/__/auth/iframe', false],
    ['http://images.example/m/assets/x.png', false],
  ])('%s: %s', (address, answered) => {
    expect(matchAsset(asked(address, 'cors'))).toBe(answered);
  });

  test('not a part of a file, and not what only the HTTP cache may answer', () => {
    expect(matchAsset(asked('/m/assets/video.1.mp4', 'cors', { headers: { range: 'bytes=0-1' } }))).toBe(false);
    const cachedOnly = asked('/m/assets/main.1.js', 'same-origin');
    Object.defineProperty(cachedOnly.request, 'cache', { value: 'only-if-cached' });
    expect(matchAsset(cachedOnly)).toBe(false);
  });
});

describe('[OFF-3] pictures that may be kept', () => {
  const picture = (
    address: string,
    { destination = 'image', ...init }: RequestInit & { destination?: string } = {},
  ) => {
    const options = asked(address, 'no-cors', init);
    Object.defineProperty(options.request, 'destination', { value: destination });
    return matchImage(options);
  };

  test.each([
    ['/cdn/games/1001.svg', true],
    ['https://images.example/a.webp', true],
    ['http://images.example/a.webp', false],
    ['/wps/verification/captcha.png', false],
    ['/m/icons/icon.svg', false],
  ])('%s: %s', (address, answered) => {
    expect(picture(address)).toBe(answered);
  });

  test('[OFF-3] a part, a call and a write are none', () => {
    expect(picture('/cdn/a.mp4', { headers: { range: 'bytes=0-9' } })).toBe(false);
    expect(picture('/cdn/a.svg', { destination: '' })).toBe(false);
    expect(picture('/cdn/a.svg', { method: 'POST' })).toBe(false);
  });
});
