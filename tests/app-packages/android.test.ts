import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runAndroidCommand } from '../../deploy/app-packages/android-command';
import { judgeSiteFiles, readSiteFiles } from '../../deploy/documents/site-files.mjs';

const FINGERPRINT = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join(':');
const ACME = { name: 'Acme', accent: '#0b6e4f', background: '#f5f7f6', icon: '/cdn/ACME/icon-512.png' };
const SETTINGS = {
  hosts: { 'm.acme.example': 'ACME', 'www.acme.example': 'ACME', 'm.sol.example': 'SOL' },
  brands: { ACME },
};

let folder = '';
const file = (name: string) => path.join(folder, name);
const readJson = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'));
const writeSettings = (settings: object) => writeFileSync(file('settings.json'), JSON.stringify(settings));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'android-'));
  const created = folder;
  onTestFinished(() => rmSync(created, { recursive: true }));
  writeSettings(SETTINGS);
});

/** Runs the command with the arguments that every run needs, and others; resolves with what it printed. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const all = ['--settings', file('settings.json'), '--out', file('app'), '--package', 'com.acme.lottery', ...args];
  await runAndroidCommand(all, (line) => lines.push(line));
  return lines.join('\n');
}
const runForAcme = (...args: string[]) => run('ACME', '--fingerprint', FINGERPRINT, ...args);

describe('[OPS-2.11] the configuration of an Android app', () => {
  test('has what Bubblewrap needs, from the host and the brand of the merchant', async () => {
    await runForAcme();
    expect(readJson('app/twa-manifest.json')).toMatchObject({
      packageId: 'com.acme.lottery',
      host: 'm.acme.example',
      name: 'Acme',
      launcherName: 'Acme',
      startUrl: '/m/home',
      display: 'standalone',
      iconUrl: 'https://m.acme.example/cdn/ACME/icon-512.png',
      themeColor: '#0B6E4F',
      themeColorDark: '#0B6E4F',
      backgroundColor: '#F5F7F6',
      enableNotifications: true,
      fallbackType: 'customtabs',
      appVersionCode: 1,
      appVersion: '1',
      signingKey: { path: './android.keystore', alias: 'android' },
      fingerprints: [{ value: FINGERPRINT.toUpperCase() }],
    });
  });

  test('has the host that is named, and the colours of the dark design', async () => {
    writeSettings({
      ...SETTINGS,
      brands: { ACME: { ...ACME, headerColor: '#112233', design: { darkBackground: '#101010' } } },
    });
    await runForAcme('--host', 'WWW.acme.example', '--icon', 'https://cdn.example/i.png');
    expect(readJson('app/twa-manifest.json')).toMatchObject({
      host: 'www.acme.example',
      iconUrl: 'https://cdn.example/i.png',
      themeColor: '#112233',
      themeColorDark: '#101010',
    });
  });

  test('writes the statement that the hosts of the merchant serve, and keeps those of other apps', async () => {
    const links = file('site/ACME/.well-known/assetlinks.json');
    mkdirSync(path.dirname(links), { recursive: true });
    writeFileSync(
      links,
      JSON.stringify([{ relation: ['x'], target: { namespace: 'web', site: 'https://a.example' } }]),
    );
    await runForAcme();
    await runForAcme();
    expect(readJson('site/ACME/.well-known/assetlinks.json')).toEqual([
      { relation: ['x'], target: { namespace: 'web', site: 'https://a.example' } },
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.acme.lottery',
          sha256_cert_fingerprints: [FINGERPRINT.toUpperCase()],
        },
      },
    ]);
    expect(judgeSiteFiles(await readSiteFiles(file('site')), ['ACME'])).toEqual([]);
  });

  test('keeps the version and the key of a configuration that is there, and refuses that of another package', async () => {
    await runForAcme();
    const released = { ...(readJson('app/twa-manifest.json') as object), appVersionCode: 7, appVersion: '2.1' };
    writeFileSync(file('app/twa-manifest.json'), JSON.stringify(released));
    await runForAcme('--host', 'www.acme.example');
    expect(readJson('app/twa-manifest.json')).toMatchObject({
      appVersionCode: 7,
      appVersion: '2.1',
      host: 'www.acme.example',
    });
    await expect(runForAcme('--package', 'com.other.app')).rejects.toThrow(
      /package com\.acme\.lottery, which a published/,
    );
  });

  test('warns of a name that Android cuts', async () => {
    writeSettings({ ...SETTINGS, brands: { ACME: { ...ACME, name: 'Acme Grand Lottery' } } });
    expect(await runForAcme()).toContain('Android cuts the name "Acme Grand Lottery"');
  });

  const withBrand = (brand: object) => ({ ...SETTINGS, brands: { ACME: { ...ACME, ...brand } } });
  test.each([
    ['no merchant', SETTINGS, ['--fingerprint', FINGERPRINT], 'Name one of the merchants: ACME, SOL'],
    [
      'a misspelt merchant',
      SETTINGS,
      ['ACNE'],
      'The settings have no merchant ACNE, but ACME, SOL. Did you mean ACME?',
    ],
    ['a merchant without a host', { ...SETTINGS, hosts: {} }, ['ACME'], 'The settings have no host for ACME'],
    ['a host of another one', SETTINGS, ['ACME', '--host', 'm.sol.example'], 'm.sol.example is no host of ACME'],
    ['no fingerprint', SETTINGS, ['ACME'], 'Name the certificate with --fingerprint'],
    ['a SHA-1', SETTINGS, ['ACME', '--fingerprint', 'AB'.repeat(20)], 'no SHA-256 fingerprint: it has 64'],
    ['one part of a name', SETTINGS, ['ACME', '--package', 'acme'], 'acme is no name of an Android package'],
    ['no name', withBrand({ name: '' }), ['ACME'], '"brands.ACME.name" is missing'],
    ['a named colour', withBrand({ accent: 'green' }), ['ACME'], '"brands.ACME.accent" must be a colour such as'],
    ['no icon', withBrand({ icon: '' }), ['ACME'], 'Name the icon with --icon'],
    ['an icon as data', withBrand({ icon: 'data:image/png;base64,AA' }), ['ACME'], 'is no https URL that an icon'],
    [
      'hosts as a text',
      { hosts: 'm.acme.example' },
      ['ACME'],
      'The settings have a fault: npm run config-check names it',
    ],
    ['no settings', undefined, ['ACME'], 'settings.json cannot be read'],
  ])('with %s nothing is written, and the reason is told', async (_, settings, args, reason) => {
    if (settings) writeSettings(settings);
    else rmSync(file('settings.json'));
    await expect(run(...args)).rejects.toThrow(reason);
    expect(existsSync(file('app')) || existsSync(file('site'))).toBe(false);
  });
});
