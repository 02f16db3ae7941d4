import { getDotPath, safeParse } from 'valibot';
import { findRoute } from '../routes/find-route';
import type { Services } from '../services';
import { compressResponse } from './compress-response';
import { createErrorResponse, createJsonResponse, createSuccessResponse, type HttpResponse } from './http-response';
import type { IncomingRequest } from './incoming-request';
import { readEndpointCall } from './read-endpoint-call';
import { createRefusalError, RefusalError } from './refusal';
import type { Route } from './route';

/**
 * Handles a `/wps` request. Resolves with the value of the endpoint in the response envelope, or with an error
 * response.
 */
export async function handleApiRequest(services: Services, incoming: IncomingRequest): Promise<HttpResponse> {
  const route = findRoute(incoming.method, incoming.path);
  if (!route) return createErrorResponse(new RefusalError('endpoint.unknown', 'Unknown endpoint', 404));
  const call = readEndpointCall(services, route.endpoint, incoming);
  if (call instanceof RefusalError) return createErrorResponse(call);
  const value = await route.run(call);
  if (value instanceof RefusalError) return createErrorResponse(value);
  const violation = findContractViolation(route, value);
  if (violation) {
    services.log(`${route.endpoint.name} response violates the contract: ${violation}`);
    return createErrorResponse({ ...createRefusalError('platform.err', violation), status: 500 });
  }
  if (route.endpoint.bare) return createJsonResponse(value);
  if (!route.endpoint.serviceWorkerCache) return createSuccessResponse(value, 'no-store');
  return compressResponse(createSuccessResponse(value, 'no-cache'), incoming.headers['accept-encoding']);
}

/** Returns the first violation of the contract in a response value, if any. */
function findContractViolation({ endpoint }: Route, value: unknown): string | undefined {
  const result = safeParse(endpoint.response, value);
  if (result.success) return undefined;
  const [issue] = result.issues;
  return `${getDotPath(issue) ?? 'value'}: ${issue.message}`;
}
