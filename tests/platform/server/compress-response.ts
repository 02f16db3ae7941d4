import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpResponse } from './http-response';

const MIN_COMPRESSED_BYTES = 1024;
const compressBody = promisify(gzip);

/**
 * Compresses a response if the client accepts gzip. Only for public responses: the compressed length of a response
 * that contains both a secret and text chosen by an attacker can reveal the secret (BREACH attack).
 */
export async function compressResponse(
  response: HttpResponse,
  acceptEncoding: string | undefined,
): Promise<HttpResponse> {
  const headers = { ...response.headers, Vary: 'Accept-Encoding' };
  const isAccepted = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding ?? '');
  if (!isAccepted || Buffer.byteLength(response.body) < MIN_COMPRESSED_BYTES) return { ...response, headers };
  return {
    ...response,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
    body: await compressBody(response.body),
  };
}
