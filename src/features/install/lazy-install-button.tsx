import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';

const InstallButton = lazyWithRetry(() => import('./install-button'));

/** Button that installs the web app, for a page on which it is rare. */
export const LazyInstallButton = () => (
  <LazyBoundary fallback={null}>
    <InstallButton />
  </LazyBoundary>
);
