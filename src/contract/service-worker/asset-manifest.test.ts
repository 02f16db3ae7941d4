import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  ASSET_FOLDER,
  ASSET_MANIFEST_URL,
  assetManifest,
  isOlder,
  SERVICE_WORKER_STATE_URL,
  SHELL_URL,
  STATIC_MANIFEST_URL,
  staticManifest,
} from './asset-manifest';

const SHA = 'a1'.repeat(32);
const SHELL = { url: '/m/index.html', bytes: 0, sha256: SHA, group: 'critical' };
const CHUNK = { url: '/m/assets/a-1.js', bytes: 7, sha256: SHA, group: 'lazy' };
const MANIFEST = { build: 'b', released: 1, serviceWorker: 'pass', files: [SHELL, CHUNK] };

const accepts = (manifest: unknown) => safeParse(assetManifest, manifest).success;
const acceptsFile = (change: object) => accepts({ ...MANIFEST, files: [SHELL, { ...CHUNK, ...change }] });

test('[UPD-1] the URLs of the shell, the manifests, the assets and the worker’s state have the deployed values', () => {
  expect([SHELL_URL, ASSET_MANIFEST_URL, STATIC_MANIFEST_URL, ASSET_FOLDER, SERVICE_WORKER_STATE_URL]).toEqual([
    '/m/index.html',
    '/m/asset-manifest.json',
    '/mobile/mc/asset-manifest.json',
    '/m/assets/',
    '/m/__sw/state',
  ]);
});

describe('[UPD-1] a manifest', () => {
  test('is parsed with all its fields', () => {
    expect(safeParse(assetManifest, MANIFEST).output).toEqual(MANIFEST);
  });

  test.each([
    // field, value, accepted
    ['build', '', false],
    ['build', undefined, false],
    ['released', undefined, true],
    ['released', 0, false],
    ['released', 1.5, false],
    ['released', '1', false],
    ['serviceWorker', 'on', true],
    ['serviceWorker', 'off', true],
    ['serviceWorker', 'kill', false],
    ['files', [], false],
    ['files', [CHUNK], false],
    ['files', [{ ...SHELL, group: 'lazy' }], false],
    ['files', [{ ...CHUNK, group: 'critical' }], false],
    ['files', [CHUNK, SHELL], true],
    ['files', [SHELL, ...Array(1_999).fill(CHUNK)], true],
    ['files', [SHELL, ...Array(2_000).fill(CHUNK)], false],
  ])('with another value of the field %s is accepted: $2', (field, value, isAccepted) => {
    expect(accepts({ ...MANIFEST, [field]: value })).toBe(isAccepted);
  });

  test('without the field serviceWorker leaves service workers on', () => {
    expect(safeParse(assetManifest, { ...MANIFEST, serviceWorker: undefined }).output).toMatchObject({
      serviceWorker: 'on',
    });
  });

  test.each([
    [{ url: '/m/a' }, true],
    [{ url: '/m/' }, false],
    [{ url: '/x/m/a' }, false],
    [{ url: '/m/a?b' }, false],
    [{ url: '/m/a#b' }, false],
    [{ url: 'https://a.example/m/a' }, false],
    [{ bytes: 0 }, true],
    [{ bytes: -1 }, false],
    [{ bytes: 0.5 }, false],
    [{ sha256: SHA.toUpperCase() }, false],
    [{ sha256: SHA.slice(1) }, false],
    [{ sha256: `${SHA}a` }, false],
    [{ sha256: `g${SHA.slice(1)}` }, false],
    [{ group: 'critical' }, true],
    [{ group: 'other' }, false],
  ])('with the file %j is accepted: %s', (change, isAccepted) => {
    expect(acceptsFile(change)).toBe(isAccepted);
  });

  test.each([
    ['a file', { build: 'b', files: [CHUNK] }, true],
    ['no files', { build: 'b', files: [] }, true],
    ['an empty build', { build: '', files: [] }, false],
    ['2,001 files', { build: 'b', files: Array(2_001).fill(CHUNK) }, false],
    ['a build only', { build: 'b' }, false],
  ])('of static files with %s is accepted: $2', (_, manifest, isAccepted) => {
    expect(safeParse(staticManifest, manifest).success).toBe(isAccepted);
  });
});

test.each([
  // released, than, older
  [1, 2, true],
  [2, 2, false],
  [3, 2, false],
  [undefined, 2, false],
  [1, undefined, false],
  [undefined, undefined, false],
])('[UPD-1] a version released at %s is older than one released at %s: %s', (released, than, isOlderThan) => {
  expect(isOlder({ released }, { released: than })).toBe(isOlderThan);
});
