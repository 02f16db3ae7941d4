import { getDotPath, safeParse } from 'valibot';
import { findRoute } from '../routes/find-route';
import type { Services } from '../services';
import type { Incoming } from './incoming';
import { readCall } from './read-call';
import { Refusal, refuse } from './refusal';
import { json, type Reply, refusalReply, success } from './reply';
import type { Route } from './route';

/** Answers a `/wps` request: the endpoint's value in the envelope, or a refusal. */
export async function answerCall(services: Services, incoming: Incoming): Promise<Reply> {
  const route = findRoute(incoming.method, incoming.path);
  if (!route) return refusalReply(new Refusal('endpoint.unknown', 'No such call', 404));
  const call = readCall(services, route.endpoint, incoming);
  if (call instanceof Refusal) return refusalReply(call);
  const value = await route.run(call);
  if (value instanceof Refusal) return refusalReply(value);
  const broken = brokenPromise(route, value);
  if (broken) {
    services.log(`${route.endpoint.name} breaks the contract: ${broken}`);
    return refusalReply({ ...refuse('platform.err', broken), status: 500 });
  }
  return route.endpoint.bare ? json(value) : success(value);
}

/** What does not fit the contract in an answer of ours. */
function brokenPromise({ endpoint }: Route, value: unknown): string | undefined {
  const result = safeParse(endpoint.answer, value);
  if (result.success) return undefined;
  const [issue] = result.issues;
  return `${getDotPath(issue) ?? 'value'}: ${issue.message}`;
}
