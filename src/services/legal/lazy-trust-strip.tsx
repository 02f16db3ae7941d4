import { lazy } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';

const TrustStrip = lazy(() => import('./trust-strip'));

/**
 * Renders the {@link TrustStrip} at the end of a page. Loaded lazily, so that the page's content does not wait for it.
 */
export const LazyTrustStrip = () => (
  <LazyBoundary fallback={null}>
    <TrustStrip />
  </LazyBoundary>
);
