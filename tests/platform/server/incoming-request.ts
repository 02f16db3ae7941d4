import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { findMerchant, findMerchantByHost } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';

/** A request with its complete body. */
export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The raw query including `?`, or empty. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ip: string;
  /** Host header: host name and port. */
  readonly host: string;
  /** Scheme, host and port of the requested URL. */
  readonly origin: string;
  /**
   * Merchant that the `Merchant` header names or, without this header, to which the host belongs; `undefined` if the
   * header names an unknown merchant.
   */
  readonly merchant: Merchant | undefined;
}

const MAX_BODY_BYTES = 1024 * 1024;

/** Reads a request. Resolves with `undefined` if its body exceeds {@link MAX_BODY_BYTES}. */
export async function tryReadRequest(request: IncomingMessage): Promise<IncomingRequest | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(bytes);
  }
  const host = request.headers.host ?? 'localhost';
  const origin = `http://${host}`;
  const url = new URL(request.url ?? '/', 'http://platform');
  const { merchant: merchantCode } = request.headers;
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    search: url.search,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    ip: normalizeAddress(request.socket.remoteAddress),
    host,
    origin,
    merchant: typeof merchantCode === 'string' ? findMerchant(merchantCode) : findMerchantByHost(host),
  };
}

/** Normalizes all loopback addresses to 127.0.0.1. */
function normalizeAddress(remote = ''): string {
  const plain = remote.replace(/^::ffff:/, '');
  return plain === '::1' ? '127.0.0.1' : plain;
}
