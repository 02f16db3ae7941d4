import { join } from 'node:path';
import { createAssetHandler } from '../pages/create-asset-handler';
import { createJsonResponse, createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';

const asset = createAssetHandler(join(import.meta.dirname, 'assets'), ['gt.js', 'gt4.js', 'task.js']);
/** CORS headers of the captcha provider's servers, which allow requests from any origin, including opaque origins. */
const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Serves the mock of Geetest: its scripts and the API calls that they make. Applies the Geetest fault that the scenario
 * configures.
 */
export function serveGeetestMock(services: Services, incoming: IncomingRequest): HttpResponse {
  const response = respond(services, incoming);
  return { ...response, headers: { ...response.headers, ...CORS_HEADERS } };
}

function respond({ geetest, scenarios }: Services, { path, query, merchant }: IncomingRequest): HttpResponse {
  const fault = scenarios.of(merchant?.code ?? '').geetestFault;
  switch (path) {
    case '/geetest/load':
      if (fault === 'refused') return createJsonResponse({ status: 'error', code: '-50102' });
      return createJsonResponse({ status: 'success', lot_number: geetest.load(query.get('captcha_id') ?? '') });
    case '/geetest/resource':
      return fault === 'resource' ? createNotFoundResponse() : createJsonResponse({ status: 'success' });
    case '/geetest/verify':
      return createJsonResponse({ seccode: geetest.pass(query.get('lot_number') ?? '') ?? null });
    case '/geetest/get':
      return fault === 'refused' ? createNotFoundResponse() : createJsonResponse({ status: 'success' });
    case '/geetest/reset':
      return createJsonResponse({ challenge: geetest.challenge() });
    case '/geetest/solve':
      return createJsonResponse({ validate: geetest.solve(query.get('challenge') ?? '') ?? null });
    case '/geetest/task.js':
      return fault === 'script' ? createNotFoundResponse() : asset('task.js');
    default:
      return asset(path.slice('/geetest/'.length));
  }
}
