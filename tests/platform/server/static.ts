import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  HOME_REDIRECT_TARGET,
  REDIRECTED_HOME_PATHS,
  REDIRECTED_HOME_PATTERN,
  REDIRECTED_HOME_QUERY_PATTERN,
} from '../../../deploy/headers.mjs';
import { getContentType } from './content-type';
import { createHeaderLookup, type HeaderRule } from './header-rules';
import { findHostDocument, findHostFile } from './host-document';
import { createWebServerError, createWebServerRedirect, type HttpResponse } from './http-response';
import type { IncomingRequest } from './incoming-request';
import { normalizePath } from './normalize-path';

/** Encodings of the compressed files that the build writes, best first. */
const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

/** Responds to a request; `undefined` if its path belongs to the platform. */
export type StaticHandler = (incoming: IncomingRequest) => Promise<HttpResponse | undefined>;

/**
 * Creates the handler of the built app, which serves `/m` from dist/m and `/mobile/mc` from dist/mobile/mc. It answers
 * as nginx does with the configuration of the build: the first header rule that matches the path decides whether the
 * file is served or the document of the host, whatever the request accepts.
 */
export function createStaticHandler(distDir: string): StaticHandler {
  const findRule = createHeaderLookup(distDir);
  return async (incoming) => {
    const path = normalizePath(incoming.rawPath);
    if (path === undefined) return createWebServerError(400);
    const gluedQuery = findRedirectedHomeQuery(path);
    if (gluedQuery !== undefined) return createWebServerRedirect(HOME_REDIRECT_TARGET + gluedQuery + incoming.search);
    const rule = findRule(path);
    if (rule === undefined) return undefined;
    const file = await findServedFile(distDir, { serve: rule.serve, path, incoming });
    // Without the operator's icon, pages of the platform show the merchant's.
    if (!(await isFile(file))) return path === '/favicon.ico' ? undefined : createWebServerError(404);
    if (!['GET', 'HEAD'].includes(incoming.method)) return createWebServerError(405);
    return serveFile(file, incoming, rule);
  };
}

function findServedFile(
  distDir: string,
  { serve, path, incoming }: { serve: HeaderRule['serve']; path: string; incoming: IncomingRequest },
) {
  switch (serve) {
    case 'page':
      return findHostDocument(distDir, incoming);
    case 'host-file':
      return findHostFile(distDir, incoming, path);
    case 'file':
      return join(distDir, path);
  }
}

/** Returns what follows home in the redirect of a path; undefined if the path is not redirected. */
function findRedirectedHomeQuery(path: string): string | undefined {
  if (REDIRECTED_HOME_PATHS.includes(path) || new RegExp(REDIRECTED_HOME_PATTERN).test(path)) return '';
  const [, query] = new RegExp(REDIRECTED_HOME_QUERY_PATTERN).exec(path) ?? [];
  return query && `&${query}`;
}

async function serveFile(
  file: string,
  incoming: IncomingRequest,
  { headers, type }: HeaderRule,
): Promise<HttpResponse> {
  const encoding = await pickEncoding(file, incoming.headers['accept-encoding'] ?? '');
  const body = await readFile(encoding ? file + encoding.suffix : file);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = {
    'Content-Type': type ?? getContentType(file),
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.token } : {}),
  };
  return matchesTag(incoming.headers['if-none-match'], tag)
    ? { status: 304, headers: all, body: '' }
    : { status: 200, headers: all, body };
}

/** Whether an `If-None-Match` header names an ETag. A proxy that compresses a response marks its ETag as weak (`W/`). */
const matchesTag = (header: string | undefined, tag: string): boolean =>
  header
    ?.split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === tag || entry === '*') ?? false;

async function pickEncoding(file: string, accepted: string) {
  const tokens = accepted
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([token]) => token);
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

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined); // a missing file is a valid result
  return found?.isFile() ?? false;
}
