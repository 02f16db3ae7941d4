import { type ComponentProps, lazy } from 'react';
import { importChunkWhenIdle } from '../../browser/page/import-chunk';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';

const HomeSupportLinks = lazy(() => importChunkWhenIdle(() => import('./home-support-links')));

/** Customer service on home: footer links and floating button, loaded when idle (CS-1). */
export function LazyHomeCustomerService(props: ComponentProps<typeof HomeSupportLinks>) {
  return (
    <LazyBoundary fallback={null}>
      <HomeSupportLinks {...props} />
    </LazyBoundary>
  );
}
