import type { Incoming } from '../server/incoming';
import { json, notFound, type Reply, text } from '../server/reply';
import type { Services } from '../services';
import { RESOURCES } from './api';
import { demo } from './demo';
import { mayUseConsole } from './guard';
import { answerConsolePage } from './pages/answer-console-page';

const API = '/console/api/';

/** The operator's console: pages, and the JSON API behind them. Local use only. */
export function answerConsole(services: Services, incoming: Incoming): Reply {
  if (!mayUseConsole(incoming)) return text('The console is for local use', 403);
  const { path, method, origin } = incoming;
  if (path === '/console/demo.json') return json(demo(origin));
  if (path.startsWith(API)) return answerApi(services, incoming);
  return method === 'GET' ? answerConsolePage(services, incoming) : notFound();
}

function answerApi(services: Services, { path, method, query, body }: Incoming): Reply {
  const resource = RESOURCES[path.slice(API.length)];
  if (method === 'GET' && resource?.get) return json(resource.get(services, query));
  if (method === 'DELETE' && resource?.delete) return json(resource.delete(services, query) ?? { done: true });
  if (method === 'POST' && resource?.post) {
    const parsed = tryJson(body === '' ? '{}' : body);
    return parsed === undefined ? json({ error: 'not JSON' }, 400) : resource.post(services, parsed);
  }
  return notFound();
}

function tryJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The sender gets a 400 for it.
    return undefined;
  }
}
