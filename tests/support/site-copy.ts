import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import {
  ASSET_MANIFEST_URL,
  type AssetManifest,
  assetManifest,
  SHELL_URL,
  STATIC_MANIFEST_URL,
  staticManifest,
} from '../../src/contract/asset-manifest';

export interface Publication {
  readonly serviceWorker?: AssetManifest['serviceWorker'];
  /** Start of the names of the scripts that change with this version, such as `pages-login`. */
  readonly changed?: string;
  /** What stands at the top of the changed scripts. */
  readonly head?: string;
  /** `first`: the deploy has reached one manifest of the two. */
  readonly manifests?: 'both' | 'first';
}

/** A copy of the built site that can publish further versions of itself. */
export class SiteCopy {
  /** How much of a script an earlier publication put at its top, by URL. */
  private readonly heads = new Map<string, number>();

  private constructor(readonly dir: string) {}

  static async of(distDir: string): Promise<SiteCopy> {
    const dir = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(distDir, dir, { recursive: true });
    return new SiteCopy(dir);
  }

  /** Publishes a version with a mark at the end of its shell; its build is named after the mark. */
  async publish(mark: string, publication: Publication = {}): Promise<void> {
    const { serviceWorker = 'on', changed, head = '', manifests = 'both' } = publication;
    const before = parse(assetManifest, await this.json(ASSET_MANIFEST_URL));
    const renamed = await this.renewScripts(before, changed, `${head}// ${mark}\n`, mark);
    const shell = await this.renewShell(before.build, mark, renamed);
    const files = before.files.map((file) => {
      const next = renamed.get(file.url) ?? (file.url === SHELL_URL ? { url: SHELL_URL, text: shell } : undefined);
      return next ? { ...file, url: next.url, bytes: Buffer.byteLength(next.text), sha256: hashOf(next.text) } : file;
    });
    await this.replace(ASSET_MANIFEST_URL, JSON.stringify({ build: mark, serviceWorker, files }));
    if (manifests === 'both') await this.finishDeploy(mark);
  }

  /** Publishes a version with `count` more lazy scripts, named `grown-0` and on. */
  async grow(count: number): Promise<void> {
    const manifest = parse(assetManifest, await this.json(ASSET_MANIFEST_URL));
    const grown = Array.from({ length: count }, (_, n) => ({
      url: `/m/assets/grown-${n}-first.js`,
      text: `// ${n}\n`,
    }));
    for (const { url, text } of grown) await this.replace(url, text);
    const files = grown.map(({ url, text }) => ({
      url,
      bytes: Buffer.byteLength(text),
      sha256: hashOf(text),
      group: 'lazy' as const,
    }));
    await this.replace(ASSET_MANIFEST_URL, JSON.stringify({ ...manifest, files: [...manifest.files, ...files] }));
  }

  /** The other manifest of a deploy. */
  async finishDeploy(mark: string): Promise<void> {
    const statics = parse(staticManifest, await this.json(STATIC_MANIFEST_URL));
    await this.replace(STATIC_MANIFEST_URL, JSON.stringify({ ...statics, build: mark }));
  }

  /** Puts another script in the place of the service worker's. */
  async replaceServiceWorker(script: string): Promise<void> {
    await this.replace('m/sw.js', script);
  }

  /** Takes a file off the server. */
  async withdraw(url: string): Promise<void> {
    await Promise.all(['', '.br', '.gz'].map((suffix) => rm(join(this.dir, url) + suffix, { force: true })));
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  /** Gives scripts another content under another name and takes the old ones away. Answers old URL → new file. */
  private async renewScripts(manifest: AssetManifest, changed: string | undefined, head: string, mark: string) {
    const urls = manifest.files.map(({ url }) => url).filter((url) => changed && url.includes(`/${changed}-`));
    const renamed = new Map<string, { url: string; text: string }>();
    for (const url of urls) {
      const next = url.replace(/-[\w]+\.js$/, `-${mark}.js`);
      const before = await readFile(join(this.dir, url), 'utf8');
      const text = head + before.slice(this.heads.get(url) ?? 0);
      this.heads.set(next, head.length);
      await this.withdraw(url);
      await this.replace(next, text);
      renamed.set(url, { url: next, text });
    }
    return renamed;
  }

  /** The import map is inlined and so part of the content security policy. */
  private async renewShell(build: string, mark: string, renamed: ReadonlyMap<string, { url: string }>) {
    const before = await readFile(join(this.dir, SHELL_URL), 'utf8');
    let shell = `${before.replaceAll(`"${build}"`, `"${mark}"`)}<!-- ${mark} -->\n`;
    for (const [url, next] of renamed) shell = shell.replaceAll(url, next.url);
    const headers = await readFile(join(this.dir, 'headers.json'), 'utf8');
    await this.replace('headers.json', headers.replaceAll(hashOfMap(before), hashOfMap(shell)));
    await this.replace(SHELL_URL, shell);
    return shell;
  }

  private async json(url: string): Promise<unknown> {
    return JSON.parse(await readFile(join(this.dir, url), 'utf8'));
  }

  /** Writes a file anew, in one step for whoever asks for it now; what was compressed beside it is not it any more. */
  private async replace(url: string, text: string): Promise<void> {
    const file = join(this.dir, url);
    await writeFile(`${file}.new`, text);
    await Promise.all(['.br', '.gz'].map((suffix) => rm(file + suffix, { force: true })));
    await rename(`${file}.new`, file);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function hashOfMap(shell: string): string {
  const [, map] = shell.match(/<script type="importmap">(.*?)<\/script>/s) ?? [];
  return createHash('sha256')
    .update(map ?? '')
    .digest('base64');
}
