import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { within } from '../limit';
import { emptyStore } from '../versions/empty-store';
import { handleNavigation, matchNavigation } from './navigation';
import { passOn } from './pass-on';

/** Milliseconds that the network has to begin an answer: what is stored may show nothing, but a dead line surely will. */
const NETWORK_LIMIT = 5_000;

/** A visit with `?sw=pass`: two starts in a row showed nothing, so this one does without the store (BOOT-5). */
export function matchSafeStart(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'pass';
}

/**
 * The network's page, once, and a new store after it, for which the page does not wait; without a network what there is.
 * The registration stays, and with it the push subscription.
 */
export async function handleSafeStart(options: RouteHandlerCallbackOptions): Promise<Response> {
  const heard = await within(NETWORK_LIMIT, passOn(options.request));
  const answer = heard.ok && heard.value.ok ? heard.value.value : undefined;
  if (!answer?.ok) return handleNavigation(options);
  options.event.waitUntil(emptyStore());
  return answer;
}
