import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { contentType } from './content-type';
import { loadHeaderRules } from './header-rules';
import type { Answer } from './http-server';
import type { Incoming } from './incoming';
import { notFound, type Reply } from './reply';

/** Encodings the build writes beside a file, the better first. */
const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

/** Serves the built app: `/m` from dist/m, `/mobile` from dist/mobile; a navigation under `/m` gets index.html. */
export function createStatic(distDir: string): Answer {
  const headersOf = loadHeaderRules(distDir);
  return async (incoming) => {
    const path = incoming.path === '/m/' ? '/m/index.html' : incoming.path;
    const file = safeJoin(distDir, path);
    if (file && (await isFile(file))) return serveFile(file, incoming, headersOf(path));
    const shell = join(distDir, 'm', 'index.html');
    if (isNavigation(incoming) && (await isFile(shell))) return serveFile(shell, incoming, headersOf('/m/index.html'));
    return notFound();
  };
}

/** A page asked for by a browser: never an asset, never anything that looks like a file. */
function isNavigation({ path, headers }: Incoming): boolean {
  const isPage = path.startsWith('/m/') && !path.startsWith('/m/assets/') && ['', '.html'].includes(extname(path));
  return isPage && (headers.accept ?? '').includes('text/html');
}

async function serveFile(file: string, incoming: Incoming, headers: Record<string, string>): Promise<Reply> {
  const encoding = await pickEncoding(file, incoming.headers['accept-encoding'] ?? '');
  const body = await readFile(encoding ? file + encoding.suffix : file);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = {
    'Content-Type': contentType(file),
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.token } : {}),
  };
  const known = incoming.headers['if-none-match']?.split(',').some((entry) => entry.trim() === tag) ?? false;
  return known ? { status: 304, headers: all, body: '' } : { status: 200, headers: all, body };
}

async function pickEncoding(file: string, accepted: string) {
  const tokens = accepted.split(',').map((entry) => entry.trim().split(';')[0]);
  for (const encoding of ENCODINGS) {
    if (tokens.includes(encoding.token) && (await isAsNew(file + encoding.suffix, file))) return encoding;
  }
  return undefined;
}

/** A build without compression leaves no stale answer behind: an older compressed file does not count. */
async function isAsNew(compressed: string, file: string): Promise<boolean> {
  const [young, old] = await Promise.all([compressed, file].map((path) => stat(path).catch(() => undefined)));
  return young !== undefined && old !== undefined && young.mtimeMs >= old.mtimeMs;
}

/** The file of a path, or undefined when it leads out of what is public. */
function safeJoin(root: string, path: string): string | undefined {
  try {
    const file = normalize(join(root, decodeURIComponent(path)));
    const isPublic = ['m', 'mobile'].some((folder) => file.startsWith(join(root, folder) + sep));
    return isPublic && !file.includes('\0') ? file : undefined;
  } catch {
    // A path that is no URI encoding names no file.
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined); // no such file is an answer here
  return found?.isFile() ?? false;
}
