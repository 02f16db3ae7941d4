import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runReleaseCommand } from '../../deploy/release/command';
import { listPurgedPaths } from '../../deploy/release/list-purged-paths';
import { assetOf, SHARED_ASSET, writeSampleBuild, writeSettings } from './sample-build';

let folder = '';
let root = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  root = path.join(folder, 'served');
  const created = folder;
  onTestFinished(() => rmSync(created, { recursive: true }));
});

/** Runs a command; resolves with what it printed, such as the paths to purge, and its notes. */
async function run(...args: string[]) {
  const output: string[] = [];
  const notes: string[] = [];
  await runReleaseCommand([...args, '--to', root], {
    output: (line) => output.push(line),
    notes: (line) => notes.push(line),
  });
  return { output, notes: notes.join('\n') };
}

async function release(mark: string, options: Parameters<typeof writeSampleBuild>[2] = {}, ...args: string[]) {
  const dist = path.join(folder, `dist-${mark}`);
  await writeSampleBuild(dist, mark, options);
  return run('release', '--from', dist, '--settings', writeSettings(folder), ...args);
}

const served = (url: string) => path.join(root, 'current', url);
const readServed = (url: string) => readFileSync(served(url), 'utf8');
const readManifest = (): { build: string; released: number; serviceWorker?: string } =>
  JSON.parse(readServed('/m/asset-manifest.json'));
const listServedFiles = () =>
  readdirSync(served(''), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|json|svg)$/.test(file));

function expectSiblingsOfSameContent() {
  for (const file of listServedFiles().filter((name) => name !== 'headers-transition.json')) {
    const text = readServed(file);
    expect([file, brotliDecompressSync(readFileSync(served(`${file}.br`))).toString()]).toEqual([file, text]);
    expect([file, gunzipSync(readFileSync(served(`${file}.gz`))).toString()]).toEqual([file, text]);
  }
}

describe('[OPS-6.1] release', () => {
  test('a build is configured and served whole, with every compressed version', async () => {
    const { notes } = await release('one');
    expect(readServed('/hosts/fair.example/m/index.html')).toContain('window.mark="one"');
    expect(readServed('/nginx-root.conf')).toBe(`root "${root}/${readlinkSync(path.join(root, 'current'))}";\n`);
    expect(notes).toContain('build one');
    expectSiblingsOfSameContent();
  });

  test('a compressed version that is missing or of another content is made again', async () => {
    const dist = path.join(folder, 'dist');
    await writeSampleBuild(dist, 'one');
    writeFileSync(path.join(dist, 'm/sw.js'), '// edited by hand');
    rmSync(path.join(dist, `${assetOf('one')}.gz`));
    await run('release', '--from', dist, '--settings', writeSettings(folder));
    expectSiblingsOfSameContent();
    expect(readServed('/m/sw.js')).toBe('// edited by hand');
  });

  test.each([
    [
      'no build',
      /is no complete build: \/m\/asset-manifest\.json is missing/,
      (dist: string) => rmSync(dist, { recursive: true }),
    ],
    [
      'an altered file',
      /icons\/mark\.svg differs from its manifest/,
      (dist: string) => writeFileSync(path.join(dist, 'm/icons/mark.svg'), '<svg></svg>'),
    ],
    [
      'manifests of two builds',
      /has the manifests of two builds, one and two/,
      (dist: string) =>
        writeFileSync(path.join(dist, 'mobile/mc/asset-manifest.json'), JSON.stringify({ build: 'two', files: [] })),
    ],
  ])('%s is refused with a sentence, and nothing changes', async (_, reason, spoil) => {
    const dist = path.join(folder, 'dist');
    await writeSampleBuild(dist, 'one');
    spoil(dist);
    await expect(run('release', '--from', dist, '--settings', writeSettings(folder))).rejects.toThrow(reason);
    expect(existsSync(path.join(root, 'current'))).toBe(false);
  });

  test('[OPS-6.2] a release time in the future is refused, because browsers would refuse later releases', async () => {
    const released = Math.round(Date.now() / 1000) + 86_400;
    await expect(release('one', { released })).rejects.toThrow(/The release time of build one is in the future/);
  });

  test('settings with a fault are refused', async () => {
    const dist = path.join(folder, 'dist');
    await writeSampleBuild(dist, 'one');
    const settings = writeSettings(folder, { merchnat: 'FAIR' });
    await expect(run('release', '--from', dist, '--settings', settings)).rejects.toThrow(/merchnat: unknown key/);
  });

  test('without success of the reload the release before stays, and the error says why', async () => {
    await release('one');
    await expect(release('two', {}, '--reload', 'echo no such directive >&2; exit 1')).rejects.toThrow(
      /Nothing has changed.*no such directive/,
    );
    expect(readManifest().build).toBe('one');
    expect(readdirSync(path.join(root, 'sites'))).toHaveLength(1);
    await release('two', {}, '--reload', 'true');
    expect(readManifest().build).toBe('two');
  });

  test('what an interrupted command has left is removed by the next one, and never served', async () => {
    await release('one');
    for (const leftover of ['sites/000002-x/m', 'unfinished/m', 'records'])
      mkdirSync(path.join(root, leftover), { recursive: true });
    writeFileSync(path.join(root, 'records/000002-x.json'), '{}');
    await release('two');
    expect(readManifest().build).toBe('two');
    expect(readdirSync(path.join(root, 'sites'))).toEqual(['000001-one', '000002-two']);
    expect(existsSync(path.join(root, 'unfinished'))).toBe(false);
  });

  test('two commands at the same time are refused', async () => {
    await release('one');
    writeFileSync(path.join(root, 'release.lock'), '1');
    await expect(release('two')).rejects.toThrow(/Another command changes/);
  });

  test.each([
    [['release'], 'Name the folder of the releases with --to'],
    [['kill', '--to', 'x', '--mode', 'gone'], '--mode gone is none of script, pass, off and on'],
    [['nothing', '--to', 'x'], 'npm run release'],
  ])('wrong arguments print what is wrong, and the usage: %j', async (args, reason) => {
    const printer = { output: () => {}, notes: () => {} };
    await expect(runReleaseCommand(args, printer)).rejects.toThrow(reason);
    await expect(runReleaseCommand(args, printer)).rejects.toThrow('npm run release');
  });
});

