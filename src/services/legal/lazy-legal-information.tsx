import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';

const LegalInformation = lazyWithRetry(() => import('./legal-information'));

/**
 * Renders the {@link LegalInformation} at the end of a page. Loaded lazily, so that the page's content does not wait
 * for it.
 */
export const LazyLegalInformation = () => (
  <LazyBoundary fallback={null}>
    <LegalInformation />
  </LazyBoundary>
);
