import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { assetManifest, isOlderVersion, staticFileManifest } from './asset-manifest';
import {
  ASSET_MANIFEST_URL,
  ASSET_PATH_PREFIX,
  SERVICE_WORKER_STATE_URL,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from './service-worker-urls';

const SHA = 'a1'.repeat(32);
const SHELL = { url: '/m/index.html', bytes: 0, sha256: SHA, group: 'critical' };
const CHUNK = { url: '/m/assets/a-1.js', bytes: 7, sha256: SHA, group: 'lazy' };
const MANIFEST = { build: 'b', released: 1, serviceWorker: 'pass', files: [SHELL, CHUNK] };

const accepts = (manifest: unknown) => safeParse(assetManifest, manifest).success;
const acceptsFile = (change: object) => accepts({ ...MANIFEST, files: [SHELL, { ...CHUNK, ...change }] });

test('[UPD-1] the URLs of the app shell, manifests, assets and service worker state match the deployed paths', () => {
  expect([
    SHELL_URL,
    ASSET_MANIFEST_URL,
    STATIC_FILE_MANIFEST_URL,
    ASSET_PATH_PREFIX,
    SERVICE_WORKER_STATE_URL,
  ]).toEqual([
    '/m/index.html',
    '/m/asset-manifest.json',
    '/mobile/mc/asset-manifest.json',
    '/m/assets/',
    '/m/__sw/state',
  ]);
});

describe('[UPD-1] manifest', () => {
  test('a manifest is parsed with all its fields', () => {
    expect(safeParse(assetManifest, MANIFEST).output).toEqual(MANIFEST);
  });

  test.each([
    ['released', undefined],
    ['serviceWorker', 'on'],
    ['serviceWorker', 'off'],
    ['files', [CHUNK, SHELL]],
    ['files', [SHELL, ...Array(1_999).fill(CHUNK)]],
  ])('a manifest with a valid value of the field %s is accepted', (field, value) => {
    expect(accepts({ ...MANIFEST, [field]: value })).toBe(true);
  });

  test.each([
    // field, value
    ['build', ''],
    ['build', undefined],
    ['released', 0],
    ['released', 1.5],
    ['released', '1'],
    ['serviceWorker', 'kill'],
    ['files', []],
    ['files', [CHUNK]],
    ['files', [{ ...SHELL, group: 'lazy' }]],
    ['files', [{ ...CHUNK, group: 'critical' }]],
    ['files', [SHELL, ...Array(2_000).fill(CHUNK)]],
  ])('a manifest with an invalid value of the field %s is rejected', (field, value) => {
    expect(accepts({ ...MANIFEST, [field]: value })).toBe(false);
  });

  test('a missing field serviceWorker of a manifest has the default value “on”', () => {
    expect(safeParse(assetManifest, { ...MANIFEST, serviceWorker: undefined }).output).toMatchObject({
      serviceWorker: 'on',
    });
  });

  test.each([[{ url: '/m/a' }], [{ bytes: 0 }], [{ group: 'critical' }]])(
    'a manifest with a file that has %j is accepted',
    (change) => {
      expect(acceptsFile(change)).toBe(true);
    },
  );

  test.each([
    [{ url: '/m/' }],
    [{ url: '/x/m/a' }],
    [{ url: '/m/a?b' }],
    [{ url: '/m/a#b' }],
    [{ url: 'https://a.example/m/a' }],
    [{ bytes: -1 }],
    [{ bytes: 0.5 }],
    [{ sha256: SHA.toUpperCase() }],
    [{ sha256: SHA.slice(1) }],
    [{ sha256: `${SHA}a` }],
    [{ sha256: `g${SHA.slice(1)}` }],
    [{ group: 'other' }],
  ])('a manifest with a file that has %j is rejected', (change) => {
    expect(acceptsFile(change)).toBe(false);
  });

  test.each([
    ['a file', { build: 'b', files: [CHUNK] }],
    ['no files', { build: 'b', files: [] }],
  ])('a static file manifest with %s is accepted', (_, manifest) => {
    expect(safeParse(staticFileManifest, manifest).success).toBe(true);
  });

  test.each([
    ['an empty build', { build: '', files: [] }],
    ['2,001 files', { build: 'b', files: Array(2_001).fill(CHUNK) }],
    ['a build only', { build: 'b' }],
  ])('a static file manifest with %s is rejected', (_, manifest) => {
    expect(safeParse(staticFileManifest, manifest).success).toBe(false);
  });
});

test.each([
  // released, than
  [1, 2],
])('[UPD-1] a version released at %s is older than one released at %s', (released, than) => {
  expect(isOlderVersion({ released }, { released: than })).toBe(true);
});

test.each([
  [2, 2],
  [3, 2],
  [undefined, 2],
  [1, undefined],
  [undefined, undefined],
])('[UPD-1] a version released at %s is not older than one released at %s', (released, than) => {
  expect(isOlderVersion({ released }, { released: than })).toBe(false);
});
