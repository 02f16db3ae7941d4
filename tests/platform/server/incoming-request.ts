import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseUrl } from '../../../src/base/parse-url';
import { findMerchant, findMerchantByHost } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';

/** A request with its complete body. */
export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  /** The path as the client wrote it: encoded, and with dot segments and repeated slashes. */
  readonly rawPath: string;
  readonly query: URLSearchParams;
  /** The raw query including `?`, or empty. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ip: string;
  /** Host header: host name and port. */
  readonly host: string;
  /** Scheme, host and port of the requested URL, as the visitor sees it in front of a proxy. */
  readonly origin: string;
  /**
   * Merchant that the `Merchant` header names or, without this header, to which the host belongs; `undefined` if the
   * header names an unknown merchant.
   */
  readonly merchant: Merchant | undefined;
}

/** As `client_max_body_size` in deploy/nginx.conf. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;

/**
 * Reads a request. Resolves with `too-large` if its body exceeds {@link MAX_BODY_BYTES}, and with `invalid` if its target is
 * no URL.
 */
export async function tryReadRequest(request: IncomingMessage): Promise<IncomingRequest | 'too-large' | 'invalid'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return 'too-large';
    chunks.push(bytes);
  }
  const host = request.headers.host ?? 'localhost';
  const publicHost = readForwardedHost(request.headers) ?? host;
  const target = request.url ?? '/';
  // Not as a relative URL, which would begin with a host if the path begins with two slashes.
  const url = parseUrl(target.startsWith('/') ? `http://platform${target}` : target, 'http://platform');
  if (!url) return 'invalid';
  const { merchant: merchantCode } = request.headers;
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    rawPath: target.startsWith('/') ? target.replace(/[?#].*$/s, '') : url.pathname,
    query: url.searchParams,
    search: url.search,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    ip: normalizeAddress(request.socket.remoteAddress),
    host,
    origin: `http://${publicHost}`,
    merchant: typeof merchantCode === 'string' ? findMerchant(merchantCode) : findMerchantByHost(publicHost),
  };
}

/** Returns host and port that a proxy in front was asked for, such as deploy/nginx.conf. */
function readForwardedHost({ 'x-forwarded-host': host }: IncomingHttpHeaders): string | undefined {
  return typeof host === 'string' && /^[\w.-]+(?::\d+)?$/.test(host) ? host : undefined;
}

/** Normalizes all loopback addresses to 127.0.0.1. */
function normalizeAddress(remote = ''): string {
  const plain = remote.replace(/^::ffff:/, '');
  return plain === '::1' ? '127.0.0.1' : plain;
}
