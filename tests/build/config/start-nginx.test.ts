import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundleDeploymentRules } from '../../../deploy/build/html/deployment-rules.mjs';
import { createSiteBuildOptions } from '../../../deploy/build/site.mjs';
import { renderNeutralHead } from '../../../deploy/documents/configure-deployment.mjs';
import { joinDocument } from '../../../deploy/documents/document-parts.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'container-'));

let built = '';

/** Writes what the configuration needs of a build. */
beforeAll(async () => {
  built = temporaryFolder();
  mkdirSync(path.join(built, 'dist/m'), { recursive: true });
  mkdirSync(path.join(built, 'dist/hosts'));
  mkdirSync(path.join(built, 'bin'));
  writeFileSync(path.join(built, 'dist/m/index.html'), joinDocument(renderNeutralHead(), '<p>shell</p>'));
  writeFileSync(path.join(built, 'dist/document.json'), JSON.stringify({ scripts: [], styles: [], texts: [] }));
  const rules = await bundleDeploymentRules(createSiteBuildOptions());
  writeFileSync(path.join(built, 'dist/deployment-rules.mjs'), rules);
});
afterAll(() => rmSync(built, { recursive: true }));

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  /** Files beside the settings, by path. */
  readonly siteFiles?: Readonly<Record<string, string>>;
  /** Whether the folder to write to is missing and cannot be made. */
  readonly readOnly?: boolean;
}

/**
 * Runs deploy/start-nginx.sh with the settings, as the container does: its paths are those of a temporary folder, and
 * nginx is a program that only leaves a file.
 */
function startContainer(settings: string, { environment = {}, siteFiles = {}, readOnly = false }: Options = {}) {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(built, root, { recursive: true });
  writeFileSync(path.join(root, 'settings.json'), settings);
  writeFileSync(path.join(root, 'bin/nginx'), `#!/bin/sh\ntouch "${root}/nginx-started"\n`, { mode: 0o755 });
  const script = readFileSync(path.join(REPOSITORY, 'deploy/start-nginx.sh'), 'utf8')
    .replaceAll('/opt/fairground/dist', path.join(root, 'dist'))
    .replaceAll('/opt/fairground', REPOSITORY)
    .replaceAll('/run/fairground', path.join(root, 'run'));
  writeFileSync(path.join(root, 'start.sh'), script);
  const env = {
    PATH: `${root}/bin:${process.env.PATH ?? ''}`,
    SETTINGS: path.join(root, 'settings.json'),
    ...environment,
  };
  for (const [name, content] of Object.entries(siteFiles)) {
    mkdirSync(path.dirname(path.join(root, 'site', name)), { recursive: true });
    writeFileSync(path.join(root, 'site', name), content);
  }
  if (readOnly) writeFileSync(path.join(root, 'run'), 'a file in its place, because root may write everywhere');

  const { status, stderr } = spawnSync('sh', [path.join(root, 'start.sh')], { encoding: 'utf8', env });
  const written = path.join(root, 'run/current');
  const hasDocument = existsSync(path.join(written, 'hosts/fair.example/m/index.html'));
  const readWritten = (file: string) => readFileSync(path.join(root, 'run', file), 'utf8');
  return { readWritten, status, stderr, isServing: existsSync(path.join(root, 'nginx-started')), hasDocument };
}

const MERCHANT = { hosts: { 'fair.example': 'FAIR' } };

test('[OPS-1.2] the container starts nginx with settings that have no fault', () => {
  const started = startContainer(JSON.stringify({ ...MERCHANT, brands: { OTHER: { name: 'Other' } } }));
  expect([started.status, started.isServing, started.hasDocument]).toEqual([0, true, true]);
  expect(started.stderr).toContain('brands.OTHER: no host in "hosts" has the merchant "OTHER"');
});

