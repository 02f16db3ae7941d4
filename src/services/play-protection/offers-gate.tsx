import type { ReactNode } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { useMayOffer } from './play-pause-marker';

/** Loaded for the few who need it, so that no page carries the wallet for it. */
const OffersPaused = lazyWithRetry(() => import('./offers-paused'));

/**
 * Content of a page, or a part of one, that offers something: rendered only for somebody who may be offered something.
 * Others are told until when they are not; while that is not known yet, they see that it loads, or has failed (SAFE-4).
 */
export function OffersGate({ children }: { readonly children: ReactNode }) {
  if (useMayOffer()) return children;
  return (
    <LazyBoundary fallback={null}>
      <OffersPaused />
    </LazyBoundary>
  );
}
