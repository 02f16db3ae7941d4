import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { json, type Reply } from '../server/reply';
import type { Services } from '../services';

/** A thing of the console's JSON API. */
export interface Resource {
  readonly get?: (services: Services, query: URLSearchParams) => unknown;
  readonly post?: (services: Services, body: unknown) => Reply;
  readonly delete?: (services: Services, query: URLSearchParams) => unknown;
}

/** A POST whose body is parsed by `schema` first; answers 400 to what does not fit. */
export function posting<S extends GenericSchema>(
  schema: S,
  run: (services: Services, body: InferOutput<S>) => unknown,
): (services: Services, body: unknown) => Reply {
  return (services, body) => {
    const result = safeParse(schema, body);
    if (result.success) return json(run(services, result.output) ?? { done: true });
    const [issue] = result.issues;
    return json({ error: `${getDotPath(issue) ?? 'body'}: ${issue.message}` }, 400);
  };
}
