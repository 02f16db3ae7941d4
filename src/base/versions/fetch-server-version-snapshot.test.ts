import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createShellFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../../../tests/support/service-worker/service-worker-fixture';
import { ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL } from '../../contract/service-worker/service-worker-urls';
import { computeVersionId, fetchServerVersionSnapshot } from './fetch-server-version-snapshot';

const icon = { url: '/m/icons/icon.svg', text: '<svg/>' };

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

const idOf = async () => {
  const look = await fetchServerVersionSnapshot();
  return look.ok ? look.value.version.id : look.error;
};

describe("[UPD-1] server's current version", () => {
  test('has an id computed from the files of both manifests', async () => {
    rig.deploy({ build: 'b1', statics: [icon] });
    const id = await computeVersionId([createShellFile('b1'), icon].map(toAssetManifestEntry));
    expect(await fetchServerVersionSnapshot()).toEqual({
      ok: true,
      value: {
        version: { build: 'b1', id, serviceWorker: 'on', files: [toAssetManifestEntry(createShellFile('b1'))] },
        isOneBuild: true,
      },
    });
    expect(rig.arrived().sort()).toEqual([ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL]);
  });

  test('has a new id if any file of either manifest has changed', async () => {
    rig.deploy({ build: 'b1', statics: [icon] });
    const before = await idOf();
    rig.deploy({ build: 'b1', statics: [{ ...icon, text: '<svg></svg>' }] });
    const withIcon = await idOf();
    rig.deploy({ build: 'b1', files: [createShellFile('b2')], statics: [icon] });
    expect(new Set([before, withIcon, await idOf()]).size).toBe(3);
  });

  test('is reported with isOneBuild=false while the two manifests name different builds', async () => {
    rig.deploy({ build: 'b2', staticBuild: 'b1' });
    expect(await fetchServerVersionSnapshot()).toMatchObject({ ok: true, value: { isOneBuild: false } });
  });

  test('[UPD-1.3] is unknown if the static file manifest cannot be fetched and needsBoth is true', async () => {
    rig.deploy({ build: 'b1', statics: [icon] });
    const { respond: answer } = rig.server;
    rig.server.respond = (request, response) =>
      request.url.startsWith(STATIC_FILE_MANIFEST_URL) ? response.writeHead(404).end() : answer(request, response);
    expect(await fetchServerVersionSnapshot()).toEqual({ ok: false, error: 'status' });
    expect(await fetchServerVersionSnapshot(false)).toEqual({
      ok: true,
      value: {
        version: {
          build: 'b1',
          id: await computeVersionId([toAssetManifestEntry(createShellFile('b1'))]),
          serviceWorker: 'on',
          files: [toAssetManifestEntry(createShellFile('b1'))],
          isPartial: true,
        },
        isOneBuild: true,
      },
    });
  });

  test('is unknown without a network', async () => {
    rig.goOffline();
    expect(await fetchServerVersionSnapshot()).toEqual({ ok: false, error: 'TypeError: Failed to fetch' });
  });
});
