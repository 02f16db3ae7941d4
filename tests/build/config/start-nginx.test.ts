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
}, 60_000);
afterAll(() => rmSync(built, { recursive: true }));

/**
 * Runs deploy/start-nginx.sh with the settings, as the container does: its paths are those of a temporary folder, and
 * nginx is a program that only leaves a file.
 */
function startContainer(settings: string) {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(built, root, { recursive: true });
  writeFileSync(path.join(root, 'settings.json'), settings);
  writeFileSync(path.join(root, 'bin/nginx'), `#!/bin/sh\ntouch "${root}/nginx-started"\n`, { mode: 0o755 });
  const script = readFileSync(path.join(REPOSITORY, 'deploy/start-nginx.sh'), 'utf8')
    .replaceAll('/opt/fairground', REPOSITORY)
    .replaceAll('/srv/fairground/current', path.join(root, 'dist'))
    .replaceAll('/etc/nginx', root);
  writeFileSync(path.join(root, 'start.sh'), script);
  const env = { PATH: `${root}/bin:${process.env.PATH ?? ''}`, SETTINGS: path.join(root, 'settings.json') };
  const { status, stderr } = spawnSync('sh', [path.join(root, 'start.sh')], { encoding: 'utf8', env });
  const hasDocument = existsSync(path.join(root, 'dist/hosts/fair.example/m/index.html'));
  return { status, stderr, isServing: existsSync(path.join(root, 'nginx-started')), hasDocument };
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

test('[OPS-1.3] the container prints the warnings beside a fault, whose cause they may name', () => {
  const settings = { ...MERCHANT, merchnat: 'FAIR', brands: { OTHER: { name: 'Other' } } };
  const { status, stderr } = startContainer(JSON.stringify(settings));
  expect(status).toBe(1);
  expect(stderr).toMatch(/merchnat: unknown key[\s\S]*Warnings, which refuse nothing:\n {2}brands\.OTHER: no host/);
});
