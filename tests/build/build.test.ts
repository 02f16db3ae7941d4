import { execFileSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { build } from '../../build.mjs';
import { sha256 } from '../../deploy/build/content-hash.mjs';
import { readReleaseTime } from '../../deploy/build/output/read-release-time.mjs';
import { extractShell } from '../../deploy/documents/document-parts.mjs';
import { createTemporarySite, REACT_SITE_FILES } from './temporary-site';

type Site = ReturnType<typeof createTemporarySite>;

const run = async ({ root }: Site) => (await build({ root, compress: false })).files as Map<string, string | Buffer>;
const textOf = (files: Map<string, string | Buffer>, url: string) => String(files.get(url));
const assetsOf = (files: Map<string, string | Buffer>) =>
  [...files.keys()].filter((url) => url.startsWith('/m/assets/'));
const scriptNamed = (files: Map<string, string | Buffer>, name: string) =>
  textOf(files, assetsOf(files).find((url) => url.startsWith(`/m/assets/${name}-`)) ?? '');

let original: ReturnType<typeof run> | undefined;
/** Returns the files of the unedited site, which is built once. */
const originalFiles = () => (original ??= run(createTemporarySite(REACT_SITE_FILES)));

describe('build', () => {
  test('produces the same bytes in another folder', async () => {
    const [one, other] = [await originalFiles(), await run(createTemporarySite(REACT_SITE_FILES))];
    expect([...one.keys()]).toEqual([...other.keys()]);
    for (const [url, content] of one) expect(textOf(other, url), url).toBe(String(content));
  });

  test.each([
    // edited                     by                                          file that changes
    ['src/pages/wallet.tsx', ['wallet page', 'wallet page!'], 'pages-wallet'],
    ['src/pages/wallet.tsx', ['useState(0)', 'useState(1)'], 'pages-wallet'],
    ['src/pages/wallet.module.css', ['0a0b0c', '0a0b0d'], 'pages-wallet'],
    ['src/ui/row.tsx', ['<p ', '<p lang="vi" '], 'common'],
    ['src/ui/row.module.css', ['070809', '17181f'], 'common'],
    ['src/ui/title.tsx', ['<h1 ', '<h1 lang="vi" '], 'main'],
    ['src/main.tsx', ['text="first"', 'text="start"'], 'main'],
    ['worker/index.ts', ['info', 'warn'], 'worker'],
  ])('changing the source %s changes only the script $2 of the build', async (file, [before, after], changed) => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const old = assetsOf(await originalFiles());
    const edited = REACT_SITE_FILES[file]?.replace(before ?? '', after ?? '') ?? '';
    expect(edited).not.toBe(REACT_SITE_FILES[file]);
    site.write(file, edited);
    const files = await run(site);
    const added = assetsOf(files).filter((url) => !old.includes(url));
    expect(added).toHaveLength(1);
    expect(added[0]).toContain(`/m/assets/${changed}-`);
    expect(assetsOf(files)).toHaveLength(old.length);
  });

  test('changing a catalogue changes the URLs of all catalogues, but the content of only one', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const old = await originalFiles();
    site.write('src/services/i18n/catalogues/vi.json', '{ "a.b": "Xin chào" }');
    const files = await run(site);
    const added = assetsOf(files).filter((url) => !assetsOf(old).includes(url));
    expect(added.map((url) => url.replace(/-\w+\//, '/'))).toEqual(['/m/assets/texts/en.js', '/m/assets/texts/vi.js']);
    const oldContents = [...old.values()].map(String);
    expect(added.map((url) => oldContents.includes(textOf(files, url)))).toEqual([true, false]);
  });

  test('changing critical CSS changes only index.html of the build', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const old = await originalFiles();
    site.write('src/ui/title.module.css', '.title { color: #f4f5f6 }');
    const files = await run(site);
    expect(assetsOf(files)).toEqual(assetsOf(old));
    expect(textOf(files, '/m/index.html')).toContain('#f4f5f6');
  });

  test('puts critical CSS into index.html and the CSS of lazy pages into their scripts', async () => {
    const files = await originalFiles();
    const html = textOf(files, '/m/index.html');
    expect(html).toContain('@layer base{html{color:#010203}}');
    expect(html).toContain('color:#040506');
    for (const color of ['#070809', '#0a0b0c', '#0d0e0f']) expect(html).not.toContain(color);
    expect(scriptNamed(files, 'pages-wallet')).toContain('color:#0a0b0c');
    expect(scriptNamed(files, 'pages-games')).toContain('color:#0d0e0f');
    expect(scriptNamed(files, 'common')).toContain('color:#070809');
  });

  test('puts npm packages and application code into separate scripts', async () => {
    const files = await originalFiles();
    expect(scriptNamed(files, 'vendor')).toContain('useState');
    expect(scriptNamed(files, 'vendor')).not.toContain('wallet page');
    expect(scriptNamed(files, 'main').length).toBeLessThan(2000);
  });

  test('lists the hash of every inline script and style in the content security policy', async () => {
    const files = await originalFiles();
    const html = textOf(files, '/m/index.html');
    const rules = JSON.parse(textOf(files, '/headers.json')) as { pattern: string; headers: Record<string, string> }[];
    const policy = rules.find(({ pattern }) => new RegExp(pattern).test('/m/home'))?.headers['Content-Security-Policy'];
    const inline = [...html.matchAll(/<(script|script type="importmap"|style)>([\s\S]*?)<\/(?:script|style)>/g)];
    expect(inline.map(([, tag]) => tag)).toEqual(['script', 'script', 'style', 'script type="importmap"', 'script']);
    for (const [, , text] of inline) expect(policy).toContain(`'sha256-${sha256(text)}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('lists every file with its length and hash in the manifests', async () => {
    const files = await originalFiles();
    const read = (url: string) => JSON.parse(textOf(files, url)) as { build: string; files: Listed[] };
    const [app, rest] = [read('/m/asset-manifest.json'), read('/mobile/mc/asset-manifest.json')];
    expect(app.build).toBe(rest.build);
    expect(textOf(files, '/m/index.html')).toContain(`"build":"${app.build}"`);
    expect(app.files.map(({ url }) => url)).toEqual(['/m/index.html', ...assetsOf(files)].sort());
    for (const { url, bytes, sha256: hash } of [...app.files, ...rest.files]) {
      // All hosts have the shell in common; the head of each host precedes it.
      const content = Buffer.from(url === '/m/index.html' ? extractShell(textOf(files, url)) : (files.get(url) ?? ''));
      expect([url, bytes, hash]).toEqual([url, content.length, sha256(content, 'hex')]);
    }
  });

  test('[UPD-1] puts the release time of its sources, and no build time, into the page and the manifests', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    const files = await run(site);
    const again = await run(site);
    vi.unstubAllEnvs();
    for (const url of ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json']) {
      expect(JSON.parse(textOf(files, url))).toMatchObject({ released: 1_700_000_000 });
    }
    expect(textOf(files, '/m/index.html')).toContain('"released":1700000000');
    for (const [url, content] of files) expect(textOf(again, url), url).toBe(String(content));
  });

  test('[UPD-1][OPS-6.2] takes its release time from SOURCE_DATE_EPOCH, or else from the last commit to its sources', async () => {
    const site = createTemporarySite(REACT_SITE_FILES);
    const git = (at: number, ...args: string[]) =>
      execFileSync('git', args, {
        cwd: site.root,
        env: { ...process.env, GIT_COMMITTER_DATE: `${at} +0000`, GIT_AUTHOR_DATE: `${at} +0000` },
      });
    const commit = (at: number) => {
      git(at, 'add', 'src', 'notes.txt');
      git(at, '-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'x');
      return readReleaseTime(site, {});
    };
    site.write('notes.txt', 'one');
    git(0, 'init', '-q');
    expect(await commit(1_700_000_000)).toBe(1_700_000_000);
    site.write('notes.txt', 'two');
    expect(await commit(1_700_000_100)).toBe(1_700_000_000);
    site.write('src/main.tsx', 'export {};');
    expect(await commit(1_700_000_200)).toBe(1_700_000_200);
    expect(await readReleaseTime(site, { SOURCE_DATE_EPOCH: '1700000300' })).toBe(1_700_000_300);
    await expect(readReleaseTime(site, { SOURCE_DATE_EPOCH: 'today' })).rejects.toThrow('SOURCE_DATE_EPOCH');
    const tomorrow = String(Math.round(Date.now() / 1000) + 86_400);
    await expect(readReleaseTime(site, { SOURCE_DATE_EPOCH: tomorrow })).rejects.toThrow('is in the future');
    expect(await readReleaseTime(createTemporarySite(REACT_SITE_FILES), {})).toBeUndefined();
  });

  test('[DOM-1.3] the shell, the initial scripts, the domain failover, their imports and the English texts are critical', async () => {
    const files = await originalFiles();
    const { files: listed } = JSON.parse(textOf(files, '/m/asset-manifest.json')) as { files: Listed[] };
    const critical = listed.filter(({ group }) => group === 'critical').map(({ url }) => url.replace(/-\w+\.js/, ''));
    const scripts = ['common', 'main', 'site-screens', 'vendor', 'worker'].map((name) => `/m/assets/${name}`);
    const english = listed.find(({ url }) => url.endsWith('/en.js'));
    expect(critical.toSorted()).toEqual([...scripts, '/m/index.html', english?.url.replace(/-\w+\.js/, '')].sort());
    const vietnamese = listed.find(({ url }) => url.endsWith('/vi.js'));
    expect([english?.onDemand, vietnamese?.onDemand]).toEqual([undefined, true]);
  });

  test('the build of a site without web worker and service worker sources contains neither worker', async () => {
    const { 'worker/index.ts': _, 'sw/index.ts': __, ...page } = REACT_SITE_FILES;
    const files = await run(createTemporarySite(page));
    expect(files.has('/m/sw.js')).toBe(false);
    expect(textOf(files, '/m/index.html')).toContain('"worker":""');
  });
});

interface Listed {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly group: string;
  readonly onDemand?: boolean;
}
