import { ping } from '../../../src/contract/endpoints/site/domains';
import { serveGeneratedImage } from '../art/serve-generated-image';
import { addCollector, COLLECTOR_PATH, hasCollector, receiveBatch } from '../collector/collector-endpoint';
import { handleConsoleRequest } from '../console/handle-console-request';
import { forwardRequest, type GatewayTarget } from '../gateway/forward-request';
import { createGatewayReporter } from '../gateway/report-gateway-response';
import { forwardToIdentityProvider, isIdentityProviderPath } from '../identity/forward-to-identity-provider';
import { BET_PATH, handleBetRequest } from '../pages/handle-bet-request';
import { servePlatformPage } from '../pages/serve-platform-page';
import type { Services } from '../services';
import { handleApiRequest } from './handle-api-request';
import { createNotFoundResponse, createWebServerError, type HttpResponse } from './http-response';
import type { RequestHandler } from './http-server';
import type { IncomingRequest } from './incoming-request';
import { createStaticHandler } from './static';

// The domain probe pings every domain of the merchant from the visitor's current domain (DOM-2).
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Merchant, Language, Content-Type',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Max-Age': '600',
};

/** Adds CORS headers to the response to a ping; every other endpoint is same-origin only. */
const allowPing = ({ path }: IncomingRequest, response: HttpResponse): HttpResponse =>
  path === ping.path ? { ...response, headers: { ...response.headers, ...CORS_HEADERS } } : response;

const handlePreflight = ({ path }: IncomingRequest): HttpResponse =>
  path === ping.path ? { status: 204, headers: CORS_HEADERS, body: '' } : createNotFoundResponse();

/** Creates the request handler of the platform, which dispatches by path. */
export function createRequestHandler(
  services: Services,
  { distDir, gateway }: { distDir: string; gateway?: GatewayTarget | undefined },
): RequestHandler {
  const report = createGatewayReporter(services.log);
  const serveStatic = createStaticHandler(distDir);
  const serveDocumentOrFile = async (incoming: IncomingRequest) => {
    // Documents contain the settings, and the build has compressed them without a collector.
    const isAsset = incoming.path.startsWith('/m/assets/');
    if (isAsset || !hasCollector(services, incoming)) return serveStatic(incoming);
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
    const response = await serveStatic({ ...incoming, headers });
    return response && addCollector(services, incoming, response);
  };
  return async (incoming) => {
    const { path, method } = incoming;
    if (path.startsWith('/wps/')) {
      if (gateway) {
        const response = await forwardRequest(gateway, incoming);
        report(incoming, response);
        return response;
      }
      if (method === 'OPTIONS') return handlePreflight(incoming);
      return allowPing(incoming, await handleApiRequest(services, incoming));
    }
    if (isIdentityProviderPath(path)) return forwardToIdentityProvider(services.identity, incoming);
    if (path === '/console' || path.startsWith('/console/')) return handleConsoleRequest(services, incoming);
    if (path === BET_PATH && method === 'POST') return handleBetRequest(services, incoming);
    if (path === COLLECTOR_PATH && method === 'POST') return receiveBatch(services, incoming);
    const served = await serveDocumentOrFile(incoming);
    if (served) return served;
    if (method !== 'GET' && method !== 'HEAD') return createWebServerError(404);
    if (path.startsWith('/cdn/')) return serveGeneratedImage(services, incoming);
    return servePlatformPage(services, incoming) ?? createWebServerError(404);
  };
}
