import '../../tests/support/service-worker/workbox-globals';
import { describe, expect, test } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchAsset } from './asset';
import { matchImage } from './image';
import { matchNavigation } from './navigation';
import { matchSwitchOff } from './switch-off';

/** Returns a request as the router passes it. The mode is set afterwards, as only a browser can create `navigate`. */
function routed(address: string, mode: RequestMode, init: RequestInit = {}): RouteMatchCallbackOptions {
  const url = new URL(address, 'http://localhost');
  const request = new Request(url, init);
  Object.defineProperty(request, 'mode', { value: mode });
  return { event: new Event('fetch') as ExtendableEvent, request, sameOrigin: url.host === 'localhost', url };
}

describe('[ROUTE-4] navigations that get the shell', () => {
  test.each([
    ['/m/home', true],
    ['/m/home?affiliateCode=7', true],
    ['/m/', true],
    ['/m', true],
    ['/m/index.html', true],
    ['/m/register.html', true],
    ['/m/no/such/page', true],
    ['/m/v1.2/page', true],
    ['/mobile', false],
    ['/app/m/', false],
    ['/m/icons/icon-192x192.png', false],
    ['/m/sw.js', false],
    ['/m/asset-manifest.json', false],
    ['/mobile/mc/asset-manifest.json', false],
    ['/wps/system/status', false],
    ['/console', false],
    ['/', false],
    ['http://elsewhere.example/m/home', false],
  ])('a navigation to %s gets the shell: %s', (address, isMatched) => {
    expect(matchNavigation(routed(address, 'navigate'))).toBe(isMatched);
  });

  test.each([
    ['/m/home?sw=off', true],
    ['/m/home?sw=on', false],
    ['/m/assets/main.1.js?sw=off', false],
  ])('the URL %s switches the store off: %s', (address, isOff) => {
    expect(matchSwitchOff(routed(address, 'navigate'))).toBe(isOff);
  });

  test('an API request is not a navigation', () => {
    expect(matchNavigation(routed('/m/home', 'cors'))).toBe(false);
  });
});

describe('[OFF-2] requests that are served from the store', () => {
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
  ])('the file %s is served from the store: %s', (address, isMatched) => {
    expect(matchAsset(routed(address, 'cors'))).toBe(isMatched);
  });

  test('[OFF-2] a navigation to a file is not served from the store', () => {
    expect(matchAsset(routed('/m/assets/main.1.js', 'navigate'))).toBe(false);
  });

  test('a range request and an only-if-cached request are not served from the store', () => {
    expect(matchAsset(routed('/m/assets/video.1.mp4', 'cors', { headers: { range: 'bytes=0-1' } }))).toBe(false);
    const cachedOnly = routed('/m/assets/main.1.js', 'same-origin');
    Object.defineProperty(cachedOnly.request, 'cache', { value: 'only-if-cached' });
    expect(matchAsset(cachedOnly)).toBe(false);
  });
});

describe('[OFF-3] images that may be cached', () => {
  const matchesImage = (
    address: string,
    { destination = 'image', ...init }: RequestInit & { destination?: string } = {},
  ) => {
    const options = routed(address, 'no-cors', init);
    Object.defineProperty(options.request, 'destination', { value: destination });
    return matchImage(options);
  };

  test.each([
    ['/cdn/games/1001.svg', true],
    ['https://images.example/a.webp', true],
    ['http://images.example/a.webp', false],
    ['/wps/verification/captcha.png', false],
    ['/m/icons/icon.svg', false],
  ])('the image %s may be cached: %s', (address, isMatched) => {
    expect(matchesImage(address)).toBe(isMatched);
  });

  test('[OFF-3] range, API, POST and only-if-cached requests may not be cached', () => {
    expect(matchesImage('/cdn/a.mp4', { headers: { range: 'bytes=0-9' } })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { destination: '' })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { method: 'POST' })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { cache: 'only-if-cached', mode: 'same-origin' })).toBe(false);
  });
});
