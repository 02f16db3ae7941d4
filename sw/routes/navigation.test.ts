import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createShellFile,
  createStoredVersion,
  createWorkboxRouteOptions,
  type DeployedFile,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  sha256Hex,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { hasContentWithHash, storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { writeStoredVersions } from '../versions/versions-store';
import { handleNavigation } from './navigation';

const main: DeployedFile = { url: '/m/assets/main.1.js', text: 'main()' };
const files = [main, createShellFile('b1')];
const version = createStoredVersion('b1', files);

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  // The manifests are fetched 1.5 s after a navigation.
  installFakeTimeouts();
  setVersionsInMemory([]);
  await writeStoredVersions([version]);
  rig.server.respond = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('of the network');
});
afterEach(() => rig.close());

async function storeFiles(...urls: string[]): Promise<void> {
  for (const { url, text } of files) {
    if (!urls.includes(url)) continue;
    const headers = { 'content-security-policy': "default-src 'self'" };
    await storeContentByHash(sha256Hex(text), new Response(text, { headers }));
  }
}
const visit = () => createWorkboxRouteOptions(new Request(`${rig.server.origin}/m/home`));

describe('[OFF-2] navigation to a page of the app', () => {
  test('gets the stored shell with its headers, without a network request', async () => {
    await storeFiles('/m/index.html', main.url);
    const answer = await handleNavigation(visit().options);
    expect([answer.status, await answer.text()]).toEqual([200, createShellFile('b1').text]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(rig.requested).toEqual([]);
  });

  test('gets the page from the network if the stored shell is damaged, and the shell is stored again by the next check', async () => {
    await storeFiles('/m/index.html', main.url);
    await storeContentByHash(sha256Hex(createShellFile('b1').text), new Response('<title>b'));
    expect(await (await handleNavigation(visit().options)).text()).toBe('of the network');
    expect(await hasContentWithHash(sha256Hex(createShellFile('b1').text))).toBe(false);
  });

  test('gets the page from the network while a critical file is missing', async () => {
    await storeFiles('/m/index.html');
    expect(await (await handleNavigation(visit().options)).text()).toBe('of the network');
  });

  test('if no shell is stored, the response comes from the network, whatever its HTTP status is', async () => {
    rig.server.respond = (_, response) => response.writeHead(404).end('gone');
    expect((await handleNavigation(visit().options)).status).toBe(404);
  });

  test('the offline page is returned if no complete version is stored and the network is down', async () => {
    rig.goOffline();
    const answer = await handleNavigation(visit().options);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('No connection')]);
  });

  test('[UPD-1] causes an update check after 1.5 seconds', async () => {
    await storeFiles('/m/index.html', main.url);
    const { options, work } = visit();
    await handleNavigation(options);
    expect(work).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(rig.requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => rig.requested.length).toBe(2);
    await Promise.all(work);
  });
});
