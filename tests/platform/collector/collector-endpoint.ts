import { createHash } from 'node:crypto';
import { createTextResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';

/** Path of the collector, on every host of this platform. */
export const COLLECTOR_PATH = '/collect';

/** Receives a batch of a page. */
export function receiveBatch({ collector }: Services, { headers, body }: IncomingRequest): HttpResponse {
  try {
    collector.receive({ type: headers['content-type'] ?? '', body });
    return { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' };
  } catch (error) {
    return createTextResponse(String(error), 400);
  }
}

/** Whether the document of a request names the collector: only if the merchant's scenario has one. */
export const hasCollector = ({ scenarios }: Services, { merchant }: IncomingRequest): boolean =>
  merchant !== undefined && scenarios.of(merchant.code).collector !== 'off';

/**
 * Adds the collector to the settings in a document, as a deployment with the setting `collector` has it. Every page
 * load sends everything. Any other response is returned as it is.
 */
export function addCollector(
  { scenarios }: Services,
  { merchant }: IncomingRequest,
  response: HttpResponse,
): HttpResponse {
  if (!merchant || response.status !== 200 || !response.headers['Content-Type']?.startsWith('text/html'))
    return response;
  const format = scenarios.of(merchant.code).collector;
  const collector = JSON.stringify({ url: COLLECTOR_PATH, format, errors: 1, timings: 1 });
  const body = String(response.body).replace('id="deployment">{', `id="deployment">{"collector":${collector},`);
  const ETag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...response, headers: { ...response.headers, ETag }, body };
}
