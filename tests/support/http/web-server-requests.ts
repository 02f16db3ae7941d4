import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { RawResponse } from './send-raw-request';

const PAGE = '<!doctype html><title>app</title>';
const documentOf = (host: string) => `<!doctype html><title>${host}</title>`;
const ROBOTS = 'User-agent: *\nDisallow:\n';
const SCRIPT = 'console.log("app")';

/** Files of a build for {@link WEB_SERVER_REQUESTS}, by their path in the output folder of the build. */
const WEB_SERVER_FILES: Readonly<Record<string, string | Buffer>> = {
  'hosts/_/m/index.html': PAGE,
  'hosts/kopi.example/m/index.html': documentOf('kopi.example'),
  'hosts/_FAIR/m/index.html': documentOf('a fallback domain of FAIR'),
  'hosts/_/robots.txt': ROBOTS,
  'hosts/_/.well-known/security.txt': 'Contact: mailto:a@b.example',
  'hosts/_/.well-known/apple-app-site-association': '{}',
  'hosts/_/favicon.ico': 'x',
  'hosts/kopi.example/robots.txt': 'User-agent: Kopi',
  'hosts/kopi.example/.well-known/assetlinks.json': '[]',
  'm/sw.js': SCRIPT,
  'm/asset-manifest.json': '{}',
  'm/assets/main-1.js': SCRIPT,
  'm/assets/main-1.js.gz': gzipSync(SCRIPT),
  'm/assets/main-1.js.br': brotliCompressSync(SCRIPT),
  'm/assets/main-1.css': 'a{}',
  'm/assets/face-1.woff2': 'x',
  'm/icons/icon-192.png': 'x',
  'm/icons/icon.svg': '<svg/>',
  'm/captcha/frame.html': '<!doctype html><title>frame</title>',
  'm/mini-game/frame.js': SCRIPT,
  'mobile/mc/asset-manifest.json': '{}',
};

/** Headers that every response of the table has. */
const COMMON_RESPONSE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' };

/** A request and its response. A header of the response that the row leaves out is not compared. */
export interface WebServerRequest {
  readonly method: string;
  /** The path as it is sent: nothing is decoded or resolved. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string | undefined>>;
  /** The whole body; not compared if undefined. */
  readonly body?: string;
}

const HTML = 'text/html; charset=utf-8';
const JS = 'text/javascript; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

type Row = [path: string, status: number, type: string, cache: string, body?: string];

const expectPage = (path: string): Row => [path, 200, HTML, REVALIDATE, PAGE];
const expectError = (path: string, status: number, text: string): Row => [path, status, TEXT, 'no-store', `${text}\n`];
const expectNotFound = (path: string): Row => expectError(path, 404, 'not found');
const expectRedirect = (path: string, location: string): WebServerRequest => ({
  method: 'GET',
  path,
  status: 302,
  responseHeaders: { location, 'cache-control': 'no-store' },
});

