import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { emptyStore } from '../versions/empty-store';
import { handleNavigation, matchNavigation } from './navigation';
import { passOn } from './pass-on';

/** A visit with `?sw=pass`: two starts in a row showed nothing, so this one does without the store (BOOT-5). */
export function matchSafeStart(options: RouteMatchCallbackOptions): boolean {
  return matchNavigation(options) && options.url.searchParams.get('sw') === 'pass';
}

/**
 * The network's page, once, and a new store after it; without a network what there is. The registration stays, and with
 * it the push subscription.
 */
export async function handleSafeStart(options: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await passOn(options.request);
  if (!answer.ok || !answer.value.ok) return handleNavigation(options);
  await emptyStore();
  return answer.value;
}
