import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { DIAGNOSTICS_PATH } from '../contract/paths';
import { useBootStore } from '../features/boot/boot-store';
import { PageErrorBoundary } from './page-error-boundary';
import { LazyDiagnosticsPage } from './routes';

/**
 * Shows the diagnostics page also while the app has not started, or has failed to: that is when support asks for it
 * (OPS-5). Once the app is open, the page is one of its pages.
 */
export function DiagnosticsGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isOpen = useBootStore(({ boot }) => boot.phase === 'open');
  if (isOpen || pathname.replace(/\/$/, '') !== DIAGNOSTICS_PATH) return children;
  return (
    <PageErrorBoundary path={pathname}>
      <Suspense fallback={null}>
        <LazyDiagnosticsPage />
      </Suspense>
    </PageErrorBoundary>
  );
}
