import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'valibot';
import { extractShell, joinDocument } from '../../../deploy/documents/document-parts.mjs';
import {
  type AssetManifest,
  assetManifest,
  staticFileManifest,
} from '../../../src/contract/service-worker/asset-manifest';
import {
  ASSET_MANIFEST_URL,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from '../../../src/contract/service-worker/service-worker-urls';

export interface PublishVersionOptions {
  readonly serviceWorker?: AssetManifest['serviceWorker'];
  /** Name prefixes of the scripts that change with this version, such as `pages-login`. */
  readonly changed?: string | readonly string[];
  /** Text inserted at the top of the changed scripts. */
  readonly head?: string;
  /**
   * Which manifests are deployed. `first`: only the asset manifest, so that the static manifest is still that of the
   * previous version.
   */
  readonly manifests?: 'both' | 'first';
  /** Release time (epoch seconds); by default one second after the release time of the previous version. */
  readonly released?: number;
}

/**
 * Returns the URL that the import map contains for a script: the URL of the script or, for a message catalogue, the
 * URL of the folder of all catalogues.
 */
const addressInMap = (url: string): string => url.replace(/(\/texts-\w+\/).*/, '$1');

/** A copy of the built site that can publish new versions. */
export class SiteCopy {
  /** Length of the text that an earlier publication inserted at the top of a script, by URL. */
  private readonly heads = new Map<string, number>();

  /** The hashes of import maps that the policies allow, as they stand between `'sha256-` and `'`. */
  private allowedMaps: string | undefined;

  private constructor(readonly dir: string) {}

  static async of(distDir: string): Promise<SiteCopy> {
    const dir = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(distDir, dir, { recursive: true, preserveTimestamps: true });
    return new SiteCopy(dir);
  }

  /** Publishes a version with the marker `mark` at the end of its shell. The marker is also the build id. */
  async publish(mark: string, publication: PublishVersionOptions = {}): Promise<void> {
    const { serviceWorker = 'on', changed, head = '', manifests = 'both' } = publication;
    const before = parse(assetManifest, await this.json(ASSET_MANIFEST_URL));
    const released = publication.released ?? (before.released ?? 1) + 1;
    const renamed = await this.renewScripts(before, [changed ?? []].flat(), `${head}// ${mark}\n`, mark);
    const shell = await this.renewDocuments(before, { build: mark, released }, renamed);
    const files = before.files.map((file) => {
      const next = renamed.get(file.url) ?? (file.url === SHELL_URL ? { url: SHELL_URL, text: shell } : undefined);
      return next ? { ...file, url: next.url, bytes: Buffer.byteLength(next.text), sha256: hashOf(next.text) } : file;
    });
    await this.replace(ASSET_MANIFEST_URL, JSON.stringify({ build: mark, released, serviceWorker, files }));
    if (manifests === 'both') await this.finishDeploy(mark);
  }

  /** Publishes a version with `count` additional lazy scripts, which are named `grown-0`, `grown-1` and so on. */
  async publishLazyScripts(count: number): Promise<void> {
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

  /** Deploys the static manifest of a version that was published with `manifests: 'first'`. */
  async finishDeploy(mark: string): Promise<void> {
    const statics = parse(staticFileManifest, await this.json(STATIC_FILE_MANIFEST_URL));
    await this.replace(STATIC_FILE_MANIFEST_URL, JSON.stringify({ ...statics, build: mark }));
  }

  /** Changes an icon without renaming it, so that only the static manifest changes. */
  async changeIcon(): Promise<void> {
    const statics = parse(staticFileManifest, await this.json(STATIC_FILE_MANIFEST_URL));
    const files = statics.files.map((file, index) =>
      index === 0 ? { ...file, sha256: hashOf('another icon') } : file,
    );
    await this.replace(STATIC_FILE_MANIFEST_URL, JSON.stringify({ ...statics, files }));
  }

  /** Replaces the service worker script. */
  async replaceServiceWorker(script: string): Promise<void> {
    await this.replace('m/sw.js', script);
  }

  /** Removes a file and its compressed variants from the server. */
  async removeFile(url: string): Promise<void> {
    await Promise.all(['', '.br', '.gz'].map((suffix) => rm(join(this.dir, url) + suffix, { force: true })));
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  /**
   * Replaces the scripts in `changed` with changed scripts that have new names. Resolves with a map from the old URL
   * to the new file.
   */
  private async renewScripts(manifest: AssetManifest, changed: readonly string[], head: string, mark: string) {
    const urls = manifest.files
      .map(({ url }) => url)
      .filter((url) => changed.some((name) => url.includes(`/${name}-`)));
    const renamed = new Map<string, { url: string; text: string }>();
    for (const url of urls) {
      const next = url.replace(/-\w+(?=\.js$|\/)/, `-${mark}`);
      const before = await readFile(join(this.dir, url), 'utf8');
      const text = head + before.slice(this.heads.get(url) ?? 0);
      this.heads.set(next, head.length);
      await this.removeFile(url);
      await this.replace(next, text);
      renamed.set(url, { url: next, text });
    }
    return renamed;
  }

  /**
   * Replaces a text in the heads of all documents, as a changed setting does. The version stays the same.
   */
  async changeHeads(text: string, replacement: string): Promise<void> {
    for (const url of await this.listDocuments()) {
      const document = await readFile(join(this.dir, url), 'utf8');
      const shell = extractShell(document);
      const head = document
        .slice(0, -shell.length)
        .replace(/<!--shell-->\n$/, '')
        .replaceAll(text, replacement);
      await this.replace(url, joinDocument(head, shell));
    }
  }

  /** Adds a text to the end of all documents, as a proxy that alters them on their way. The manifests stay the same. */
  async alterDocuments(text: string): Promise<void> {
    for (const url of await this.listDocuments())
      await this.replace(url, (await readFile(join(this.dir, url), 'utf8')) + text);
  }

  private async listDocuments(): Promise<readonly string[]> {
    const hosts = await readdir(join(this.dir, 'hosts'));
    return [SHELL_URL, ...hosts.map((host) => `/hosts/${host}${SHELL_URL}`)];
  }

  /**
   * Writes the shell of the new version into the documents of all hosts, and resolves with it. The shell contains the
   * import map inline, so the policies allow that of this version and, as during a release (docs/operating.md), that of
   * the version before: a document that is fetched meanwhile has the policy of one version and the body of the other.
   */
  private async renewDocuments(
    from: Pick<AssetManifest, 'build' | 'released'>,
    to: Required<Pick<AssetManifest, 'build' | 'released'>>,
    renamed: ReadonlyMap<string, { url: string }>,
  ) {
    const before = extractShell(await readFile(join(this.dir, SHELL_URL), 'utf8'));
    let shell = `${before.replaceAll(`"${from.build}"`, `"${to.build}"`)}<!-- ${to.build} -->\n`;
    shell = shell.replace(`"released":${from.released}`, `"released":${to.released}`);
    for (const [url, next] of renamed) shell = shell.replaceAll(addressInMap(url), addressInMap(next.url));
    const [last, next] = [hashOfMap(before), hashOfMap(shell)];
    const allowed = this.allowedMaps ?? last;
    this.allowedMaps = next === last ? next : `${next}' 'sha256-${last}`;
    await this.replaceText('headers.json', allowed, this.allowedMaps);
    // The same hash for the configuration of a deployment.
    await this.replaceText('document.json', last, next);
    for (const url of await this.listDocuments()) {
      const document = await readFile(join(this.dir, url), 'utf8');
      await this.replace(url, document.slice(0, -before.length) + shell);
    }
    return shell;
  }

  private async json(url: string): Promise<unknown> {
    return JSON.parse(await readFile(join(this.dir, url), 'utf8'));
  }

  private async replaceText(file: string, text: string, replacement: string): Promise<void> {
    await this.replace(file, (await readFile(join(this.dir, file), 'utf8')).replaceAll(text, replacement));
  }

  /** Replaces a file atomically and removes its outdated compressed variants. */
  private async replace(url: string, text: string): Promise<void> {
    const file = join(this.dir, url);
    await mkdir(dirname(file), { recursive: true });
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
