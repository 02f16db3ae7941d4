import { filePolicy, framePolicy, pagePolicy, workerPolicy } from './csp.mjs';

const REVALIDATE = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const EVERY_ANSWER = {
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi', 'magnetometer'];

/**
 * Paths that count as home and lie outside of the service worker's scope: whoever visits them is sent to `HOME`, with his
 * query (ROUTE-1).
 */
export const SENT_HOME = ['/', '/m'];
export const HOME = '/m/';

/**
 * How each path is answered: the first rule whose `pattern` matches the path of the URL holds. `serve` tells what when
 * there is no such file: `file` answers 404, `page` answers index.html. Written to dist/headers.json by the build.
 */
export function headerRules(policy) {
  const rule = (pattern, serve, cache, csp, more = {}) => ({
    pattern,
    serve,
    headers: { 'Cache-Control': cache, 'Content-Security-Policy': csp, ...EVERY_ANSWER, ...more },
  });
  return [
    rule('^/m/sw\\.js$', 'file', REVALIDATE, workerPolicy()),
    rule('^/m/assets/worker-\\w+\\.js$', 'file', FOREVER, workerPolicy()),
    rule('^/m/assets/', 'file', FOREVER, filePolicy()),
    // These frames have no origin, so their own files come to them from another one.
    rule('^/m/(captcha|mini-game)/', 'file', REVALIDATE, framePolicy(), {
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    rule('^/(m|mobile/mc)/asset-manifest\\.json$', 'file', REVALIDATE, filePolicy()),
    rule('^/(m/icons|m/locales|mobile/mc)/', 'file', A_DAY, filePolicy()),
    rule('^/m/', 'page', REVALIDATE, pagePolicy(policy), {
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    }),
  ];
}
