import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  addHstsHeader,
  createHeaderRules,
  REDIRECT_AND_ERROR_HEADERS,
  REDIRECTED_HOME_PATHS,
} from '../../deploy/headers.mjs';
import { renderNginxErrorPages, renderNginxLocations } from '../../deploy/nginx-locations.mjs';
import { setUpTestPlatform } from '../platform/testing/test-platform';

const rules = createHeaderRules({ scripts: ['abc+/='], styles: ['def'], identity: 'none' }).map(addHstsHeader);
const locations = renderNginxLocations(rules);
const config = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

const SERVED_BY_FILE: Readonly<Record<string, string>> = {
  $uri: 'file',
  '/hosts/$document_host/m/index.html': 'page',
  '/hosts/$document_host$uri': 'host-file',
};

/** Parses the `location` blocks of an nginx configuration into the rules from which the build rendered them. */
function parse(text: string) {
  return [...text.matchAll(/location ~ "(.*)" \{\n {2}try_files (\S+) =404;\n([\s\S]*?)\n\}/g)].map(
    ([, pattern, file, body]) => ({
      pattern,
      serve: SERVED_BY_FILE[file ?? ''],
      type: /default_type (\S+);/.exec(body ?? '')?.[1],
      headers: Object.fromEntries(
        [...(body ?? '').matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, k, v]) => [k, v]),
      ),
    }),
  );
}

/**
 * Returns the target of the redirect in the exact-match location of `path`; undefined if there is none. nginx prefers
 * an exact match to all patterns.
 */
function redirectTarget(path: string, search: string): string | undefined {
  const target = new RegExp(`location = ${path} \\{[^}]*?return 302 (\\S+);`).exec(locations)?.[1];
  return target?.replace('$is_args$args', search);
}

const ruleFor = (url: string) => rules.find(({ pattern }) => new RegExp(pattern).test(url));

