import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { emptyStore } from '../versions/empty-store';
import { matchNavigation } from './navigation';
import { offlinePage } from './offline-page';
import { passOn } from './pass-on';

/** A visit with `?sw=off`: the way past a store gone bad. The page that comes back unregisters this worker. */
export function matchSwitchOff(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'off';
}

export async function handleSwitchOff({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(emptyStore());
  const answer = await passOn(request);
  return answer.ok ? answer.value : offlinePage();
}
