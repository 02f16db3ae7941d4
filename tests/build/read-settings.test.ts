import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';
import { explainUnsafeSettings } from '../../deploy/documents/deployment-settings.mjs';
import { createTemporarySite } from './temporary-site';

const SITE = { 'src/main.tsx': 'document.title = "x";' };
const SAFE = {
  merchant: 'M',
  hosts: { 'm.example': 'M' },
  lines: { publicKey: 'k', allowUnsigned: false },
  identity: 'google',
};
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

describe('[WL-2] check that settings are safe to deploy', () => {
  test('the settings in the repository are safe to deploy', () => {
    const settings = JSON.parse(read('deploy/settings.json'));
    expect(explainUnsafeSettings(settings)).toEqual([]);
    expect(settings).toMatchObject({ identity: 'none', messaging: 'none', lines: { allowUnsigned: false } });
  });

  test.each([
    ['only default values', {}],
    ['all values set', SAFE],
    ['no identity provider', { ...SAFE, identity: 'none' }],
    ['Firebase as the push provider', { ...SAFE, messaging: 'google' }],
  ])('settings with %s are safe to deploy', (_, settings) => {
    expect(explainUnsafeSettings(settings)).toEqual([]);
  });

  test.each([
    ['an emulated identity provider', { identity: 'emulated' }, /"identity": "emulated"/],
    ['an unknown identity provider', { identity: 'constructor' }, /one of none, google/],
    ['an unknown push provider', { messaging: 'emulated' }, /"messaging" must be one of none, google/],
    ['unsigned domain lists allowed', { lines: { publicKey: '', allowUnsigned: true } }, /allowUnsigned/],
    [
      'unsigned domain lists allowed despite a public key',
      { lines: { publicKey: 'k', allowUnsigned: true } },
      /allowUnsigned/,
    ],
    ['a value of allowUnsigned that is not a boolean', { lines: { allowUnsigned: 'yes' } }, /allowUnsigned/],
    ['localhost as a host', { hosts: { localhost: 'M' } }, /names localhost/],
    ['a subdomain of localhost', { hosts: { 'kopi.localhost': 'M' } }, /names kopi\.localhost/],
    ['the loopback address', { hosts: { '127.0.0.1': 'M' } }, /names 127\.0\.0\.1/],
    ['a port of localhost', { hosts: { 'LocalHost:8080': 'M' } }, /names LocalHost:8080/],
    ['localhost with a dot at its end', { hosts: { 'localhost.': 'M' } }, /names localhost\./],
    ['a short form of the loopback address', { hosts: { '127.1': 'M' } }, /names 127\.1/],
    ['the loopback address of IPv6', { hosts: { '[::1]:8080': 'M' } }, /names \[::1\]/],
  ])('settings with %s are not safe to deploy', (_, over, why) => {
    expect(explainUnsafeSettings({ ...SAFE, ...over }).join()).toMatch(why);
  });
});

describe('[WL-2] build', () => {
  test('a build with settings that are not safe to deploy fails and states the reasons', async () => {
    const { root, write } = createTemporarySite(SITE);
    write('deploy/settings.json', JSON.stringify({ ...SAFE, identity: 'emulated', lines: { allowUnsigned: true } }));
    const failed = build({ root, compress: false });
    await expect(failed).rejects.toThrow(/not safe to deploy[\s\S]*"identity": "emulated"[\s\S]*allowUnsigned/);
  });

  test('a build for deployment enables HSTS and strict Trusted Types in its headers; a local build enables no HSTS', async () => {
    const { root } = createTemporarySite(SITE);
    const deployed = await build({ root, compress: false });
    const page = String(deployed.files.get('/hosts/_/m/index.html'));
    const headers = String(deployed.files.get('/headers.json'));
    expect(page).not.toMatch(/emulated|localhost|"allowUnsigned":true/);
    expect(headers).toContain('Strict-Transport-Security');
    expect(headers).toMatch(/trusted-types fairground dompurify"/);
    const local = await build({ root, compress: false, local: true });
    expect(String(local.files.get('/hosts/_/m/index.html'))).toContain('"identity":"emulated"');
    expect(String(local.files.get('/headers.json'))).not.toContain('Strict-Transport-Security');
  });
});
