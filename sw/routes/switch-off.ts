import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { forgetImages } from '../images/image-store';
import { emptyStore } from '../versions/empty-store';
import { matchNavigation } from './navigation';
import { offlinePage } from './offline-page';
import { passOn } from './pass-on';

/** A visit with `?sw=off`: the way past a store gone bad. The page that comes back asks this worker for nothing. */
export function matchSwitchOff(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'off';
}

/** The registration stays, and with it the push subscription; the next visit without the word fills the store anew. */
export async function handleSwitchOff({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  event.waitUntil(Promise.all([emptyStore(), forgetImages()]));
  const answer = await passOn(request);
  return answer.ok ? answer.value : offlinePage();
}
