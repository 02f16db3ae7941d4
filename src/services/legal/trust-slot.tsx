import { lazy } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';

const TrustStrip = lazy(() => import('./trust-strip'));

/** The place of the trust strip at the end of a page, whose own content does not wait for it. */
export const TrustSlot = () => (
  <LazyBoundary fallback={null}>
    <TrustStrip />
  </LazyBoundary>
);
