import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createShellFile,
  createStoredVersion,
  createWorkboxRouteOptions,
  type DeployedFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { hasContentWithHash, readContentByHash, storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { writeStoredVersions } from '../versions/versions-store';
import { handleAsset } from './asset';

const script: DeployedFile = { url: '/m/assets/page.1.js', text: 'page()', group: 'lazy' };
const module: DeployedFile = { url: '/m/assets/page.2.mjs', text: 'page2()', group: 'lazy' };
const style: DeployedFile = { url: '/m/assets/page.1.css', text: 'p{}', group: 'lazy' };
const icon: DeployedFile = { url: '/m/assets/icon.js.svg', text: '<svg/>', group: 'lazy' };
const files = [createShellFile('b1'), script, module, style, icon];
const version = createStoredVersion('b1', files);
const hashOf = ({ url }: DeployedFile) => version.files.find((file) => file.url === url)?.sha256 ?? '';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  setVersionsInMemory([version]);
  await writeStoredVersions([version]);
  rig.deploy({ build: 'b1', files });
});
afterEach(() => rig.close());

async function load({ url }: Pick<DeployedFile, 'url'>) {
  const { options, work } = createWorkboxRouteOptions(new Request(rig.server.origin + url));
  const answer = await handleAsset(options);
  const body = answer.type === 'error' ? 'failed' : await answer.text();
  await Promise.all(work);
  return body;
}
/** Makes the server return, for each asset URL of this test, content that differs from that of the version in use. */
const serveOthers = () =>
  rig.deploy({ build: 'b2', files: files.map((file) => ({ ...file, text: `not ${file.text}` })) });

describe('[OFF-3] hashed file', () => {
  test('a hashed file is returned without a network request if it is stored', async () => {
    await storeContentByHash(hashOf(script), new Response(script.text));
    expect(await load(script)).toBe(script.text);
    expect(rig.requested).toEqual([]);
  });

  test('[OFF-3.7] a damaged stored script is fetched again for the request that found it, and replaces the damaged one', async () => {
    await storeContentByHash(hashOf(script), new Response('page('));
    expect(await load(script)).toBe('page()');
    expect(await (await readContentByHash(hashOf(script)))?.text()).toBe('page()');
    await storeContentByHash(hashOf(script), new Response('page('));
    rig.goOffline();
    expect(await load(script)).toBe('failed');
  });

  test('a hashed file is fetched and stored if it is not stored yet', async () => {
    expect(await load(script)).toBe('page()');
    expect(await (await readContentByHash(hashOf(script)))?.text()).toBe('page()');
    rig.goOffline();
    expect(await load(script)).toBe('page()');
  });

  test('[OFF-3.2] an on-demand file is stored when a page requests it', async () => {
    const texts: DeployedFile = { url: '/m/assets/texts.1.js', text: 'texts', group: 'lazy', onDemand: true };
    rig.deploy({ build: 'b1', files: [...files, texts] });
    setVersionsInMemory([createStoredVersion('b1', [...files, texts])]);
    expect(await load(texts)).toBe('texts');
    rig.goOffline();
    expect(await load(texts)).toBe('texts');
  });

  test.each([script, module, style])(
    'a hashed script or style sheet fails to load if its content differs from the build: $url',
    async (file) => {
      serveOthers();
      expect(await load(file)).toBe('failed');
      expect(await hasContentWithHash(hashOf(file))).toBe(false);
    },
  );

  test('a hashed icon whose content differs from the build is served but not stored', async () => {
    serveOthers();
    expect(await load(icon)).toBe('not <svg/>');
    expect(await hasContentWithHash(hashOf(icon))).toBe(false);
  });

  test('a file that no stored version contains is served from the network, whatever the HTTP status is', async () => {
    expect(await load({ url: '/m/assets/unknown.js' })).toBe('<h1>404</h1>');
  });

  test('a hashed file of an older stored version is served from the version store', async () => {
    const old: DeployedFile = { url: '/m/assets/page.0.js', text: 'old()', group: 'lazy' };
    setVersionsInMemory([version, createStoredVersion('b0', [old])]);
    expect(await load(old)).toBe('failed');
    await storeContentByHash(createStoredVersion('b0', [old]).files[0]?.sha256 ?? '', new Response('old()'));
    expect(await load(old)).toBe('old()');
  });

  test('a hashed file that is not stored fails to load when offline', async () => {
    rig.goOffline();
    expect(await load(script)).toBe('failed');
    expect(await load(icon)).toBe('failed');
    expect(await load({ url: '/m/assets/unknown.js' })).toBe('failed');
  });

  test('when offline, a hashed file is served from the version store even if the first read of the store failed', async () => {
    await storeContentByHash(hashOf(script), new Response(script.text));
    const { open } = caches;
    vi.spyOn(caches, 'open').mockRejectedValueOnce(new Error('busy')).mockImplementation(open);
    rig.goOffline();
    expect(await load(script)).toBe(script.text);
  });
});
