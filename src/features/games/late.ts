import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part';

type Parts = typeof import('./late-parts');

/** A part whose code comes when it is first drawn. */
function late<P>(part: (parts: Parts) => ComponentType<P>) {
  return lazyPart(async () => ({ default: part(await import('./late-parts')) }));
}

export const CategoryGames = late((parts) => parts.CategoryGames);
export const MatchLane = late((parts) => parts.MatchLane);
export const RecentLane = late((parts) => parts.RecentLane);
