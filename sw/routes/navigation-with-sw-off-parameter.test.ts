import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cacheImage } from '../../tests/support/service-worker/image-requests';
import {
  createShellFile,
  createStoredVersion,
  createWorkboxRouteOptions,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { listImageRecords } from '../images/image-index';
import { storeContentByHash } from '../versions/content-store';
import { findNewestCompleteVersion, setVersionsInMemory } from '../versions/versions-in-memory';
import { readStoredVersions, writeStoredVersions } from '../versions/versions-store';
import { handleNavigationAfterFailedStarts, matchNavigationAfterFailedStarts } from './navigation-after-failed-starts';
import {
  handleNavigationWithSwOffParameter,
  matchNavigationWithSwOffParameter,
} from './navigation-with-sw-off-parameter';

const version = createStoredVersion('b1');

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  await writeStoredVersions([version]);
  setVersionsInMemory([version]);
  await storeContentByHash(version.files[0]?.sha256 ?? '', new Response(createShellFile('b1').text));
  await cacheImage('https://images.example/a.png', new Response('a picture'));
  rig.server.respond = (_, response) => response.writeHead(200).end('of the network');
});
afterEach(() => rig.close());

function visit(query: string) {
  const request = new Request(`${rig.server.origin}/m/home${query}`);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return createWorkboxRouteOptions(request);
}

describe('[OFF-2] navigation with ?sw=off', () => {
  test('loads the page from the network and empties the version store and the image cache', async () => {
    const { options, work } = visit('?sw=off');
    expect(await (await handleNavigationWithSwOffParameter(options)).text()).toBe('of the network');
    expect(work).toHaveLength(1);
    await Promise.all(work);
    expect(await findNewestCompleteVersion()).toBeUndefined();
    expect(await readStoredVersions()).toEqual({ ok: true, value: [] });
    expect(await listImageRecords()).toEqual({ ok: true, value: [] });
  });

  test('shows the offline page when offline', async () => {
    rig.goOffline();
    const answer = await handleNavigationWithSwOffParameter(visit('?sw=off').options);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('No connection')]);
  });
});

describe('[BOOT-5] navigation with ?sw=pass', () => {
  test('the page is loaded from the network, and the version store is emptied, but not the image cache', async () => {
    const { options, work } = visit('?sw=pass');
    expect(await (await handleNavigationAfterFailedStarts(options)).text()).toBe('of the network');
    await Promise.all(work);
    expect(await findNewestCompleteVersion()).toBeUndefined();
    expect(await listImageRecords()).toMatchObject({ value: [{ url: 'https://images.example/a.png' }] });
  });

  test('a navigation with ?sw=pass keeps the version store when the network responds with an error', async () => {
    installFakeTimeouts();
    rig.server.respond = (_, response) => response.writeHead(500).end('in trouble');
    expect(await (await handleNavigationAfterFailedStarts(visit('?sw=pass').options)).text()).toBe(
      createShellFile('b1').text,
    );
    expect((await findNewestCompleteVersion())?.build).toBe('b1');
  });
});

describe('[OFF-2] effect of the query parameter `sw` on the version store', () => {
  test.each([
    ['?sw=off', 'switches the store off'],
    ['?sw=pass', 'bypasses the store'],
    ['?a=1&sw=pass', 'bypasses the store'],
    ['?sw=on', 'does not affect the store'],
    ['?sw=', 'does not affect the store'],
    ['', 'does not affect the store'],
  ])('a navigation with the query %j %s', (query, effect) => {
    const { options } = visit(query);
    expect(matchNavigationWithSwOffParameter(options)).toBe(effect === 'switches the store off');
    expect(matchNavigationAfterFailedStarts(options)).toBe(effect === 'bypasses the store');
  });

  test('the query parameter `sw` has an effect only on navigations', () => {
    const { options } = createWorkboxRouteOptions(new Request(`${rig.server.origin}/m/home?sw=off`));
    expect(matchNavigationWithSwOffParameter(options)).toBe(false);
    const safe = createWorkboxRouteOptions(new Request(`${rig.server.origin}/m/home?sw=pass`));
    expect(matchNavigationAfterFailedStarts(safe.options)).toBe(false);
  });
});
