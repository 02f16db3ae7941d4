import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../deploy/build/content-hash.mjs';
import { runReleaseCommand } from '../../deploy/release/command';
import { listMissingNginxFiles } from '../ensure-nginx.mjs';
import { findFreePort, startNginx, writeNginxCopy } from '../support/deploy/nginx-copy';
import { writeSampleBuild, writeSettings } from './sample-build';

const CLIENTS = 4;
/** Five releases are written while clients load as fast as they can. */
const TIMEOUT_MS = 300_000;

let folder = '';
let root = '';
let port = 0;
let nginx: ChildProcess | undefined;
let config = '';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request with `Accept-Encoding: br`, and decodes the response. As browsers do, sends it again if the server
 * has closed the connection since its last request.
 */
const get = (url: string, agent: Agent): Promise<Got> =>
  new Promise((done, failed) => {
    const headers = { Host: 'fair.example', 'Accept-Encoding': 'br' };
    const sent = request({ host: '127.0.0.1', port, path: url, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text.toString('utf8') });
      });
    });
    sent.on('error', (error) => (sent.reusedSocket ? get(url, agent).then(done, failed) : failed(error)));
    sent.end();
  });

/**
 * Loads pages until it is stopped: document, then the script that it names. Records each mark, and each mix of two
 * releases: a policy that does not allow the inline script of its document, or a script that is missing.
 */
function startClients() {
  const marks: string[] = [];
  const mixes: string[] = [];
  let isStopped = false;
  const load = async (agent: Agent) => {
    const page = await get('/m/home', agent);
    const inline = /<script>(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    const script = /src="(.*?)"/.exec(page.body)?.[1] ?? '/none';
    const mark = /mark="(.*?)"/.exec(inline)?.[1] ?? 'none';
    if (page.status !== 200) mixes.push(`document: ${page.status}`);
    if (!String(page.headers['content-security-policy']).includes(sha256(inline))) mixes.push(`policy of ${mark}`);
    const asset = await get(script, agent);
    if (asset.status !== 200 || asset.body !== `// ${mark}`) mixes.push(`script of ${mark}: ${asset.status}`);
    marks.push(mark);
  };
  const clients = Array.from({ length: CLIENTS }, async () => {
    // Several connections, so that a document and its script may come from two processes of nginx.
    const agent = new Agent({ keepAlive: true });
    const loadOrFail = () => load(agent).catch((error: unknown) => mixes.push(`no response: ${String(error)}`));
    while (!isStopped) await Promise.all([loadOrFail(), loadOrFail()]);
    agent.destroy();
  });
  return {
    marks,
    mixes,
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

const run = (...args: string[]) =>
  runReleaseCommand([...args, '--to', root, '--reload', `nginx -s reload -c ${config} -e stderr`], {
    output: () => {},
    notes: () => {},
  });

async function release(mark: string): Promise<void> {
  const dist = path.join(folder, `dist-${mark}`);
  await writeSampleBuild(dist, mark);
  await run('release', '--from', dist, '--settings', writeSettings(folder));
}

const readManifest = async (): Promise<{ build: string; released: number; serviceWorker?: string }> =>
  JSON.parse((await get('/m/asset-manifest.json', new Agent())).body);

/** Waits until nginx serves a new site to new connections. */
const waitForManifest = (expected: object) => expect.poll(readManifest).toMatchObject(expected);

beforeAll(async () => {
  if (listMissingNginxFiles().length > 0) throw new Error('nginx is missing: run node tests/ensure-nginx.mjs');
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-release-'));
  chmodSync(folder, 0o755); // nginx runs as another user
  root = path.join(folder, 'served');
  mkdirSync(root);
  port = await findFreePort();
  config = writeNginxCopy({ served: root, run: path.join(folder, 'run') }, port, {});
  writeFileSync(config, readFileSync(config, 'utf8').replace('worker_processes auto', 'worker_processes 2'));
  // The first release, before the web server runs.
  const dist = path.join(folder, 'dist-one');
  await writeSampleBuild(dist, 'one');
  await runReleaseCommand(['release', '--to', root, '--from', dist, '--settings', writeSettings(folder)], {
    output: () => {},
    notes: () => {},
  });
  nginx = (await startNginx(config, `http://127.0.0.1:${port}`)).child;
});
afterAll(() => {
  nginx?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test(
  '[OPS-6.1][OPS-6.4][OPS-6.5] a release, a rollback and a kill under load: no visitor gets parts of two releases',
  async () => {
    const clients = startClients();
    await waitForManifest({ build: 'one' });
    await expect.poll(() => clients.marks).toContain('one');
    await release('two');
    await waitForManifest({ build: 'two' });
    await expect.poll(() => clients.marks).toContain('two');
    await run('rollback');
    await waitForManifest({ build: 'one' });
    expect((await readManifest()).released).toBeGreaterThan(Date.now() / 1000 - 60);
    await release('three');
    await waitForManifest({ build: 'three' });
    await expect.poll(() => clients.marks).toContain('three');
    await run('kill', '--mode', 'off');
    await waitForManifest({ build: 'three', serviceWorker: 'off' });
    await run('kill');
    await expect.poll(async () => (await get('/m/sw.js', new Agent())).body).toContain('kill switch');
    await expect.poll(() => clients.marks.length).toBeGreaterThan(100);
    await clients.stop();
    expect([...new Set(clients.mixes)]).toEqual([]);
    expect(new Set(clients.marks)).toEqual(new Set(['one', 'two', 'three']));
  },
  TIMEOUT_MS,
);

test('[OPS-6.1] a release that nginx refuses changes nothing', async () => {
  const before = JSON.parse(readFileSync(path.join(root, 'current/m/asset-manifest.json'), 'utf8'));
  await expect.poll(readManifest).toEqual(before); // a process of the release before may still accept connections
  const dist = path.join(folder, 'dist-four');
  await writeSampleBuild(dist, 'four');
  const settings = ['--settings', writeSettings(folder)];
  const broken = ['--reload', `nginx -t -c ${folder}/gone.conf -e stderr`];
  await expect(
    runReleaseCommand(['release', '--to', root, '--from', dist, ...settings, ...broken], {
      output: () => {},
      notes: () => {},
    }),
  ).rejects.toThrow(/Nothing has changed, .*gone\.conf/s);
  expect(await readManifest()).toEqual(before);
});
