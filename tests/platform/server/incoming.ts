import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { findMerchant, merchantOfHost } from '../merchants/find-merchant';
import type { Merchant } from '../merchants/merchant';

/** A request, read whole. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The query as it was sent, with its `?`, or empty. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ip: string;
  /** Host with port, as the caller names this server. */
  readonly host: string;
  /** Scheme, host and port, as the caller names this server. */
  readonly origin: string;
  /** The Merchant header's, else the host's; undefined when the header names nobody. */
  readonly merchant: Merchant | undefined;
}

const BODY_LIMIT = 1024 * 1024;

/** Reads a request; undefined when its body is over the limit of 1 MiB. */
export async function tryRead(request: IncomingMessage): Promise<Incoming | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) return undefined;
    chunks.push(bytes);
  }
  const host = request.headers.host ?? 'localhost';
  const origin = `http://${host}`;
  const url = new URL(request.url ?? '/', 'http://platform');
  const { merchant: named } = request.headers;
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    search: url.search,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    ip: address(request.socket.remoteAddress),
    host,
    origin,
    merchant: typeof named === 'string' ? findMerchant(named) : merchantOfHost(host),
  };
}

/** Every way to say "this machine" is the same address. */
function address(remote = ''): string {
  const plain = remote.replace(/^::ffff:/, '');
  return plain === '::1' ? '127.0.0.1' : plain;
}
