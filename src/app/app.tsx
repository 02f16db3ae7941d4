import { lazy, Suspense, useEffect, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { BootGate } from '../features/boot/boot-gate';
import { retryStart } from '../features/boot/start';
import { merchantPaths } from '../services/merchant/merchant-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { bindRouter } from '../services/navigation/navigator';
import { ErrorBoundary } from './error-boundary';
import { Guard } from './guard';
import { LayerHost } from './layer-host';
import { PageBoundary } from './page-boundary';
import { PagePending } from './page-pending';
import { routesWith } from './routes';

const DomainErrorScreen = lazy(() => import('../features/domain-error/domain-error-screen'));

function Pages() {
  const navigate = useNavigate();
  useEffect(() => bindRouter((path, options) => void navigate(path, options)), [navigate]);
  const passwordPath = useMerchant(({ status }) => merchantPaths(status).password);
  const page = useRoutes(useMemo(() => routesWith(passwordPath), [passwordPath]));
  return (
    <PageBoundary path={useLocation().pathname}>
      <Suspense fallback={<PagePending />}>{page}</Suspense>
    </PageBoundary>
  );
}

/** The product: the screens of the site's state before all pages, the layers over all of them. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <BootGate domainError={(error) => <DomainErrorScreen error={error} onRetry={retryStart} />}>
          <Guard>
            <Pages />
          </Guard>
        </BootGate>
        <LayerHost />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
