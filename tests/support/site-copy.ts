import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { ASSET_MANIFEST_URL, type AssetManifest, assetManifest, SHELL_URL } from '../../src/contract/asset-manifest';

/** A copy of the built site that can publish further versions of itself. */
export class SiteCopy {
  private constructor(readonly dir: string) {}

  static async of(distDir: string): Promise<SiteCopy> {
    const dir = await mkdtemp(join(tmpdir(), 'site-'));
    await cp(distDir, dir, { recursive: true });
    return new SiteCopy(dir);
  }

  /** Publishes a version that differs in one mark at the end of its shell; its build is named after the mark. */
  async publish(mark: string, serviceWorker: AssetManifest['serviceWorker'] = 'on'): Promise<void> {
    const shell = `${await readFile(join(this.dir, SHELL_URL), 'utf8')}<!-- ${mark} -->\n`;
    const manifest = parse(assetManifest, JSON.parse(await readFile(join(this.dir, ASSET_MANIFEST_URL), 'utf8')));
    const sha256 = createHash('sha256').update(shell).digest('hex');
    const files = manifest.files.map((file) =>
      file.url === SHELL_URL ? { ...file, bytes: Buffer.byteLength(shell), sha256 } : file,
    );
    await this.replace(SHELL_URL, shell);
    await this.replace(ASSET_MANIFEST_URL, JSON.stringify({ build: mark, serviceWorker, files }));
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  /** Writes a file anew; what was compressed beside it is not it any more. */
  private async replace(url: string, text: string): Promise<void> {
    const file = join(this.dir, url);
    await writeFile(file, text);
    await Promise.all(['.br', '.gz'].map((suffix) => rm(file + suffix, { force: true })));
  }
}
