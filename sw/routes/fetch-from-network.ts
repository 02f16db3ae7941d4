import { fail, ok, type Result } from '../../src/base/result';
import { RESPONSE_HEADERS_TIMEOUT_MS } from '../runtime/time-limits';

/**
 * Fetches a request from the network. Resolves with the response, whatever its HTTP status, or with an error if no
 * response arrives. The timeout applies only until the response headers arrive; the body may take longer.
 */
export async function fetchFromNetwork(request: Request): Promise<Result<Response, 'network'>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_HEADERS_TIMEOUT_MS);
  try {
    return ok(await fetch(request, { signal: controller.signal }));
  } catch {
    // Callers have one fallback for every network error, so the cause does not matter.
    return fail('network');
  } finally {
    clearTimeout(timer);
  }
}