/** Responses to GET. The table repeats each row for HEAD, which differs in the body alone. */
const GET_ROWS: readonly Row[] = [
  // Pages of the app, whatever the request accepts: curl, uptime checks and previews of links send `*/*` or nothing.
  expectPage('/m/'),
  expectPage('/m/home'),
  expectPage('/m/home/'),
  expectPage('/m/home?r=a.b'),
  expectPage('/m/index.html'),
  expectPage('/m/register.html'),
  expectPage('/m/securityCenter/addBankCard'),
  expectPage('/m/no/such/page'),
  expectPage('/m/v1.2/home'),
  expectPage('/m/assets'),
  expectPage('/m/%68ome'),
  expectPage('/m/%E5%AF%86'),
  expectPage('/m/%ff'),
  expectPage('//m/home'),
  expectPage('/m//home'),
  expectPage('/m/./home'),
  expectPage('/m/a/../home'),
  expectPage('/m/a%2f%2e%2e/home'),
  expectPage('/other/../m/home'),
  // Pasted with what stood after the link: the page removes it (ROUTE-9).
  ...['.', ',', ')', '.).', '%20', '%E3%80%82', '.html.'].map((mark) => expectPage(`/m/register${mark}`)),
  // A query without its `?`: a dot in it makes no file of it.
  ...['%3Fr%3DA.B', '%253Fr%253DA.B', '&r=A.B', '&amp;r=A.B', '%26r=A.B', '&u=https://a.b', '.html%3Fr=A.B'].map(
    (query) => expectPage(`/m/register${query}`),
  ),
  // Files of the build.
  ['/m/sw.js', 200, JS, REVALIDATE, SCRIPT],
  ['/m/asset-manifest.json', 200, 'application/json', REVALIDATE, '{}'],
  ['/mobile/mc/asset-manifest.json', 200, 'application/json', REVALIDATE, '{}'],
  ['/m/assets/main-1.js', 200, JS, IMMUTABLE, SCRIPT],
  ['/m/assets//main-1.js?x=1', 200, JS, IMMUTABLE, SCRIPT],
  ['/m/assets/main-1.css', 200, 'text/css; charset=utf-8', IMMUTABLE],
  ['/m/assets/face-1.woff2', 200, 'font/woff2', IMMUTABLE],
  ['/m/icons/icon-192.png', 200, 'image/png', ONE_DAY],
  ['/m/icons/icon.svg', 200, 'image/svg+xml', ONE_DAY],
  ['/m/captcha/frame.html', 200, HTML, REVALIDATE],
  ['/m/mini-game/frame.js', 200, JS, REVALIDATE],
  // Files of the operator, for a host that is not listed.
  ['/robots.txt', 200, TEXT, REVALIDATE, ROBOTS],
  ['/.well-known/security.txt', 200, TEXT, REVALIDATE],
  ['/.well-known/apple-app-site-association', 200, 'application/json', REVALIDATE, '{}'],
  ['/favicon.ico', 200, 'image/x-icon', ONE_DAY],
  expectNotFound('/.well-known/assetlinks.json'),
  expectNotFound('/.well-known/'),
  expectNotFound('/.well-known/.git'),
  // Files that are not in the build, folders, and files outside of the public folders.
  expectNotFound('/m/gone.js'),
  expectNotFound('/m/a/gone.map'),
  expectNotFound('/m/assets/'),
  expectNotFound('/m/assets/gone'),
  expectNotFound('/m/assets/gone.html'),
  expectNotFound('/m/icons/'),
  expectNotFound('/m/icons/gone'),
  expectNotFound('/m/captcha/gone'),
  expectNotFound('/mobile'),
  expectNotFound('/mobile/gone'),
  expectNotFound('/mobile/mc/gone'),
  expectNotFound('/other'),
  expectNotFound('/mm/home'),
  expectNotFound('/m%3Fr=%0D%0Aset-cookie:x'),
  expectNotFound('/m/assets/a&b.js'),
  expectNotFound('/headers.json'),
  expectNotFound('/hosts/kopi.example/m/index.html'),
  expectNotFound('/m/../headers.json'),
  expectNotFound('/m/..%2fheaders.json'),
  // Paths that are none.
  expectError('/m/%00', 400, 'bad request'),
  expectError('/m/%zz', 400, 'bad request'),
  expectError('/m/100%', 400, 'bad request'),
  expectError('/m/../../home', 400, 'bad request'),
];

const createRequests = ([path, status, type, cache, body]: Row): WebServerRequest[] => {
  const response = { path, status, responseHeaders: { 'content-type': type, 'cache-control': cache } };
  return [
    { ...response, method: 'GET', ...(body === undefined ? {} : { body }) },
    { ...response, method: 'HEAD', body: '' },
  ];
};

const withMethod = (method: string, row: Row): WebServerRequest[] =>
  createRequests(row).flatMap((request) => (request.method === 'GET' ? [{ ...request, method }] : []));

const expectEncoding = (accepted: string, encoding: string | undefined): WebServerRequest => ({
  method: 'GET',
  path: '/m/assets/main-1.js',
  headers: { 'Accept-Encoding': accepted },
  status: 200,
  responseHeaders: { 'content-type': JS, 'content-encoding': encoding, vary: 'Accept-Encoding' },
});

