import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { createJsonResponse, type HttpResponse } from '../server/http-response';
import type { Services } from '../services';

/** A resource of the console's JSON API. */
export interface ConsoleResource {
  readonly get?: (services: Services, query: URLSearchParams) => unknown;
  readonly post?: (services: Services, body: unknown) => Promise<HttpResponse>;
  readonly delete?: (services: Services, query: URLSearchParams) => unknown;
}

/** Creates a POST handler that validates the body with `schema` and responds 400 if it is invalid. */
export function createPostHandler<S extends GenericSchema>(
  schema: S,
  run: (services: Services, body: InferOutput<S>) => unknown,
): (services: Services, body: unknown) => Promise<HttpResponse> {
  return async (services, body) => {
    const result = safeParse(schema, body);
    if (result.success) return createJsonResponse((await run(services, result.output)) ?? { done: true });
    const [issue] = result.issues;
    return createJsonResponse({ error: `${getDotPath(issue) ?? 'body'}: ${issue.message}` }, 400);
  };
}
