import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { SHELL_URL } from '../../src/contract/asset-manifest';
import { BASE_PATH, ROUTES } from '../../src/contract/paths';
import { checkAfterStart } from '../staging/check-when-due';
import { readContent } from '../versions/content-store';
import { findFile } from '../versions/generations';
import { wholeVersion } from '../versions/known-versions';
import { offlinePage } from './offline-page';
import { passOn } from './pass-on';

const ROUTE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));

/**
 * A visit to a page of the app, known or not: the app draws its own not-found page (ROUTE-4). A path that names a file
 * is a visit to that file.
 */
export function matchNavigation({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const inside = url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`);
  const namesFile = /\.[^/]*$/.test(url.pathname) && !ROUTE_PATHS.has(url.pathname);
  return request.mode === 'navigate' && sameOrigin && inside && !namesFile;
}

/**
 * The shell of the version in charge, without a word to the network; the network only when there is none. Without a
 * network the store is asked once more: on a busy device it may only have been too slow.
 */
export async function handleNavigation({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(checkAfterStart());
  const stored = await storedShell();
  if (stored) return stored;
  const answer = await passOn(request);
  return answer.ok ? answer.value : ((await storedShell()) ?? offlinePage());
}

async function storedShell(): Promise<Response | undefined> {
  const version = await wholeVersion();
  const shell = version && findFile([version], SHELL_URL);
  return shell && readContent(shell.sha256);
}
