import { createHash } from 'node:crypto';
import type { AssetFile } from '../../../src/contract/service-worker/asset-manifest';
import {
  ASSET_MANIFEST_URL,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from '../../../src/contract/service-worker/service-worker-urls';

const TYPES = { html: 'text/html', js: 'text/javascript', json: 'application/json' } as const;

/** Returns the URLs of the scripts of a build; the last one is the same in every build. */
export const scriptUrlsOf = (build: string): readonly string[] => [
  `/m/assets/main.${build}.js`,
  `/m/assets/page.${build}.js`,
  '/m/assets/vendor.js',
];

/** Returns the text of a file of a build; undefined if the build has no such file. */
export function textOf(build: string, url: string): string | undefined {
  if (url === SHELL_URL) return `<title>${build}</title>`;
  return scriptUrlsOf(build).includes(url) ? `script ${url}` : undefined;
}

/** Returns the build of a document. */
export const buildOf = (html: string): string | undefined => /<title>(\w+)<\/title>/.exec(html)?.[1];

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a server or the network before it does. `altered`: a proxy changes scripts; `portal`: it answers everything. */
export const SITE_MODES = ['ok', 'offline', 'altered', 'portal'] as const;

/** A server that serves one build of the app after the other. */
export class Site {
  /** Number of the build that is deployed. */
  number = 1;
  /** Whether an edge of the CDN still serves the build before. */
  isOutdated = false;
  mode: (typeof SITE_MODES)[number] = 'ok';

  /** The build that it serves. */
  get build(): string {
    return `b${this.served}`;
  }

  private get served(): number {
    return this.isOutdated ? Math.max(1, this.number - 1) : this.number;
  }

  /** Returns the response to a path; undefined without a connection. */
  respond(path: string): Response | undefined {
    const type = TYPES[path.split('.').at(-1) as keyof typeof TYPES] ?? TYPES.html;
    if (this.mode === 'offline') return undefined;
    if (this.mode === 'portal') return new Response('<h1>Sign in</h1>', { headers: { 'content-type': TYPES.html } });
    const text = this.read(path);
    if (text === undefined)
      return new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': TYPES.html } });
    const isAltered = this.mode === 'altered' && type === TYPES.js;
    // As long as the script, so that only its hash differs.
    return new Response(isAltered ? text.replace('script', 'SCRIPT') : text, { headers: { 'content-type': type } });
  }

  private read(path: string): string | undefined {
    const { build, served } = this;
    if (path === ASSET_MANIFEST_URL) return JSON.stringify({ build, released: served, files: this.listFiles() });
    if (path === STATIC_FILE_MANIFEST_URL) return JSON.stringify({ build, files: [] });
    if (path.startsWith('/m/') && !path.includes('.')) return textOf(build, SHELL_URL);
    return textOf(build, path);
  }

  private listFiles(): AssetFile[] {
    return [SHELL_URL, ...scriptUrlsOf(this.build)].map((url) => {
      const text = textOf(this.build, url) ?? '';
      return { url, bytes: text.length, sha256: sha256Hex(text), group: 'critical', onDemand: false };
    });
  }
}