describe('[OPS-6.3] files of the last three releases', () => {
  test('are kept in the site that is served, and those of a fourth are not', async () => {
    for (const mark of ['one', 'two', 'three']) await release(mark);
    for (const mark of ['one', 'two', 'three']) expect([mark, existsSync(served(assetOf(mark)))]).toEqual([mark, true]);
    await release('four');
    expect(existsSync(served(assetOf('one')))).toBe(false);
    expect(existsSync(`${served(assetOf('two'))}.br`)).toBe(true);
    expect(readdirSync(path.join(root, 'sites'))).toHaveLength(3);
  });

  test('[OPS-6.1] those of a release are also in the site it replaces, which may finish requests', async () => {
    await release('one');
    await release('two');
    const before = path.join(root, 'sites/000001-one');
    for (const suffix of ['', '.br', '.gz']) expect(existsSync(before + assetOf('two') + suffix)).toBe(true);
  });

  test('one with another content under the name of a kept one is refused', async () => {
    await release('one');
    await expect(release('two', { shared: 'export const changed = 1;' })).rejects.toThrow(
      new RegExp(`${SHARED_ASSET.url} has another content`),
    );
    expect(readManifest().build).toBe('one');
  });
});

describe('[OPS-6.4] rollback', () => {
  test('serves the build before with a release time later than that of the release it replaces', async () => {
    await release('one');
    await release('two', { released: 1_700_000_500 });
    await run('rollback');
    const rolledBack = readManifest();
    expect(rolledBack.build).toBe('one');
    expect(rolledBack.released).toBeGreaterThan(1_700_000_500);
    expect(readServed('/m/sw.js')).toBe('// worker of one');
    expect(existsSync(served(assetOf('two')))).toBe(true);
    expectSiblingsOfSameContent();
    // What is released next was built from sources that are older than the rollback.
    await release('three', { released: 1_700_000_600 });
    expect(readManifest().released).toBe(rolledBack.released + 1);
  });

  test('keeps the settings in use, whose hosts the earlier release did not know', async () => {
    await release('one');
    const dist = path.join(folder, 'dist-two');
    await writeSampleBuild(dist, 'two');
    const settings = writeSettings(folder, { hosts: { 'fair.example': 'FAIR', 'new.example': 'FAIR' } });
    await run('release', '--from', dist, '--settings', settings);
    await run('rollback');
    expect(readServed('/hosts/new.example/m/index.html')).toContain('window.mark="one"');
  });

  test('goes to a release by its name; one that is not kept is refused with the names of those that are', async () => {
    for (const mark of ['one', 'two', 'three']) await release(mark);
    const { output } = await run('rollback', '--list');
    const name = output.find((line) => /^\S+-one/.test(line))?.split(' ')[0] ?? '';
    await run('rollback', '--release', name);
    expect(readManifest().build).toBe('one');
    await expect(run('rollback', '--release', 'gone')).rejects.toThrow(
      /There is no release gone to go back to\. Kept: .*-two/,
    );
  });

  test('is refused when there is only one release, or none', async () => {
    await expect(run('rollback')).rejects.toThrow(/Nothing has been released/);
    await release('one');
    await expect(run('rollback')).rejects.toThrow(/There is no earlier release to go back to/);
  });
});