test.each([
  [
    'a misspelt key',
    JSON.stringify({ ...MERCHANT, merchnat: 'FAIR' }),
    /merchnat: unknown key.*Did you mean "merchant"/,
  ],
  ['a wrong type', JSON.stringify({ hosts: 'fair.example' }), /hosts: must be an object/],
  ['no valid JSON', '{ "hosts": ', /settings\.json is no valid JSON/],
])(
  '[OPS-1.2] the container with %s in its settings does not start and prints the reason alone',
  (_, settings, reason) => {
    const started = startContainer(settings);
    expect([started.status, started.isServing, started.hasDocument]).toEqual([1, false, false]);
    expect(started.stderr).toMatch(reason);
    expect(started.stderr).not.toMatch(/\n\s+at |node:internal/);
  },
);

test('[OPS-2.4] the container writes to one folder alone, which the files of its image are linked into', () => {
  const { readWritten } = startContainer(JSON.stringify(MERCHANT), { environment: { GATEWAY: 'https://gw.example' } });
  expect(readWritten('current/m/index.html')).toContain('<p>shell</p>');
  expect(readWritten('environment.conf')).toContain('default "https://gw.example";');
  expect(readWritten('current/nginx-root.conf')).toMatch(/^root ".*\/run\/current";$/m);
});

test('[OPS-2.4] the container without a folder to write to names it and does not start', () => {
  const { status, stderr, isServing } = startContainer(JSON.stringify(MERCHANT), { readOnly: true });
  expect([status, isServing]).toEqual([1, false]);
  expect(stderr).toMatch(/^\S+\/run cannot be written: mount a writable folder there, such as --tmpfs/);
});

test.each([
  ['GATEWAY', 'gateway:80', 'must be an origin, such as http://gateway:80'],
  ['GATEWAY', 'https://gw.example/wps', 'without a path'],
  ['GATEWAY', 'http://localhost:8090', 'names this machine'],
  ['PASSED_PATHS', '/cdn/', 'PASSED_PATHS= in the environment is refused: it must be an origin'],
  ['PASSED_PATHS', '/cdn/=http://acme.localhost', 'write 127.0.0.1'],
  ['PASSED_PATHS', '/wps/=http://10.0.0.7', 'must be a path that is not the app'],
  ['PASSED_PATHS', '/m=http://10.0.0.7', 'must be a path that is not the app'],
  ['PASSED_PATHS', '/=http://10.0.0.7', 'must be a path that is not the app'],
  ['TRUSTED_PROXIES', '10.0.0.0/8 proxy', 'TRUSTED_PROXIES=proxy'],
  ['LOG_ADDRESSES', 'yes', 'must be one of prefix, full, none'],
  ['IDENTITY_PROJECTS', 'm.example', 'pairs of a host and a project'],
])('[OPS-2.8] the container with %s=%s in its environment does not start and says why', (name, value, reason) => {
  const { status, stderr, isServing } = startContainer(JSON.stringify(MERCHANT), { environment: { [name]: value } });
  expect([status, isServing]).toEqual([1, false]);
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/\n\s+at |node:internal/);
});

test('[OPS-2.7] the container serves the files beside its settings, and refuses one with a fault', () => {
  const siteFiles = { '_/robots.txt': 'User-agent: *\n', 'FAIR/robots.txt': 'User-agent: fair\n' };
  const { readWritten } = startContainer(JSON.stringify(MERCHANT), { siteFiles });
  expect(readWritten('current/hosts/fair.example/robots.txt')).toBe('User-agent: fair\n');
  expect(readWritten('current/hosts/_/robots.txt')).toBe('User-agent: *\n');
  const refused = startContainer(JSON.stringify(MERCHANT), { siteFiles: { 'FIAR/robots.txt': '' } });
  expect([refused.status, refused.isServing]).toEqual([1, false]);
  expect(refused.stderr).toContain('site/FIAR/robots.txt is for the merchant FIAR, but the settings have: FAIR');
});

test('[OPS-1.3] the container prints the warnings beside a fault, whose cause they may name', () => {
  const settings = { ...MERCHANT, merchnat: 'FAIR', brands: { OTHER: { name: 'Other' } } };
  const { status, stderr } = startContainer(JSON.stringify(settings));
  expect(status).toBe(1);
  expect(stderr).toMatch(/merchnat: unknown key[\s\S]*Warnings, which refuse nothing:\n {2}brands\.OTHER: no host/);
});
