import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { getContentType } from './content-type';
import { createHeaderLookup } from './header-rules';
import { createNotFoundResponse, type HttpResponse } from './http-response';
import type { RequestHandler } from './http-server';
import type { IncomingRequest } from './incoming-request';

/** Encodings of the compressed files that the build writes, best first. */
const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

/**
 * Creates the handler of the built app, which serves `/m` from dist/m and `/mobile` from dist/mobile. A navigation to
 * a path under `/m` that is not a file gets index.html.
 */
export function createStaticHandler(distDir: string): RequestHandler {
  const headersOf = createHeaderLookup(distDir);
  return async (incoming) => {
    const path = incoming.path === '/m/' ? '/m/index.html' : incoming.path;
    const file = safeJoin(distDir, path);
    if (file && (await isFile(file))) return serveFile(file, incoming, headersOf(path));
    const shell = join(distDir, 'm', 'index.html');
    if (isNavigation(incoming) && (await isFile(shell))) return serveFile(shell, incoming, headersOf('/m/index.html'));
    return createNotFoundResponse();
  };
}

/**
 * Whether a request is a navigation: it accepts HTML, its path is below `/m/` but not below `/m/assets/`, and the
 * path has no file extension other than `.html`.
 */
function isNavigation({ path, headers }: IncomingRequest): boolean {
  const isFile = /\.(?!html$)[^./]*$/.test(path);
  return (
    path.startsWith('/m/') && !path.startsWith('/m/assets/') && !isFile && (headers.accept ?? '').includes('text/html')
  );
}

async function serveFile(
  file: string,
  incoming: IncomingRequest,
  headers: Record<string, string>,
): Promise<HttpResponse> {
  const encoding = await pickEncoding(file, incoming.headers['accept-encoding'] ?? '');
  const body = await readFile(encoding ? file + encoding.suffix : file);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = {
    'Content-Type': getContentType(file),
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.token } : {}),
  };
  const isCached = incoming.headers['if-none-match']?.split(',').some((entry) => entry.trim() === tag) ?? false;
  return isCached ? { status: 304, headers: all, body: '' } : { status: 200, headers: all, body };
}

async function pickEncoding(file: string, accepted: string) {
  const tokens = accepted.split(',').map((entry) => entry.trim().split(';')[0]);
  for (const encoding of ENCODINGS) {
    if (tokens.includes(encoding.token) && (await isUpToDate(file + encoding.suffix, file))) return encoding;
  }
  return undefined;
}

/**
 * Whether a compressed file is at least as new as the uncompressed file. A build without compression does not remove
 * the compressed files of an earlier build.
 */
async function isUpToDate(compressed: string, file: string): Promise<boolean> {
  const [compressedStat, fileStat] = await Promise.all(
    [compressed, file].map((path) => stat(path).catch(() => undefined)),
  );
  return compressedStat !== undefined && fileStat !== undefined && compressedStat.mtimeMs >= fileStat.mtimeMs;
}

/** Returns the path of the file to which a URL path refers; `undefined` if the file is outside the public folders. */
function safeJoin(root: string, path: string): string | undefined {
  try {
    const file = normalize(join(root, decodeURIComponent(path)));
    const isPublic = ['m', 'mobile'].some((folder) => file.startsWith(join(root, folder) + sep));
    return isPublic && !file.includes('\0') ? file : undefined;
  } catch {
    // Malformed percent-encoding matches no file.
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined); // a missing file is a valid result
  return found?.isFile() ?? false;
}