describe('[OPS-6.5] kill', () => {
  test('puts the kill script in place of the service worker until it is switched on again', async () => {
    await release('one');
    await run('kill');
    expect(readServed('/m/sw.js')).toBe(readFileSync('deploy/kill-sw.js', 'utf8'));
    expectSiblingsOfSameContent();
    await run('kill', '--mode', 'on');
    expect(readServed('/m/sw.js')).toBe('// worker of one');
  });

  test.each(['pass', 'off'])('switches service workers to %s by the manifest in all its versions', async (mode) => {
    await release('one');
    const { output: purged } = await run('kill', '--mode', mode);
    expect(readManifest().serviceWorker).toBe(mode);
    expect(purged).toEqual(['/m/asset-manifest.json']);
    expectSiblingsOfSameContent();
  });

  test('ends with the next release, and a rollback from a killed release is to one that is not', async () => {
    await release('one');
    await release('two');
    await run('kill');
    await run('rollback');
    expect([readManifest().build, readServed('/m/sw.js')]).toEqual(['one', '// worker of one']);
    await run('kill', '--mode', 'off');
    await release('three');
    expect(readManifest().serviceWorker).toBeUndefined();
  });
});

describe('[OPS-6.6] purge list for a CDN', () => {
  test('has what has changed, pages for changed documents, and no file with a hash in its name', async () => {
    expect((await release('one')).output).toEqual([]);
    const { output: purged } = await release('two');
    expect(purged).toEqual(
      expect.arrayContaining(['/m/', '/m/home', '/m/sw.js', '/m/asset-manifest.json', '/m/icons/mark.svg']),
    );
    expect(purged.filter((one) => /assets\/|hosts|nginx|headers/.test(one))).toEqual([]);
    expect(purged).toContain('/mobile/mc/asset-manifest.json');
  });

  test('has the legal kit of a host, which is no page, and no page when it alone has changed', () => {
    const kit = '/hosts/fair.example/m/legal.json';
    expect(listPurgedPaths(new Map([[kit, 'one']]), new Map([[kit, 'two']]))).toEqual(['/m/legal.json']);
  });

  test('[OPS-2.7] has the operator’s files that have changed, which a rollback keeps and a release may remove', async () => {
    const site = path.join(folder, 'site/FAIR');
    mkdirSync(site, { recursive: true });
    writeFileSync(path.join(site, 'robots.txt'), 'User-agent: *');
    await release('one');
    writeFileSync(path.join(site, 'robots.txt'), 'User-agent: other');
    expect((await release('two')).output).toContain('/robots.txt');
    rmSync(path.join(folder, 'site'), { recursive: true });
    await run('rollback');
    expect(readServed('/hosts/fair.example/robots.txt')).toBe('User-agent: other');
    expect((await release('three')).output).toContain('/robots.txt');
    expect(existsSync(served('/hosts/fair.example/robots.txt'))).toBe(false);
  });

  test('headers for the time in which files change allow the inline scripts of both releases', async () => {
    await release('one');
    const before = readServed('/headers.json');
    await release('two');
    const hashes = (text: string) => new Set(text.match(/'sha256-[^']+'/g));
    const both = hashes(readServed('/headers-transition.json'));
    for (const hash of [...hashes(before), ...hashes(readServed('/headers.json'))]) expect(both).toContain(hash);
    expect(both.size).toBe(2);
  });
});
