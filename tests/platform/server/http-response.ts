import { REDIRECT_AND_ERROR_HEADERS } from '../../../deploy/headers.mjs';
import { NGINX_ERRORS } from '../../../deploy/nginx-locations.mjs';
import type { RefusalError } from './refusal';

/** A complete response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
  readonly body: string | Buffer;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

export function createJsonResponse(value: unknown, status = 200): HttpResponse {
  return { status, headers: { 'Content-Type': 'application/json', ...NO_STORE }, body: JSON.stringify(value) };
}

/**
 * Wraps a value in the response envelope (API-2). `no-cache` lets the service worker cache the response, which
 * `no-store` forbids (OFF-3).
 */
export function createSuccessResponse(value: unknown, cacheControl: 'no-store' | 'no-cache'): HttpResponse {
  const { headers, ...response } = createJsonResponse({ success: true, value });
  return { ...response, headers: { ...headers, 'Cache-Control': cacheControl } };
}

export const createErrorResponse = ({ code, message, status, value }: RefusalError): HttpResponse =>
  createJsonResponse({ success: false, errorCode: code, message, value }, status);

export function createTextResponse(
  body: string,
  status = 200,
  contentType = 'text/plain; charset=utf-8',
): HttpResponse {
  return { status, headers: { 'Content-Type': contentType, ...NO_STORE }, body };
}

/** Returns a response with an HTML page and its content security policy. */
export function createHtmlResponse(body: string, policy: string): HttpResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...NO_STORE,
    },
    body,
  };
}

export const createRedirectResponse = (location: string): HttpResponse => ({
  status: 302,
  headers: { Location: location, ...NO_STORE },
  body: '',
});

export const createNotFoundResponse = (): HttpResponse => createTextResponse('Not found', 404);

/** Headers of nginx's own responses, without HSTS: a browser must not require https of this machine for a year. */
const { 'Strict-Transport-Security': _, ...WEB_SERVER_HEADERS } = REDIRECT_AND_ERROR_HEADERS;

/** Returns the error response that nginx sends for a path of the app. */
export const createWebServerError = (status: 400 | 404 | 405): HttpResponse => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...WEB_SERVER_HEADERS },
  body: `${NGINX_ERRORS.get(status)}\n`,
});

export const createWebServerRedirect = (location: string): HttpResponse => ({
  status: 302,
  headers: { Location: location, ...WEB_SERVER_HEADERS },
  body: '',
});
