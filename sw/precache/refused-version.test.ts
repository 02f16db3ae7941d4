import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createShellFile,
  createWorkboxRouteOptions,
  type DeployedFile,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { handleNavigation } from '../routes/navigation';
import { readErrorLog } from '../runtime/error-log';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { precacheVersionFromServer } from './precache-version';
import { mustServeFromNetwork, recordRefusedVersion } from './refused-version';

const script = (build: string): DeployedFile => ({ url: `/m/assets/main.${build}.js`, text: `main("${build}")` });
const deploy = (build: string) => rig.deploy({ build, files: [createShellFile(build), script(build)] });

let rig: ServiceWorkerFixture;
let now = Date.parse('2030-01-01T00:00:00Z');
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  vi.useFakeTimers({ toFake: ['Date'], now });
  setVersionsInMemory([]);
  deploy('b1');
  await precacheVersionFromServer();
});
afterEach(() => {
  vi.useRealTimers();
  return rig.close();
});

/** Makes a proxy between this device and the server add something to a file. */
function alter(url: string): void {
  const { respond } = rig.server;
  rig.server.respond = (request, response) => {
    if (!request.url.startsWith(url)) return respond(request, response);
    const end = response.end.bind(response);
    response.end = ((body: string) => end(`${body}<!-- from the proxy -->`)) as typeof response.end;
    return respond(request, response);
  };
}
const checkAfter = async (minutes: number): Promise<boolean> => {
  now += minutes * 60_000;
  vi.setSystemTime(now);
  return precacheVersionFromServer();
};
async function visit(): Promise<string> {
  installFakeTimeouts();
  const { options } = createWorkboxRouteOptions(new Request(`${rig.server.origin}/m/index.html`));
  const text = await (await handleNavigation(options)).text();
  vi.useFakeTimers({ toFake: ['Date'], now });
  return text;
}

describe('[UPD-2] files that a proxy alters', () => {
  test.each([
    ['the document', '/m/index.html'],
    ['a script', '/m/assets/main.b2.js'],
  ])(
    '[UPD-2.4] with %s of a new version altered, pages come from the network after three refused tries; diagnostics say why',
    async (_, url) => {
      deploy('b2');
      alter(url);
      for (const expected of ['b1', 'b1']) {
        expect(await checkAfter(5)).toBe(false);
        expect(await visit()).toContain(expected);
      }
      await checkAfter(5);
      expect(await visit()).toContain('b2');
      const { what } = (await readErrorLog()).at(-1) ?? {};
      expect(what).toBe(`altered, so pages bypass the store: ${url}`);
    },
  );

  test('[UPD-2.4] pages come from the store again once the files arrive unaltered', async () => {
    deploy('b2');
    alter('/m/index.html');
    for (let tries = 0; tries < 3; tries += 1) await checkAfter(5);
    expect(await mustServeFromNetwork()).toBe(true);
    deploy('b2');
    expect(await checkAfter(5)).toBe(true);
    expect(await mustServeFromNetwork()).toBe(false);
    rig.goOffline();
    expect(await visit()).toContain('b2');
  });

  test('[UPD-2.4] a device that gets pages from the network starts the stored version offline, and when the server fails', async () => {
    deploy('b2');
    alter('/m/index.html');
    for (let tries = 0; tries < 3; tries += 1) await checkAfter(5);
    rig.server.respond = (_, response) => response.writeHead(502).end('bad gateway');
    expect(await visit()).toContain('b1');
    rig.goOffline();
    expect(await visit()).toContain('b1');
  });

  test.each([
    // minutes between tries   deploys between tries   from the network
    ['within a minute', 0, ['b2', 'b2', 'b2', 'b2'], false],
    ['for versions that follow each other', 24 * 60, ['b2', 'b3', 'b4'], true],
    ['for one version', 1, ['b2', 'b2', 'b2'], true],
  ])(
    'after refused tries %s (%i min apart: %j), pages come from the network: %s',
    async (_, minutes, builds, expected) => {
      for (const build of builds) {
        deploy(build);
        alter('/m/index.html');
        await checkAfter(minutes);
      }
      expect(await mustServeFromNetwork()).toBe(expected);
    },
  );

  test.each(['network', 'timeout', 'status', 'type', 'storage'] as const)(
    'tries that fail for another reason (%s) do not count as altered files',
    async (fault) => {
      for (let tries = 0; tries < 4; tries += 1) {
        vi.setSystemTime(Date.now() + 300_000);
        await recordRefusedVersion([{ url: '/m/index.html', fault }]);
      }
      expect(await mustServeFromNetwork()).toBe(false);
    },
  );
});