/** Requests that name a host, and the document that they get (OPS-2). */
const HOST_ROWS: readonly [host: string, path: string, document: string][] = [
  ['kopi.example', '/m/home', documentOf('kopi.example')],
  ['kopi.example', '/m/index.html', documentOf('kopi.example')],
  ['KOPI.Example', '/m/home', documentOf('kopi.example')],
  ['kopi.example.', '/m/home', documentOf('kopi.example')],
  ['kopi.example:8443', '/m/home', documentOf('kopi.example')],
  ['kopi.example', '/m/home?merchant=FAIR', documentOf('kopi.example')],
  ['sub.kopi.example', '/m/home', PAGE],
  ['other.example', '/m/home', PAGE],
  ['other.example', '/m/home?r=7&merchant=FAIR', documentOf('a fallback domain of FAIR')],
  ['other.example', '/m/home?merchant=KOPI', PAGE],
  ['other.example', '/m/home?merchant=fair', PAGE],
  ['other.example', '/m/home?merchant=/../kopi.example', PAGE],
];

/** Requests of operator's files that name a host, and the content that they get (OPS-2.7). */
const HOST_FILE_ROWS: readonly [host: string, path: string, content: string | undefined][] = [
  ['kopi.example', '/robots.txt', 'User-agent: Kopi'],
  ['KOPI.example:443', '/.well-known/assetlinks.json', '[]'],
  ['other.example', '/robots.txt', ROBOTS],
  ['other.example', '/.well-known/assetlinks.json', undefined],
];

/**
 * What a web server that serves the build answers, outside of the platform's own paths. The table holds for nginx with
 * the configuration of the build and for the local platform.
 */
export const WEB_SERVER_REQUESTS: readonly WebServerRequest[] = [
  ...GET_ROWS.flatMap(createRequests),
  expectRedirect('/', '/m/'),
  expectRedirect('/m', '/m/'),
  expectRedirect('//m', '/m/'),
  expectRedirect('/m.', '/m/'),
  expectRedirect('/m%E3%80%82?r=7', '/m/?r=7'),
  expectRedirect('/)', '/m/'),
  expectRedirect('/m%3Fr%3DA.B', '/m/&r=A.B'),
  expectRedirect('/m&r=7?fbclid=x', '/m/&r=7?fbclid=x'),
  expectRedirect('/%3Fr=7&amp=1', '/m/&r=7&amp=1'),
  expectRedirect('/m?r=7&t=%20', '/m/?r=7&t=%20'),
  ...['text/html', '*/*', 'image/png'].map((accepted) => ({
    method: 'GET',
    path: '/m/home',
    headers: { Accept: accepted },
    status: 200,
    responseHeaders: { 'content-type': HTML },
    body: PAGE,
  })),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) => [
    ...withMethod(method, expectError('/m/home', 405, 'method not allowed')),
    ...withMethod(method, expectError('/m/sw.js', 405, 'method not allowed')),
    ...withMethod(method, expectNotFound('/m/gone.js')),
    ...withMethod(method, expectNotFound('/other')),
  ]),
  ...HOST_ROWS.map(([host, path, body]) => ({
    method: 'GET',
    path,
    headers: { Host: host },
    status: 200,
    responseHeaders: { 'content-type': HTML, 'cache-control': REVALIDATE },
    body,
  })),
  ...HOST_FILE_ROWS.map(([host, path, body]) => ({
    method: 'GET',
    path,
    headers: { Host: host },
    status: body === undefined ? 404 : 200,
    responseHeaders: {},
    ...(body === undefined ? {} : { body }),
  })),
  expectEncoding('gzip, br', 'br'),
  expectEncoding('gzip', 'gzip'),
  expectEncoding('br;q=0, gzip;q=0.5', 'gzip'),
  expectEncoding('identity', undefined),
  expectEncoding('', undefined),
];

/** Writes the files that the table asks for into the output folder of a build. */
export function writeWebServerFiles(folder: string): void {
  for (const [name, content] of Object.entries(WEB_SERVER_FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Asserts that a response is the one of a row of the table. */
export function expectWebServerResponse(response: RawResponse, row: WebServerRequest): void {
  const names = Object.keys({ ...COMMON_RESPONSE_HEADERS, ...row.responseHeaders });
  expect({
    status: response.status,
    headers: Object.fromEntries(names.map((name) => [name, response.headers[name]])),
    body: row.body === undefined ? undefined : response.body,
  }).toEqual({
    status: row.status,
    headers: { ...COMMON_RESPONSE_HEADERS, ...row.responseHeaders },
    body: row.body,
  });
}
