import '../../tests/support/service-worker/workbox-globals';
import { describe, expect, test } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchAsset } from './asset';
import { matchImage } from './image';
import { matchNavigation } from './navigation';
import { matchNavigationWithSwOffParameter } from './navigation-with-sw-off-parameter';

/**
 * Returns a request as the router passes it. The mode is set afterwards, because the `Request` constructor rejects
 * `navigate`.
 */
function routed(address: string, mode: RequestMode, init: RequestInit = {}): RouteMatchCallbackOptions {
  const url = new URL(address, 'http://localhost');
  const request = new Request(url, init);
  Object.defineProperty(request, 'mode', { value: mode });
  return { event: new Event('fetch') as ExtendableEvent, request, sameOrigin: url.host === 'localhost', url };
}

describe('[ROUTE-4] which navigations get the shell', () => {
  test.each([
    '/m/home',
    '/m/home?affiliateCode=7',
    '/m/',
    '/m',
    '/m/index.html',
    '/m/register.html',
    '/m/no/such/page',
    '/m/v1.2/page',
    '/m/register.',
    '/m//register)',
    '/m/register.html%20',
    '/m/register%3Fr%3DA.B',
    '/m/register&r=A.B',
  ])('a navigation to %s gets the shell', (address) => {
    expect(matchNavigation(routed(address, 'navigate'))).toBe(true);
  });

  test.each([
    '/mobile',
    '/app/m/',
    '/m/icons/icon-192x192.png',
    '/m/sw.js',
    '/m/asset-manifest.json',
    '/mobile/mc/asset-manifest.json',
    '/wps/system/status',
    '/console',
    '/',
    'http://elsewhere.example/m/home',
  ])('a navigation to %s does not get the shell', (address) => {
    expect(matchNavigation(routed(address, 'navigate'))).toBe(false);
  });

  test.each(['/m/home?sw=off'])('a navigation to %s switches the version store off', (address) => {
    expect(matchNavigationWithSwOffParameter(routed(address, 'navigate'))).toBe(true);
  });

  test.each(['/m/home?sw=on', '/m/assets/main.1.js?sw=off'])(
    'a navigation to %s does not switch the version store off',
    (address) => {
      expect(matchNavigationWithSwOffParameter(routed(address, 'navigate'))).toBe(false);
    },
  );

  test('a request for a page URL with the mode `cors` is not a navigation', () => {
    expect(matchNavigation(routed('/m/home', 'cors'))).toBe(false);
  });
});

describe('[OFF-2] which requests are served from the version store', () => {
  test.each(['/m/assets/main.1.js'])('a request for %s is served from the version store', (address) => {
    expect(matchAsset(routed(address, 'cors'))).toBe(true);
  });

  test.each([
    '/m/icons/icon-192x192.png',
    '/m/sw.js',
    '/m/asset-manifest.json',
    '/m/assets/main.1.js?x=1',
    '/wps/system/status',
    '/wps/session/login',
    '/mobile/mc/asset-manifest.json',
    '/__/auth/iframe',
    'http://images.example/m/assets/x.png',
  ])('a request for %s is not served from the version store', (address) => {
    expect(matchAsset(routed(address, 'cors'))).toBe(false);
  });

  test('a navigation to a hashed file is not served from the version store', () => {
    expect(matchAsset(routed('/m/assets/main.1.js', 'navigate'))).toBe(false);
  });

  test('a range request and an only-if-cached request are not served from the version store', () => {
    expect(matchAsset(routed('/m/assets/video.1.mp4', 'cors', { headers: { range: 'bytes=0-1' } }))).toBe(false);
    const cachedOnly = routed('/m/assets/main.1.js', 'same-origin');
    Object.defineProperty(cachedOnly.request, 'cache', { value: 'only-if-cached' });
    expect(matchAsset(cachedOnly)).toBe(false);
  });
});

describe('[OFF-3] which images may be cached', () => {
  const matchesImage = (
    address: string,
    { destination = 'image', ...init }: RequestInit & { destination?: string } = {},
  ) => {
    const options = routed(address, 'no-cors', init);
    Object.defineProperty(options.request, 'destination', { value: destination });
    return matchImage(options);
  };

  test.each(['/cdn/games/1001.svg', 'https://images.example/a.webp'])('the image %s may be cached', (address) => {
    expect(matchesImage(address)).toBe(true);
  });

  test.each(['http://images.example/a.webp', '/wps/verification/captcha.png', '/m/icons/icon.svg'])(
    'the image %s must not be cached',
    (address) => {
      expect(matchesImage(address)).toBe(false);
    },
  );

  test('responses to range, POST, only-if-cached and non-image requests must not be cached', () => {
    expect(matchesImage('/cdn/a.mp4', { headers: { range: 'bytes=0-9' } })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { destination: '' })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { method: 'POST' })).toBe(false);
    expect(matchesImage('/cdn/a.svg', { cache: 'only-if-cached', mode: 'same-origin' })).toBe(false);
  });
});
