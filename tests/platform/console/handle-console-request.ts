import { getOwnProperty } from '../../../src/base/own-property';
import {
  createJsonResponse,
  createNotFoundResponse,
  createTextResponse,
  type HttpResponse,
} from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { CONSOLE_RESOURCES } from './api';
import { readOpenApiText } from './contract/openapi-file';
import { buildDemoData } from './demo';
import { DESIGN_PREVIEW_PATH_PREFIX, serveDesignPreview } from './design/serve-design-preview';
import { serveConsolePage } from './pages/serve-console-page';

const API = '/console/api/';

/** Handles the operator's console: its pages and their JSON API. Local use only. */
export async function handleConsoleRequest(services: Services, incoming: IncomingRequest): Promise<HttpResponse> {
  if (!isConsoleAllowed(incoming)) return createTextResponse('The console is for local use only', 403);
  const { path, method, origin } = incoming;
  if (path === '/console/demo.json') return createJsonResponse(buildDemoData(origin));
  if (path === '/console/openapi.json') return createTextResponse(readOpenApiText(), 200, 'application/json');
  if (path.startsWith(API)) return handleApi(services, incoming);
  if (method === 'GET' && path.startsWith(DESIGN_PREVIEW_PATH_PREFIX)) return serveDesignPreview(services, incoming);
  return method === 'GET' ? serveConsolePage(services, incoming) : createNotFoundResponse();
}

async function handleApi(services: Services, { path, method, query, body }: IncomingRequest): Promise<HttpResponse> {
  const resource = getOwnProperty(CONSOLE_RESOURCES, path.slice(API.length));
  if (method === 'GET' && resource?.get) return createJsonResponse(resource.get(services, query));
  if (method === 'DELETE' && resource?.delete)
    return createJsonResponse(resource.delete(services, query) ?? { done: true });
  if (method === 'POST' && resource?.post) {
    const parsed = tryParseJson(body === '' ? '{}' : body);
    return parsed === undefined ? createJsonResponse({ error: 'not JSON' }, 400) : resource.post(services, parsed);
  }
  return createNotFoundResponse();
}

function tryParseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The caller responds 400.
    return undefined;
  }
}

const LOCAL_HOST = /^((.+\.)?localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Matches the names of headers that proxies and tunnels add. A forwarded request has the IP address of this machine,
 * but its sender may be anywhere.
 */
const FORWARDED = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|(?:.+-)?(?:client|connecting)-ip)$/;

/**
 * Whether a request may use the console: it must come from this machine, use a local host name (against DNS rebinding),
 * not be forwarded by a proxy and not come from a page of another origin. The console shows passwords, codes and raw
 * traffic, so it is for local use only.
 */
function isConsoleAllowed({ ip, host, origin, headers }: IncomingRequest): boolean {
  const isOwnPage = headers.origin === undefined || headers.origin === origin;
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  return ip === '127.0.0.1' && LOCAL_HOST.test(host) && isOwnPage && !isForwarded;
}