describe('nginx configuration', () => {
  test('has a location for each header rule of the build, in the same order', () => {
    expect(parse(locations)).toEqual(rules);
    expect(rules.length).toBeGreaterThan(4);
  });

  test('includes the generated locations and adds no headers itself to files', () => {
    expect(config).toContain('include /srv/fairground/current/nginx-locations.conf;');
    expect(config).toContain('include /srv/fairground/current/nginx-errors.conf;');
    expect(config).toContain('include /srv/fairground/current/nginx-hosts.conf;');
    // Except for responses of other servers, of which those that anybody may have written run no script.
    const [, added = ''] = config.split('location ^~ /wps/ {');
    expect([...added.matchAll(/add_header (\S+)/g)].map(([, name]) => name)).toEqual([
      ...Array.from({ length: 4 }, () => 'X-Content-Type-Options'),
      'Content-Security-Policy',
    ]);
    expect(config).toContain("add_header Content-Security-Policy \"sandbox allow-popups; script-src 'none';");
    expect(config.match(/add_header /g)).toHaveLength(5);
    expect(config.match(/location .*\{/g)).toEqual([
      'location ^~ /wps/ {',
      'location ^~ /__/auth/ {',
      'location ^~ /mini-game/ {',
      'location / {',
    ]);
    expect(config).toContain('include /srv/fairground/current/nginx-types.conf;');
    expect(config).not.toContain('mime.types');
  });

  describe('paths outside of the service worker’s scope', () => {
    const { caller } = setUpTestPlatform();

    test.each(['/', '/m'])(
      '[ROUTE-1] [OFF-2] the path %s outside of the service worker’s scope is redirected to home with its query',
      async (path) => {
        const { status, headers } = await fetch(`${caller().origin}${path}?r=7`, { redirect: 'manual' });
        expect(status).toBe(302);
        expect(redirectTarget(path, '?r=7')).toBe(headers.get('location'));
        expect(REDIRECTED_HOME_PATHS).toContain(path);
      },
    );
  });

  test('contains no header value with a character that needs escaping in a quoted string', () => {
    for (const { headers } of rules) for (const value of Object.values(headers)) expect(value).not.toMatch(/["$\\]/);
  });

  test('adds the security headers to every error of nginx and every redirect', () => {
    const errors = [
      ...renderNginxErrorPages().matchAll(/error_page (\d+) \S+;\nlocation = \/__error\/\d+ \{\n([\s\S]*?)\n\}/g),
    ];
    expect(errors.map(([, code]) => Number(code))).toEqual(
      expect.arrayContaining([400, 403, 404, 405, 413, 500, 502, 503, 504]),
    );
    const redirects = [...locations.matchAll(/location \S+ \S+ \{\n([^{}]*return 302[^{}]*)\n\}/g)];
    expect(redirects).toHaveLength(REDIRECTED_HOME_PATHS.length + 2); // and the patterns of pasted links
    for (const body of [...errors.map(([, , found]) => found), ...redirects.map(([, found]) => found)]) {
      for (const [name, value] of Object.entries(REDIRECT_AND_ERROR_HEADERS))
        expect(body).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(Object.keys(REDIRECT_AND_ERROR_HEADERS)).toEqual(
      expect.arrayContaining([
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'Content-Security-Policy',
        'Referrer-Policy',
      ]),
    );
  });

  test('adds HSTS to every file of a deployment', () => {
    for (const { headers } of rules) expect(headers).toMatchObject({ 'Strict-Transport-Security': 'max-age=31536000' });
  });

  test('lets nginx start before the host name of the platform can be resolved', () => {
    expect(config).not.toMatch(/^\s*upstream /m);
    for (const [, target] of config.matchAll(/proxy_pass (?:https?:\/\/)?(\S+);/g)) expect(target).toMatch(/^\$/);
    expect(config).toContain('include /run/fairground/environment.conf;');
  });

  test.each([
    ['/m/', 'page', 'no-cache'],
    ['/m/home', 'page', 'no-cache'],
    ['/m/index.html', 'page', 'no-cache'],
    ['/m/securityCenter/addBankCard', 'page', 'no-cache'],
    ['/m/assets/main-abc.js', 'file', 'public, max-age=31536000, immutable'],
    ['/m/assets/worker-abc.js', 'file', 'public, max-age=31536000, immutable'],
    ['/m/register.html', 'page', 'no-cache'],
    ['/m/gone.js', 'file', 'no-cache'],
    ['/m/a/b.map', 'file', 'no-cache'],
    ['/m/robots.txt', 'file', 'no-cache'],
    ['/m/file.', 'page', 'no-cache'],
    ['/m/register.)', 'page', 'no-cache'],
    ['/m/v1.2/home', 'page', 'no-cache'],
    ['/m/assets/none.html', 'file', 'public, max-age=31536000, immutable'],
    ['/m/captcha/frame.html', 'file', 'no-cache'],
    ['/m/captcha/frame.js', 'file', 'no-cache'],
    ['/m/mini-game/frame.html', 'file', 'no-cache'],
    ['/m/mini-game/frame.js', 'file', 'no-cache'],
    ['/m/sw.js', 'file', 'no-cache'],
    ['/m/asset-manifest.json', 'file', 'no-cache'],
    ['/mobile/mc/asset-manifest.json', 'file', 'no-cache'],
    ['/m/icons/icon-192x192.png', 'file', 'public, max-age=86400'],
    ['/robots.txt', 'host-file', 'no-cache'],
    ['/m/legal.json', 'host-file', 'no-cache'],
    ['/favicon.ico', 'host-file', 'public, max-age=86400'],
    ['/.well-known/assetlinks.json', 'host-file', 'no-cache'],
    ['/.well-known/apple-app-site-association', 'host-file', 'no-cache'],
    ['/.well-known/pki-validation/a.txt', 'host-file', 'no-cache'],
  ])('serves the URL %s as a %s with the cache control “%s”', (url, serve, cache) => {
    expect(ruleFor(url)).toMatchObject({ serve, headers: { 'Cache-Control': cache } });
  });

  test.each([
    '/',
    '/m',
    '/other',
    '/mobile',
    '/headers.json',
    '/nginx-locations.conf',
    '/mm/home',
    '/wps/system/status',
  ])('does not serve the URL %s from the build', (url) => {
    expect(ruleFor(url)).toBeUndefined();
  });

  test('connections to other hosts are allowed only in the CSP of the web worker and the service worker', () => {
    const policy = (url: string) => ruleFor(url)?.headers['Content-Security-Policy'] ?? '';
    for (const url of ['/m/sw.js', '/m/assets/worker-abc.js'])
      expect(policy(url)).toContain("connect-src 'self' https:");
    // The icons of notifications.
    expect(policy('/m/sw.js')).toContain("img-src 'self'");
    expect(policy('/m/home')).toContain("connect-src 'self';");
    expect(policy('/m/home')).toContain("script-src 'self' 'sha256-abc+/=';");
    for (const { headers } of rules) {
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';/);
      const inFrame = headers['Content-Security-Policy'].includes('sandbox allow-scripts;');
      // Only a frame with an opaque origin may have unsafe inline styles.
      const otherDirectives = headers['Content-Security-Policy'].replace(
        inFrame ? "style-src 'self' https: 'unsafe-inline'" : '',
        '',
      );
      expect(otherDirectives).not.toContain('unsafe');
    }
  });

  test('[SOCIAL-1] the scripts of a configured identity provider are allowed by path, and only in the CSP of the page', () => {
    const policiesOf = (identity: 'none' | 'google' | 'emulated') =>
      createHeaderRules({ scripts: [], styles: [], identity }).map(({ headers }) => headers['Content-Security-Policy']);
    const page = policiesOf('google').at(-1) ?? '';
    const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(page)?.[1]?.split(' ') ?? [];
    for (const source of sources('script-src').slice(1)) expect(source).toMatch(/^https:\/\/[\w.]+\/[\w/.]+$/);
    expect(sources('connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(page).not.toContain('unsafe');
    expect(policiesOf('google').slice(0, -1)).toEqual(policiesOf('none').slice(0, -1));
    expect(policiesOf('none').join()).not.toMatch(/google|default;|gapi/);
    expect(policiesOf('emulated').at(-1)).not.toMatch(/google/);
    expect(policiesOf('emulated').at(-1)).toMatch(/trusted-types fairground dompurify default$/);
  });

  test('[PUSH-2] the hosts of Firebase are allowed only in the CSP of the page, and only if Firebase push is used', () => {
    const policiesOf = (messaging: 'none' | 'google') =>
      createHeaderRules({ scripts: [], styles: [], messaging }).map(
        ({ headers }) => headers['Content-Security-Policy'] ?? '',
      );
    const [page, without] = [policiesOf('google').at(-1), policiesOf('none').at(-1)];
    expect(page?.replace(/ https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com/g, '')).toBe(without);
    expect(page).toMatch(
      /connect-src [^;]*firebaseinstallations\.googleapis\.com https:\/\/fcmregistrations\.googleapis\.com;/,
    );
    expect(without).not.toContain('googleapis');
    expect(policiesOf('google').slice(0, -1)).toEqual(policiesOf('none').slice(0, -1));
  });

  test('[OPS-2] violations are reported only if the settings name a URL, and only by the CSP of the page', () => {
    const policiesOf = (reports: string | undefined) =>
      createHeaderRules({ scripts: [], styles: [], reports }).map(
        ({ headers }) => headers['Content-Security-Policy'] ?? '',
      );
    const reporting = policiesOf('https://reports.example/csp?site=1');
    expect(reporting.at(-1)).toMatch(/; report-uri https:\/\/reports\.example\/csp\?site=1$/);
    expect(policiesOf('')).toEqual(policiesOf(undefined));
    expect(policiesOf('').join()).not.toContain('report');
    expect(reporting.slice(0, -1)).toEqual(policiesOf('').slice(0, -1));
  });

  test('[OPS-4.9] pages may send to the URL of a collector alone, and to none without one', () => {
    const sourcesOf = (...collectors: readonly (string | undefined)[]) =>
      createHeaderRules({ scripts: [], styles: [], collectors }).map(
        ({ headers }) => /connect-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1],
      );
    const none = sourcesOf();
    expect(none.at(-1)).toBe("'self'");
    for (const url of [undefined, '', '/collect']) expect(sourcesOf(url)).toEqual(none);
    const url = 'https://o1.sentry.example/api/7/envelope/';
    expect(sourcesOf(`${url}?sentry_key=abc`, `${url}?sentry_key=def`).at(-1)).toBe(`'self' ${url}`);
    expect(sourcesOf(url).slice(0, -1)).toEqual(none.slice(0, -1));
  });
});
