import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';
import { addHstsHeader, createCaptchaHostHeaderRules, createHeaderRules } from '../../deploy/headers.mjs';
import { createTemporarySite, REACT_SITE_FILES } from './temporary-site';

const SETTINGS = { merchant: 'FAIR', hosts: { 'm.fair.example': 'FAIR' } };

async function built(settings: object): Promise<Map<string, string | Buffer>> {
  const site = createTemporarySite({
    ...REACT_SITE_FILES,
    'deploy/settings.json': JSON.stringify({ ...SETTINGS, ...settings }),
  });
  return (await build({ root: site.root, compress: false })).files as Map<string, string | Buffer>;
}

describe('[CAPT-4] captcha frame on a separate host', () => {
  test('the build writes an nginx server block and header rules, and puts the origin of the frame into the page', async () => {
    const files = await built({ captchaFrame: 'https://captcha.example' });
    expect(String(files.get('/hosts/m.fair.example/m/index.html'))).toContain(
      '"captchaFrame":"https://captcha.example"',
    );
    expect(JSON.parse(String(files.get('/captcha-headers.json')))).toEqual(
      createCaptchaHostHeaderRules().map(addHstsHeader),
    );
    const server = String(files.get('/nginx-captcha.conf'));
    expect(server).toContain('server_name captcha.example;');
    expect(server.match(/location .*\{/g)).toEqual(['location ~ "^/m/captcha/frame\\.(html|js)$" {', 'location / {']);
    expect(server).toContain('allow-same-origin');
  });

  test('no captcha frame on a separate host is built if the deployment does not set the host', async () => {
    const files = await built({});
    expect(files.has('/captcha-headers.json')).toBe(false);
    expect(String(files.get('/nginx-captcha.conf'))).toMatch(/^#.*\n$/);
  });

  test.each([
    ['http://captcha.example', 'https origin'],
    ['https://captcha.example/', 'https origin'],
    ['https://captcha.example/m/captcha', 'https origin'],
    ['https://user@captcha.example', 'https origin'],
    ['captcha.example', 'https origin'],
    ['javascript:alert(1)', 'https origin'],
    ['https://m.fair.example', 'merchant'],
    ['https://m.fair.example:8443', 'merchant'],
    ['https://m.fair.example.', 'merchant'],
  ])('the build rejects %s as the origin of a captcha frame on a separate host', async (captchaFrame, why) => {
    await expect(built({ captchaFrame })).rejects.toThrow(why);
  });

  test.each(['Captcha.Example', 'captcha.example:443', 'captcha.example.'])(
    '[CAPT-4.4] the build rejects a captcha frame on a host that the settings list as %s',
    async (host) => {
      const settings = { captchaFrame: 'https://captcha.example', hosts: { [host]: 'FAIR' } };
      await expect(built(settings)).rejects.toThrow('merchant');
    },
  );

  test('the build rejects a captcha frame on a separate host if the hosts of the merchants are not listed', async () => {
    const settings = { captchaFrame: 'https://m.fair.example', hosts: {} };
    await expect(built(settings)).rejects.toThrow('hosts of the merchants');
  });

  test('a captcha frame on a separate host has the origin of that host instead of an opaque origin', () => {
    const merchants = createHeaderRules({ scripts: [], styles: [], identity: 'none' });
    const policies = merchants.map(({ headers }) => headers['Content-Security-Policy']);
    expect(policies.join()).not.toContain('allow-same-origin');
    const own = createCaptchaHostHeaderRules().map(({ headers }) => headers['Content-Security-Policy'] ?? '');
    expect(own.every((policy) => policy.includes("form-action 'none'") && !policy.includes('allow-top'))).toBe(true);
    expect(own[0]?.replace("style-src 'self' https: 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  test('nginx.conf includes the server block of a captcha frame on a separate host', () => {
    const config = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
    expect(config).toContain('include /srv/fairground/current/nginx-captcha.conf;');
  });
});
