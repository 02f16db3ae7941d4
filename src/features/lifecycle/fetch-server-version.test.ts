import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../../tests/support/service-worker/service-worker-fixture';
import { ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL } from '../../contract/service-worker/service-worker-urls';
import { fetchServerVersion } from './fetch-server-version';
import { assignRunningVersionId, type RunningVersion, shouldOfferUpdate } from './update-offer-rules';

/** A page that has just started with build b1. */
const STARTED: RunningVersion = { build: 'b1', id: undefined };
const icon = { url: '/m/icons/icon.svg', text: '<svg/>' };

let server: ServiceWorkerFixture;
beforeEach(async () => {
  server = await startServiceWorkerFixture();
});
afterEach(() => server.close());

/** Deploys a build without one of its manifests. */
function deployWithout(missing: string, build: string): void {
  server.deploy({ build, statics: [icon] });
  const { respond } = server.server;
  server.server.respond = (request, response) =>
    request.url.startsWith(missing) ? response.writeHead(404).end() : respond(request, response);
}

const check = async (running: RunningVersion) => {
  const version = await fetchServerVersion(running, createManualClock());
  if (!version) return { running, isOffered: false };
  const identified = assignRunningVersionId(running, version);
  return { running: identified, isOffered: shouldOfferUpdate(identified, version, undefined) };
};

describe('[UPD-1] page without a service worker', () => {
  test('[UPD-1.3] is offered a new build even if the manifest of static files is not available', async () => {
    deployWithout(STATIC_FILE_MANIFEST_URL, 'b1');
    const first = await check(STARTED);
    expect(first).toEqual({ running: STARTED, isOffered: false });
    deployWithout(STATIC_FILE_MANIFEST_URL, 'b2');
    expect(await check(first.running)).toMatchObject({ isOffered: true });
  });

  test('is offered no update if the asset manifest is not available', async () => {
    deployWithout(ASSET_MANIFEST_URL, 'b2');
    expect(await check(STARTED)).toMatchObject({ isOffered: false });
  });

  test('[UPD-1.3] a page is offered no update if a manifest that it has loaded before becomes unavailable', async () => {
    server.deploy({ build: 'b1', statics: [icon] });
    const { running } = await check(STARTED);
    expect(running.id).toBeTypeOf('string');
    for (const missing of [STATIC_FILE_MANIFEST_URL, ASSET_MANIFEST_URL]) {
      deployWithout(missing, 'b2');
      expect(await check(running)).toMatchObject({ isOffered: false });
    }
  });
});
