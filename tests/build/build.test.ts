import { describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';
import { sha256 } from '../../deploy/build/content-hash.mjs';
import { REACT_SITE, smallSite } from './small-site';

type Site = ReturnType<typeof smallSite>;

const run = async ({ root }: Site) => (await build({ root, compress: false })).files as Map<string, string | Buffer>;
const textOf = (files: Map<string, string | Buffer>, url: string) => String(files.get(url));
const assetsOf = (files: Map<string, string | Buffer>) =>
  [...files.keys()].filter((url) => url.startsWith('/m/assets/'));
const named = (files: Map<string, string | Buffer>, name: string) =>
  textOf(files, assetsOf(files).find((url) => url.startsWith(`/m/assets/${name}-`)) ?? '');

let original: ReturnType<typeof run> | undefined;
/** The files of the site before any edit; built once. */
const originalFiles = () => (original ??= run(smallSite(REACT_SITE)));

describe('a build', () => {
  test('is the same in another folder', async () => {
    const [one, other] = [await originalFiles(), await run(smallSite(REACT_SITE))];
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
    ['src/catalogues/vi.json', ['xin', 'Xin'], 'catalogues-vi'],
    ['worker/index.ts', ['info', 'warn'], 'worker'],
  ])('an edit of %s changes one script: %j', async (file, [before, after], changed) => {
    const site = smallSite(REACT_SITE);
    const old = assetsOf(await originalFiles());
    const edited = REACT_SITE[file]?.replace(before ?? '', after ?? '') ?? '';
    expect(edited).not.toBe(REACT_SITE[file]);
    site.write(file, edited);
    const files = await run(site);
    const added = assetsOf(files).filter((url) => !old.includes(url));
    expect(added).toHaveLength(1);
    expect(added[0]).toContain(`/m/assets/${changed}-`);
    expect(assetsOf(files)).toHaveLength(old.length);
  });

  test('an edit of critical style changes index.html alone', async () => {
    const site = smallSite(REACT_SITE);
    const old = await originalFiles();
    site.write('src/ui/title.module.css', '.title { color: #f4f5f6 }');
    const files = await run(site);
    expect(assetsOf(files)).toEqual(assetsOf(old));
    expect(textOf(files, '/m/index.html')).toContain('#f4f5f6');
  });

  test('style of the first load stands in index.html, of lazy pages in their scripts', async () => {
    const files = await originalFiles();
    const html = textOf(files, '/m/index.html');
    expect(html).toContain('@layer base{html{color:#010203}}');
    expect(html).toContain('color:#040506');
    for (const color of ['#070809', '#0a0b0c', '#0d0e0f']) expect(html).not.toContain(color);
    expect(named(files, 'pages-wallet')).toContain('color:#0a0b0c');
    expect(named(files, 'pages-games')).toContain('color:#0d0e0f');
    expect(named(files, 'common')).toContain('color:#070809');
  });

  test('packages and our own code share no script', async () => {
    const files = await originalFiles();
    expect(named(files, 'vendor')).toContain('useState');
    expect(named(files, 'vendor')).not.toContain('wallet page');
    expect(named(files, 'main').length).toBeLessThan(2000);
  });

  test('the policy knows the hash of everything inline', async () => {
    const files = await originalFiles();
    const html = textOf(files, '/m/index.html');
    const rules = JSON.parse(textOf(files, '/headers.json')) as { pattern: string; headers: Record<string, string> }[];
    const policy = rules.find(({ pattern }) => new RegExp(pattern).test('/m/home'))?.headers['Content-Security-Policy'];
    const inline = [...html.matchAll(/<(script|script type="importmap"|style)>([\s\S]*?)<\/(?:script|style)>/g)];
    expect(inline.map(([, tag]) => tag)).toEqual(['script', 'style', 'script type="importmap"']);
    for (const [, , text] of inline) expect(policy).toContain(`'sha256-${sha256(text)}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('the manifests list every file with its length and hash', async () => {
    const files = await originalFiles();
    const read = (url: string) => JSON.parse(textOf(files, url)) as { build: string; files: Listed[] };
    const [app, rest] = [read('/m/asset-manifest.json'), read('/mobile/mc/asset-manifest.json')];
    expect(app.build).toBe(rest.build);
    expect(textOf(files, '/m/index.html')).toContain(`<meta name="build" content="${app.build}">`);
    expect(app.files.map(({ url }) => url)).toEqual(['/m/index.html', ...assetsOf(files)].sort());
    for (const { url, bytes, sha256: hash } of [...app.files, ...rest.files]) {
      const content = Buffer.from(files.get(url) ?? '');
      expect([url, bytes, hash]).toEqual([url, content.length, sha256(content, 'hex')]);
    }
  });

  test('[DOM-1] the shell, the first load and the way out of a dead domain are critical, with what they import', async () => {
    const files = await originalFiles();
    const { files: listed } = JSON.parse(textOf(files, '/m/asset-manifest.json')) as { files: Listed[] };
    const critical = listed.filter(({ group }) => group === 'critical').map(({ url }) => url.replace(/-\w+\.js/, ''));
    const scripts = ['common', 'features-boot-site-screen', 'main', 'vendor', 'worker'].map(
      (name) => `/m/assets/${name}`,
    );
    expect(critical).toEqual([...scripts, '/m/index.html']);
  });

  test('a site without worker and service worker is built without them', async () => {
    const { 'worker/index.ts': _, 'sw/index.ts': __, ...page } = REACT_SITE;
    const files = await run(smallSite(page));
    expect(files.has('/m/sw.js')).toBe(false);
    expect(textOf(files, '/m/index.html')).toContain('"worker":""');
  });
});

interface Listed {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly group: string;
}
