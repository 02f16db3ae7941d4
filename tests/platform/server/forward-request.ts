import { createTextResponse, type HttpResponse } from './http-response';
import type { IncomingRequest } from './incoming-request';

/** Hop-by-hop headers and headers that `fetch` sets itself. */
const EXCLUDED_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'keep-alive',
]);
const TIMEOUT_MS = 60_000;

/**
 * Forwards a request to a real gateway and resolves with the response of the gateway. @param gateway origin of the
 * gateway
 */
export async function forwardRequest(
  gateway: string,
  { method, path, search, headers, body }: IncomingRequest,
): Promise<HttpResponse> {
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    EXCLUDED_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  try {
    const response = await fetch(new URL(path + search, gateway), {
      method,
      headers: forwarded,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === '' ? {} : { body }),
    });
    const contentType = response.headers.get('content-type') ?? 'application/json';
    return {
      status: response.status,
      headers: { 'Content-Type': contentType, 'Cache-Control': response.headers.get('cache-control') ?? 'no-store' },
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    return createTextResponse(
      `The gateway is not reachable: ${error instanceof Error ? error.message : String(error)}`,
      502,
    );
  }
}
