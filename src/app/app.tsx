import { lazy, Suspense, useEffect, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { loadAfterPaint } from '../browser/load-after-paint';
import { BootGate } from '../features/boot/boot-gate';
import { retryStart } from '../features/boot/start';
import { merchantPaths } from '../services/merchant/merchant-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { bindRouter } from '../services/navigation/navigator';
import { useSession } from '../services/session/session-store';
import { LatePart } from '../ui/late-part';
import { lazyPart } from '../ui/lazy-part';
import { useAfterFirstPaint } from '../ui/use-after-first-paint';
import { ErrorBoundary } from './error-boundary';
import { Guard } from './guard';
import { LayerHost } from './layer-host';
import { PageBoundary } from './page-boundary';
import { PagePending } from './page-pending';
import { routesWith } from './routes';

const Arrival = lazyPart(() => import('./arrival'));
const MiniGame = lazy(() => loadAfterPaint(() => import('../features/mini-game/mini-game')));
const DomainErrorScreen = lazyPart(() => import('../features/domain-error/domain-error-screen'));

function Pages() {
  const navigate = useNavigate();
  useEffect(() => bindRouter((path, options) => void navigate(path, options)), [navigate]);
  const passwordPath = useMerchant(({ status }) => merchantPaths(status).password);
  const page = useRoutes(useMemo(() => routesWith(passwordPath), [passwordPath]));
  const { pathname, search } = useLocation();
  return (
    <PageBoundary path={pathname + search}>
      <Suspense fallback={<PagePending />}>
        {page}
        <LatePart meanwhile={null}>{useAfterFirstPaint() && <Arrival />}</LatePart>
      </Suspense>
    </PageBoundary>
  );
}

/** What floats over every page for members. */
function ForMembers() {
  const hasSession = useSession(({ session }) => session !== undefined);
  return (
    hasSession && (
      <LatePart meanwhile={null}>
        <MiniGame />
      </LatePart>
    )
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
          <ForMembers />
        </BootGate>
        <LayerHost />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
