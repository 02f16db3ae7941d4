import {
  createCaptchaHostFramePolicy,
  createDenyAllPolicy,
  createPagePolicy,
  createSandboxedFramePolicy,
  createServiceWorkerPolicy,
  createWebWorkerPolicy,
} from './csp.mjs';

const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

const COMMON_HEADERS = {
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** HSTS header: browsers that have visited the site use only https for a year. Browsers ignore the header over http. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Adds the HSTS header to a rule. For deployments only: there, a proxy in front of the server terminates TLS. */
export const addHstsHeader = (rule) => ({ ...rule, headers: { ...rule.headers, ...HSTS } });

/** Headers of redirects and error responses. */
export const REDIRECT_AND_ERROR_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': createDenyAllPolicy(),
  ...COMMON_HEADERS,
  ...HSTS,
};

const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi', 'magnetometer'];

/**
 * Paths of the home page outside of the service worker's scope. They are redirected to `HOME_REDIRECT_TARGET` with
 * their query (ROUTE-1).
 */
export const REDIRECTED_HOME_PATHS = ['/', '/m'];
/** The same paths with what was pasted after them, such as `/m.` (ROUTE-9). */
export const REDIRECTED_HOME_PATTERN = '^/m?[^A-Za-z0-9/_-]+$';
export const HOME_REDIRECT_TARGET = '/m/';
/**
 * The same paths with a query whose `?` was escaped or pasted as `&`, such as `/m%3Fr=7`. The redirect leaves it in the
 * path, because a query may follow, and the page separates them (ROUTE-9). It has no character that could end a header.
 */
export const REDIRECTED_HOME_QUERY_PATTERN = '^/m?[?&]([A-Za-z0-9_=&.~-]+)$';

/**
 * Files at fixed paths that an operator may add for a merchant: see documents/site-files.mjs. Paths below
 * `/.well-known/` have no part that begins with a dot.
 */
const OPERATOR_FILES = '^/(robots\\.txt|\\.well-known(/[A-Za-z0-9_-][A-Za-z0-9._-]*){1,3})$';

const rule = (pattern, serve, cache, csp, extraHeaders = {}) => ({
  pattern,
  serve,
  headers: { 'Cache-Control': cache, 'Content-Security-Policy': csp, ...COMMON_HEADERS, ...extraHeaders },
});

/**
 * Returns the header rules: the first rule whose `pattern` matches the path of the URL applies. `serve` decides what
 * is served: the requested file or a 404 for `file`, the document of the host for `page`, the file of the host or a 404
 * for `host-file`. `type` is the media type of a file whose name has no extension. The build writes the rules to
 * dist/headers.json.
 */
export function createHeaderRules(policy) {
  return [
    rule('^/m/sw\\.js$', 'file', REVALIDATE, createServiceWorkerPolicy()),
    rule('^/m/assets/worker-\\w+\\.js$', 'file', IMMUTABLE, createWebWorkerPolicy()),
    rule('^/m/assets/', 'file', IMMUTABLE, createDenyAllPolicy()),
    // These frames have an opaque origin, so that even their own files are cross-origin.
    rule('^/m/(captcha|mini-game)/', 'file', REVALIDATE, createSandboxedFramePolicy(), {
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    rule('^/(m|mobile/mc)/asset-manifest\\.json$', 'file', REVALIDATE, createDenyAllPolicy()),
    rule('^/(m/icons|m/locales|mobile/mc)/', 'file', ONE_DAY, createDenyAllPolicy()),
    rule('^/m/legal\\.json$', 'host-file', REVALIDATE, createDenyAllPolicy()),
    // A path with a file extension that is not in the build is a 404, not a page. A dot or bracket after a path is none:
    // it was pasted with the link, and the page removes it (ROUTE-9), as it repairs a query without its `?`.
    rule('^/m/[^?&%]*\\.(?!html$)[A-Za-z0-9]+$', 'file', REVALIDATE, createDenyAllPolicy()),
    // Apple reads this file only with this media type, and its name has no extension.
    {
      ...rule('^/\\.well-known/apple-app-site-association$', 'host-file', REVALIDATE, createDenyAllPolicy()),
      type: 'application/json',
    },
    rule(OPERATOR_FILES, 'host-file', REVALIDATE, createDenyAllPolicy()),
    rule('^/favicon\\.ico$', 'host-file', ONE_DAY, createDenyAllPolicy()),
    rule('^/m/', 'page', REVALIDATE, createPagePolicy(policy), {
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    }),
  ];
}

/**
 * Returns the rules for the host of the setting `captchaFrame`, which serves the captcha provider's frame and nothing
 * else. The build writes them to dist/captcha-headers.json when the deployment has such a host.
 */
export const createCaptchaHostHeaderRules = () => [
  rule('^/m/captcha/frame\\.(html|js)$', 'file', REVALIDATE, createCaptchaHostFramePolicy()),
];
