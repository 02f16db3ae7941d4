import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judgeSiteFiles, readSiteFiles, selectSiteFiles } from '../../../deploy/documents/site-files.mjs';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const statement = (target: object) => ({ relation: ['delegate_permission/common.handle_all_urls'], target });
const app = (fields: object) =>
  statement({
    namespace: 'android_app',
    package_name: 'com.example.app',
    sha256_cert_fingerprints: [FINGERPRINT],
    ...fields,
  });
const links = (...statements: unknown[]) => JSON.stringify(statements);

/** Returns what is wrong with one file, as lines of text. */
const judge = (file: string, content: string | Buffer | undefined): string[] =>
  judgeSiteFiles(
    new Map([[file, typeof content === 'string' ? Buffer.from(content) : content]]),
    ['FAIR', 'KOPI'],
    NOW,
  ).map(({ level, message }: { level: string; message: string }) => `${level}: ${message}`);

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

describe('[OPS-2.7] the operator’s files', () => {
  test('a merchant has its own files instead of those of all merchants', () => {
    const files = new Map(['_/robots.txt', '_/favicon.ico', 'FAIR/robots.txt'].map((file) => [file, file]));
    expect([...selectSiteFiles(files, 'FAIR')]).toEqual([
      ['robots.txt', 'FAIR/robots.txt'],
      ['favicon.ico', '_/favicon.ico'],
    ]);
    expect(selectSiteFiles(files, '').get('robots.txt')).toBe('_/robots.txt');
  });

  test('a folder is read as Kubernetes mounts a ConfigMap: links, and folders that begin with two dots', async () => {
    const folder = createFolder({ '..2026_01/FAIR/.well-known/assetlinks.json': '[]' });
    symlinkSync('..2026_01', path.join(folder, '..data'));
    symlinkSync('..data/FAIR', path.join(folder, 'FAIR'));
    expect([...(await readSiteFiles(folder)).keys()]).toEqual(['FAIR/.well-known/assetlinks.json']);
  });

  test('there need not be any', async () => {
    expect((await readSiteFiles(path.join(tmpdir(), 'no-such-folder'))).size).toBe(0);
  });

  test.each([
    ['_/robots.txt', 'User-agent: *\nDisallow: /m/login\n'],
    ['_/favicon.ico', Buffer.from('0000010001', 'hex')],
    ['_/.well-known/pki-validation/abc.txt', 'x'],
    ['FAIR/.well-known/assetlinks.json', links(app({}), statement({ namespace: 'web', site: 'https://a.example' }))],
    ['FAIR/.well-known/apple-app-site-association', '{"applinks":{"details":[]}}'],
    ['_/.well-known/security.txt', 'Contact: mailto:security@a.example\nExpires: 2027-01-01T00:00:00Z\n'],
  ])('%s is served without a word', (file, content) => {
    expect(judge(file, content)).toEqual([]);
  });

  test.each([
    ['robots.txt', '', 'fault: site/robots.txt belongs into a folder: site/_/ for all merchants, site/CODE/ for one'],
    ['KOPY/robots.txt', '', 'fault: site/KOPY/robots.txt is for the merchant KOPY, but the settings have: FAIR, KOPI'],
    ['_/robot.txt', '', /^fault: site\/_\/robot\.txt is not served: only robots\.txt, favicon\.ico and files in/],
    ['_/.well-known/.git', '', /is not served/],
    ['_/favicon.ico', 'GIF89a', 'fault: site/_/favicon.ico is neither an icon (ICO) nor a PNG'],
    ['_/favicon.ico', undefined, 'fault: site/_/favicon.ico is larger than 1048576 bytes'],
    ['_/robots.txt', 'Disallow: /', /^warning: .* has no line "User-agent: …", so crawlers ignore it$/],
    ['_/.well-known/assetlinks.json', '[{]', /^fault: .* is no valid JSON/],
    ['_/.well-known/assetlinks.json', '{}', /must be a list of statements/],
    ['_/.well-known/assetlinks.json', '[null]', /\[0\] needs "relation"/],
    ['_/.well-known/assetlinks.json', links(app({ package_name: 'app' })), /\[0\] needs "package_name"/],
    ['_/.well-known/assetlinks.json', links(app({ sha256_cert_fingerprints: [] })), /needs "sha256_cert_fingerprints"/],
    [
      '_/.well-known/assetlinks.json',
      links(app({ sha256_cert_fingerprints: ['ab:cd'] })),
      /"ab:cd", which is no SHA-256/,
    ],
    ['_/.well-known/apple-app-site-association', '{"webcredential":{}}', /must be an object with one of applinks/],
    ['_/.well-known/apple-app-site-association', ' '.repeat(131_073), /larger than 128 KB, and Apple does not read it/],
    ['_/.well-known/apple-app-site-association.json', '{}', /must be named apple-app-site-association, without \.json/],
    ['_/.well-known/security.txt', 'Expires: 2027-01-01T00:00:00Z', /^fault: .* needs a line "Contact: mailto:…"/],
    ['_/.well-known/security.txt', 'Contact: mailto:a@b.example', /^fault: .* needs one line "Expires: …"/],
    [
      '_/.well-known/security.txt',
      'Contact: mailto:a@b.example\nExpires: 2026-01-01T00:00:00Z',
      'warning: site/_/.well-known/security.txt has expired: 2026-01-01T00:00:00Z',
    ],
  ])('%s with %j is told: %s', (file, content, told) => {
    const findings = judge(file, content);
    expect(findings).toHaveLength(1);
    if (typeof told === 'string') expect(findings[0]).toBe(told);
    else expect(findings[0]).toMatch(told);
  });
});
