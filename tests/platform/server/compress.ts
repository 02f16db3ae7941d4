import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpResponse } from './http-response';

const MIN_COMPRESSED_BYTES = 1024;
const compressBody = promisify(gzip);

/**
 * Compresses a public response for a client that accepts gzip. Responses to members are not compressed: the length of a
 * response that holds both a secret and a sender's text reveals the secret (the BREACH attack).
 */
export async function compress(response: HttpResponse, acceptEncoding: string | undefined): Promise<HttpResponse> {
  const headers = { ...response.headers, Vary: 'Accept-Encoding' };
  const isAccepted = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding ?? '');
  if (!isAccepted || Buffer.byteLength(response.body) < MIN_COMPRESSED_BYTES) return { ...response, headers };
  return {
    ...response,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
    body: await compressBody(response.body),
  };
}
