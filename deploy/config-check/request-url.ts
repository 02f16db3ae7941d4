import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '../../src/base/result';
import { lookUpHost } from '../http/look-up-host';
import { decompressBody, explainRequestFailure } from '../http/response-body';
import { isPrivateAddress } from './private-address';

/** A complete response. */
export interface UrlResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Requests a URL; the error says in plain words why there is no response. */
export type RequestUrl = (
  url: string,
  options?: { readonly headers?: Readonly<Record<string, string>>; readonly maxMebibytes?: number },
) => Promise<Result<UrlResponse, string>>;

const REQUEST_TIMEOUT_MS = 60_000;
const MAX_REDIRECTS = 5;
const DEFAULT_MAX_MEBIBYTES = 2;
const MEBIBYTE = 1024 * 1024;

/**
 * Returns a function that requests URLs which the checked documents name, so that they cannot make this machine request
 * what only it can reach: the address is checked when the connection is made, a redirect to another host is an error,
 * and a body is read up to a limit.
 */
export function createUrlRequester({
  isPrivateAllowed,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: {
  readonly isPrivateAllowed: boolean;
  /** Limits a request with its redirects and its body. */
  readonly timeoutMs?: number;
}): RequestUrl {
  const refusePrivate = (address: string) =>
    isPrivateAllowed || !isPrivateAddress(address)
      ? undefined
      : new Error(`its address ${address} is private: allow such addresses with --private`);

  const checkedLookup: LookupFunction = (host, options, done) => {
    lookUpHost(host, { ...options, all: true }, (error, found) => {
      const addresses = error || typeof found === 'string' ? [] : found;
      const [first] = addresses;
      const refused = error ?? addresses.map(({ address }) => refusePrivate(address)).find(Boolean);
      if (refused || !first) return done(refused ?? new Error('it has no address'), '', 4);
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };

  return async (address, { headers = {}, maxMebibytes = DEFAULT_MAX_MEBIBYTES } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = new URL(address);
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        // No name is looked up for an address, so it is checked here.
        const literal = url.hostname.replace(/^\[|\]$/g, '');
        const refused = isIP(literal) === 0 ? undefined : refusePrivate(literal);
        if (refused) return fail(refused.message);
        const response = await send(url, { headers, signal, lookup: checkedLookup });
        const next = readRedirect(url, response);
        if (next === undefined) return ok(await readResponse(response, maxMebibytes));
        response.destroy();
        if (next.hostname !== url.hostname || (url.protocol === 'https:' && next.protocol !== 'https:'))
          return fail(`it redirects to another host, ${next.origin}: check that one by its URL`);
        url = next;
      }
      return fail('it redirects too often');
    } catch (error) {
      return fail(signal.aborted ? 'no response in time' : explainRequestFailure(error));
    }
  };
}

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly lookup: LookupFunction;
}

function send(url: URL, options: SendOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    // A connection of its own: a reused one has been made without this lookup.
    request(url, { ...options, agent: false }, resolve)
      .once('error', reject)
      .end();
  });
}

function readRedirect(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | undefined {
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
  return isRedirect && URL.canParse(headers.location ?? '', url) ? new URL(headers.location ?? '', url) : undefined;
}

async function readResponse(response: IncomingMessage, maxMebibytes: number): Promise<UrlResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressBody(response)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxMebibytes * MEBIBYTE) continue;
    response.destroy();
    throw new Error(`it is larger than ${maxMebibytes} MiB`);
  }
  const { statusCode = 0, headers } = response;
  return { status: statusCode, contentType: headers['content-type'] ?? 'no type', body: Buffer.concat(chunks) };
}
