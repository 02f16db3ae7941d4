import { describe, expect, test } from 'vitest';
import type { AppVersion, AssetFile } from '../../src/contract/service-worker/asset-manifest';
import { findRequiredLazyFiles, toUnhashedPath } from './find-required-lazy-files';

const file = (url: string, sha256: string, group: AssetFile['group'] = 'lazy'): AssetFile => ({
  url,
  bytes: 1,
  sha256,
  group,
});
const onDemandFile = (url: string, sha256: string): AssetFile => ({ ...file(url, sha256), onDemand: true });
const versionOf = (...files: AssetFile[]): AppVersion => ({ id: 'i', build: 'b', serviceWorker: 'on', files });

const PREVIOUS = versionOf(
  file('/m/index.html', 'shell 1', 'critical'),
  file('/m/assets/pages-login-abc123.js', 'login 1'),
  file('/m/assets/pages-wallet-abc123.js', 'wallet 1'),
  file('/m/assets/texts-abc123/vi.js', 'vi 1'),
);
const NEXT = versionOf(
  file('/m/index.html', 'shell 2', 'critical'),
  file('/m/assets/pages-login-def456.js', 'login 2'),
  file('/m/assets/pages-wallet-abc123.js', 'wallet 1'),
  file('/m/assets/texts-def456/vi.js', 'vi 2'),
  file('/m/assets/shared-dialog-def456.js', 'dialog 2'),
);
const ALL = ['shell 1', 'login 1', 'wallet 1', 'vi 1'];

describe('[UPD-2] on-demand files that a version needs to become active', () => {
  const OLD = versionOf(
    onDemandFile('/m/assets/identity-abc123.js', 'identity 1'),
    onDemandFile('/m/assets/texts-abc123/pt-br.js', 'texts 1'),
  );
  const NEW = versionOf(
    onDemandFile('/m/assets/identity-def456.js', 'identity 2'),
    onDemandFile('/m/assets/face-def456.woff2', 'face 2'),
    onDemandFile('/m/assets/texts-def456/pt-br.js', 'texts 2'),
  );

  test.each<[string[], string[], string[]]>([
    // stored        in use                           required
    [[], [], []],
    [['identity 1'], [], ['identity 2']],
    [['texts 1'], [], ['texts 2']],
    [[], ['/m/assets/texts-abc123/pt-br.js'], ['texts 2']],
    [[], ['/m/assets/face-abc123.woff2'], ['face 2']],
  ])(
    'with the stored files $0 and the files in use $1, a version needs the on-demand files $2 to become active',
    async (stored, inUse, required) => {
      const files = await findRequiredLazyFiles(NEW, OLD, async (sha256) => stored.includes(sha256), inUse);
      expect(files.map(({ sha256 }) => sha256)).toEqual(required);
    },
  );
});

describe('[UPD-2.2] lazy files that a version needs to become active', () => {
  test.each<[AppVersion | undefined, string[], string[], string[]]>([
    // previous  stored                 in use                                              required
    [PREVIOUS, ALL, [], ['login 2', 'wallet 1', 'vi 2', 'dialog 2']],
    [PREVIOUS, ['shell 1', 'vi 1'], [], ['vi 2', 'dialog 2']],
    [PREVIOUS, ['shell 1'], [], ['dialog 2']],
    [PREVIOUS, [], ['/m/assets/texts-abc123/vi.js'], ['vi 2', 'dialog 2']],
    [PREVIOUS, [], ['/m/assets/texts-def456/vi.js', '/m/assets/gone-1.js'], ['vi 2', 'dialog 2']],
    [undefined, ALL, [], []],
    [undefined, [], ['/m/assets/texts-def456/vi.js'], ['vi 2']],
  ])(
    'with the stored files $1 and the files in use $2, a version needs the lazy files $3 to become active',
    async (previous, stored, inUse, required) => {
      const files = await findRequiredLazyFiles(NEXT, previous, async (sha256) => stored.includes(sha256), inUse);
      expect(files.map(({ sha256 }) => sha256)).toEqual(required);
    },
  );

  test('a version needs a file whose counterpart may be stored, because the store has not responded', async () => {
    const files = await findRequiredLazyFiles(NEXT, PREVIOUS, async () => undefined, []);
    expect(files.map(({ sha256 }) => sha256)).toEqual(['login 2', 'wallet 1', 'vi 2', 'dialog 2']);
  });

  test.each([
    ['/m/assets/pages-login-abc123.js', '/m/assets/pages-login.js'],
    ['/m/assets/vendor-x1.js', '/m/assets/vendor.js'],
    ['/m/assets/texts-abc12/vi.js', '/m/assets/texts/vi.js'],
    ['/m/assets/texts-abc12/pt-br.js', '/m/assets/texts/pt-br.js'],
    ['/m/assets/photo-abc123.webp', '/m/assets/photo.webp'],
    ['/m/icons/icon-192x192.png', '/m/icons/icon-192x192.png'],
    ['/m/index.html', '/m/index.html'],
  ])('toUnhashedPath() maps the file %s to the version-independent name %s', (url, name) => {
    expect(toUnhashedPath(url)).toBe(name);
  });
});
