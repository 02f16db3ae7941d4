import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headerRules, SENT_HOME } from '../../deploy/headers.mjs';
import { nginxLocations } from '../../deploy/nginx-locations.mjs';
import { testPlatform } from '../platform/testing/test-platform';

const rules = headerRules({ scripts: ['abc+/='], styles: ['def'], identity: 'none' });
const locations = nginxLocations(rules);
const config = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

/** The locations nginx reads, as the rules they were made from. */
function parse(text: string) {
  return [...text.matchAll(/location ~ "(.*)" \{\n {2}try_files \$uri (\S+);\n([\s\S]*?)\n\}/g)].map(
    ([, pattern, fallback, body]) => ({
      pattern,
      serve: fallback === '=404' ? 'file' : 'page',
      headers: Object.fromEntries(
        [...(body ?? '').matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, k, v]) => [k, v]),
      ),
    }),
  );
}

/** Where nginx sends a visit of exactly this path, which comes before all patterns; undefined when it does not. */
function sentTo(path: string, search: string): string | undefined {
  const said = new RegExp(`location = ${path} \\{[^}]*?return 302 (\\S+);`).exec(locations)?.[1];
  return said?.replace('$is_args$args', search);
}

const ruleFor = (url: string) => rules.find(({ pattern }) => new RegExp(pattern).test(url));

describe('nginx answers as the platform does', () => {
  test('the locations are the rules, in their order', () => {
    expect(parse(locations)).toEqual(rules);
    expect(rules.length).toBeGreaterThan(4);
  });

  test('nginx.conf takes them in and adds nothing to what they answer', () => {
    expect(config).toContain('include /srv/fairground/nginx-locations.conf;');
    const outside = config.replace(/location @missing \{[\s\S]*?\n {4}\}/, '');
    expect(outside).not.toContain('add_header');
    expect(outside.match(/location .*\{/g)).toEqual([
      'location ^~ /wps/ {',
      'location ^~ /__/auth/ {',
      'location ^~ /mini-game/ {',
      'location / {',
    ]);
  });

  describe('where home is not', () => {
    const { caller } = testPlatform();

    test.each(['/', '/m'])(
      '[ROUTE-1] [OFF-2] %s is sent to home, which has a service worker, query and all',
      async (path) => {
        const { status, headers } = await fetch(`${caller().origin}${path}?r=7`, { redirect: 'manual' });
        expect(status).toBe(302);
        expect(sentTo(path, '?r=7')).toBe(headers.get('location'));
        expect(SENT_HOME).toContain(path);
      },
    );
  });

  test('nothing a header holds can end its quotes', () => {
    for (const { headers } of rules) for (const value of Object.values(headers)) expect(value).not.toMatch(/["$\\]/);
  });

  test.each([
    ['/m/', 'page', 'no-cache'],
    ['/m/home', 'page', 'no-cache'],
    ['/m/index.html', 'page', 'no-cache'],
    ['/m/securityCenter/addBankCard', 'page', 'no-cache'],
    ['/m/assets/main-abc.js', 'file', 'public, max-age=31536000, immutable'],
    ['/m/assets/worker-abc.js', 'file', 'public, max-age=31536000, immutable'],
    ['/m/assets/none.html', 'file', 'public, max-age=31536000, immutable'],
    ['/m/captcha/frame.html', 'file', 'no-cache'],
    ['/m/captcha/frame.js', 'file', 'no-cache'],
    ['/m/mini-game/frame.html', 'file', 'no-cache'],
    ['/m/mini-game/frame.js', 'file', 'no-cache'],
    ['/m/sw.js', 'file', 'no-cache'],
    ['/m/asset-manifest.json', 'file', 'no-cache'],
    ['/mobile/mc/asset-manifest.json', 'file', 'no-cache'],
    ['/m/icons/icon-192x192.png', 'file', 'public, max-age=86400'],
  ])('%s is a %s, %s', (url, serve, cache) => {
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
  ])('%s is none of the build', (url) => {
    expect(ruleFor(url)).toBeUndefined();
  });

  test('worker and service worker have a policy of their own; only they may reach other hosts', () => {
    const policy = (url: string) => ruleFor(url)?.headers['Content-Security-Policy'] ?? '';
    for (const url of ['/m/sw.js', '/m/assets/worker-abc.js'])
      expect(policy(url)).toContain("connect-src 'self' https:");
    expect(policy('/m/home')).toContain("connect-src 'self';");
    expect(policy('/m/home')).toContain("script-src 'self' 'sha256-abc+/=';");
    for (const { headers } of rules) {
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';/);
      const inFrame = headers['Content-Security-Policy'].includes('sandbox allow-scripts;');
      // A frame without an origin may style itself as it likes; nothing else may do anything unsafe.
      const judged = headers['Content-Security-Policy'].replace(
        inFrame ? "style-src 'self' https: 'unsafe-inline'" : '',
        '',
      );
      expect(judged).not.toContain('unsafe');
    }
  });

  test('[SOCIAL-1] the identity provider is in the policy of the page alone, by path, and where the deployment has it', () => {
    const policiesOf = (identity: 'none' | 'google' | 'emulated') =>
      headerRules({ scripts: [], styles: [], identity }).map(({ headers }) => headers['Content-Security-Policy']);
    const page = policiesOf('google').at(-1) ?? '';
    const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(page)?.[1]?.split(' ') ?? [];
    for (const source of sources('script-src').slice(1)) expect(source).toMatch(/^https:\/\/[\w.]+\/[\w/.]+$/);
    expect(sources('connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(page).not.toContain('unsafe');
    expect(policiesOf('google').slice(0, -1)).toEqual(policiesOf('none').slice(0, -1));
    expect(policiesOf('none').join()).not.toMatch(/google|default;|gapi/);
    expect(policiesOf('emulated').at(-1)).not.toMatch(/google/);
    expect(policiesOf('emulated').at(-1)).toMatch(/trusted-types fairground default$/);
  });
});
