import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runIosProfileCommand } from '../../deploy/app-packages/ios-profile-command';
import { createStableUuid } from '../../deploy/app-packages/stable-uuid';
import { parsePlist } from './parse-plist';

const ICON = 'public/icons/icon-512x512.png';
const ACME = { name: 'Acme & <Co>', accent: '#0b6e4f' };
const UUID = /^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/;

let folder = '';
const file = (name: string) => path.join(folder, name);
const writeSettings = (brand: object, hosts: object = { 'm.acme.example': 'ACME' }) =>
  writeFileSync(file('settings.json'), JSON.stringify({ hosts, brands: { ACME: brand } }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ios-'));
  const created = folder;
  onTestFinished(() => rmSync(created, { recursive: true }));
  writeSettings(ACME);
});

const run = (...args: string[]) =>
  runIosProfileCommand(['--settings', file('settings.json'), '--out', file('acme.mobileconfig'), ...args], () => {});
const runWhole = (...args: string[]) => run('--icon', ICON, '--organization', 'Acme Ltd', ...args);
const read = () => readFileSync(file('acme.mobileconfig'), 'utf8');

/** Returns a PNG of which only the head is right. */
function writePng(width: number, height: number): string {
  const png = readFileSync(ICON);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  writeFileSync(file('icon.png'), png);
  return file('icon.png');
}

describe('[OPS-2.12] the profile with a web clip', () => {
  test('is a property list with the keys that iOS needs', async () => {
    await runWhole();
    expect(parsePlist(read())).toEqual({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadIdentifier: 'example.acme.m.webclip.acme',
      PayloadUUID: expect.stringMatching(UUID),
      PayloadDisplayName: 'Acme & <Co>',
      PayloadDescription: 'Acme & <Co>: m.acme.example',
      PayloadOrganization: 'Acme Ltd',
      PayloadRemovalDisallowed: false,
      PayloadContent: [
        {
          PayloadType: 'com.apple.webClip.managed',
          PayloadVersion: 1,
          PayloadIdentifier: 'example.acme.m.webclip.acme.clip',
          PayloadUUID: expect.stringMatching(UUID),
          PayloadDisplayName: 'Acme & <Co>',
          Label: 'Acme & <Co>',
          URL: 'https://m.acme.example/m/home',
          Icon: readFileSync(ICON),
          FullScreen: true,
          IgnoreManifestScope: true,
          IsRemovable: true,
          Precomposed: true,
        },
      ],
    });
  });

  test('is the same each time, also with another name, so that it replaces the one on a device', async () => {
    await runWhole();
    const first = read();
    await runWhole();
    expect(read()).toBe(first);
    const uuids = (text: string) => text.match(/[0-9A-F]{8}-[0-9A-F-]{27}/g);
    writeSettings({ name: 'Acme 2' });
    await runWhole();
    expect(uuids(read())).toEqual(uuids(first));
    expect(new Set(uuids(first)).size).toBe(2);
    writeSettings(ACME, { 'www.acme.example': 'ACME' });
    await runWhole();
    expect(uuids(read())).not.toEqual(uuids(first));
  });

  test('UUIDs are those of RFC 9562, version 5', () => {
    expect(createStableUuid('www.example.com')).toBe('2ED6657D-E927-568B-95E1-2665A8AEA6A2');
  });

  test.each([
    ['no name of the brand', {}, ['--icon', ICON, '--organization', 'A'], '"brands.ACME.name" is missing'],
    ['an empty publisher', ACME, ['--icon', ICON, '--organization', ' '], 'Name who publishes the profile'],
    ['no publisher', ACME, ['--icon', ICON], 'Name who publishes the profile'],
    ['no icon', ACME, ['--organization', 'A'], 'Name the icon with --icon'],
    ['two merchants', ACME, ['ACME', 'BETA', '--icon', ICON], 'Name one merchant: ACME BETA'],
    ['an icon that is missing', ACME, ['--icon', 'gone.png', '--organization', 'A'], 'gone.png cannot be read'],
    ['an SVG', ACME, ['--icon', 'public/icons/icon.svg', '--organization', 'A'], 'The icon must be a PNG'],
    ['a control character', { name: 'Ac\u0001me' }, ['--icon', ICON, '--organization', 'A'], 'control characters'],
    ['a host of nobody', ACME, ['--icon', ICON, '--organization', 'A', '--host', 'x.example'], 'is no host of ACME'],
  ])('with %s nothing is written, and the reason is told', async (_, brand, args, reason) => {
    writeSettings(brand);
    await expect(run(...args)).rejects.toThrow(reason);
    expect(existsSync(file('acme.mobileconfig'))).toBe(false);
  });

  test.each([
    [512, 256, 'The icon must be square, but has 512 × 256 px'],
    [120, 120, 'The icon must have 180 px or more, but has 120'],
  ])('an icon of %i × %i px is refused', async (width, height, reason) => {
    await expect(run('--icon', writePng(width, height), '--organization', 'A')).rejects.toThrow(reason);
  });
});
