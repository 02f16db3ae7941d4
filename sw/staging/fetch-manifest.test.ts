import { describe, expect, test } from 'vitest';
import { assetManifest, staticManifest } from '../../src/contract/asset-manifest';
import { parseManifest } from './fetch-manifest';

const sha256 = 'ab'.repeat(32);
const shell = { url: '/m/index.html', bytes: 10, sha256, group: 'critical' };
const manifest = (...files: unknown[]) => ({ build: 'b1', files });

describe('[OFF-2] what is a manifest', () => {
  test('a build and its files', () => {
    expect(parseManifest(assetManifest, manifest(shell))).toEqual({
      ok: true,
      value: { ...manifest(shell), serviceWorker: 'on' },
    });
  });

  test('may switch service workers off', () => {
    const switchedOff = { ...manifest(shell), serviceWorker: 'off' };
    expect(parseManifest(assetManifest, switchedOff)).toEqual({ ok: true, value: switchedOff });
    expect(parseManifest(assetManifest, { ...switchedOff, serviceWorker: 'perhaps' }).ok).toBe(false);
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['nothing', null],
    ['no build', { files: [shell] }],
    ['an empty build', { build: '', files: [shell] }],
    ['no files', manifest()],
    ['no shell', manifest({ ...shell, url: '/m/assets/main.js' })],
    ['a shell that is not critical', manifest({ ...shell, group: 'lazy' })],
    ['a file of another host', manifest(shell, { ...shell, url: '//evil.example/m/x.js' })],
    ['a file outside /m/', manifest(shell, { ...shell, url: '/wps/system/status' })],
    ['a file with a query', manifest(shell, { ...shell, url: '/m/x.js?v=1' })],
    ['half a hash', manifest(shell, { ...shell, sha256: 'ab' })],
    ['a negative length', manifest(shell, { ...shell, bytes: -1 })],
    ['an unknown group', manifest(shell, { ...shell, group: 'later' })],
  ])('not %s', (_, data) => {
    expect(parseManifest(assetManifest, data).ok).toBe(false);
  });

  test('[UPD-1] the static files need no shell, and a build all the same', () => {
    expect(parseManifest(staticManifest, manifest(shell)).ok).toBe(true);
    expect(parseManifest(staticManifest, manifest()).ok).toBe(true);
    expect(parseManifest(staticManifest, { files: [] }).ok).toBe(false);
    expect(parseManifest(staticManifest, '<!doctype html>').ok).toBe(false);
  });
});
