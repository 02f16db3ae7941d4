import { answerArt } from '../art/answer-art';
import { answerConsole } from '../console/answer-console';
import { answerIdentity, isIdentityPath } from '../identity/answer-identity';
import { answerPages } from '../pages/answer-pages';
import type { Services } from '../services';
import { answerCall } from './answer-call';
import { answerGateway } from './answer-gateway';
import type { Answer } from './http-server';
import { allowPing, answerPreflight } from './ping-cors';
import { notFound, redirect } from './reply';
import { createStatic } from './static';

/** Which part of the platform answers which path. */
export function createAnswer(
  services: Services,
  { distDir, gateway }: { distDir: string; gateway?: string | undefined },
): Answer {
  const serveStatic = createStatic(distDir);
  return async (incoming) => {
    const { path, method } = incoming;
    if (path.startsWith('/wps/')) {
      if (gateway) return answerGateway(gateway, incoming);
      if (method === 'OPTIONS') return answerPreflight(incoming);
      return allowPing(incoming, await answerCall(services, incoming));
    }
    if (isIdentityPath(path)) return answerIdentity(services.identity, incoming);
    if (path === '/console' || path.startsWith('/console/')) return answerConsole(services, incoming);
    if (method !== 'GET' && method !== 'HEAD') return notFound();
    if (path === '/' || path === '/m') return redirect(`/m/${incoming.search}`);
    if (path.startsWith('/m/') || path.startsWith('/mobile/')) return serveStatic(incoming);
    if (path.startsWith('/cdn/')) return answerArt(services, incoming);
    return answerPages(services, incoming);
  };
}
