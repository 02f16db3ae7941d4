import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { importChunkWhenIdle } from '../browser/page/import-chunk';
import { BootGate } from '../features/boot/boot-gate';
import { AccountChatBadge, ChatNavigationItem } from '../features/chat/chat-navigation-item';
import { getLandingAndPasswordPaths } from '../services/merchant/landing-and-password-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { MainNavigation } from '../services/navigation/main-navigation';
import { registerRouterNavigate } from '../services/navigation/navigate';
import { useMayOffer } from '../services/play-protection/play-pause-marker';
import { queryClient } from '../services/queries/query-client';
import { useSession } from '../services/session/session-store';
import { AfterFirstPaint } from '../ui/lazy/after-first-paint';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';
import style from './app.module.css';
import { DiagnosticsGate } from './diagnostics-gate';
import { ErrorBoundary } from './error-boundary';
import { OverlayHost } from './overlay-host';
import { PageRouter } from './page-changes/page-router';
import { PageErrorBoundary } from './page-error-boundary';
import { PagePending } from './page-pending';
import { RouteGuard } from './route-guard';
import { getRoutes, LazyNotFoundPage } from './routes';

const DeferredParts = lazyWithRetry(() => import('./deferred-parts'));
const MiniGame = lazy(() => importChunkWhenIdle(() => import('../features/mini-game/mini-game')));
const IdleFeatures = lazy(() => importChunkWhenIdle(() => import('./idle-features')));
const DomainErrorScreen = lazyWithRetry(() => import('../features/domain-failover/ui/domain-error-screen'));

/**
 * The current page, and the parts of the app that load after the first paint. These parts are outside of the route
 * guard: a redirect does not unmount them, so the focus manager handles it like any navigation.
 */
function Pages() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => registerRouterNavigate((path, options) => void navigate(path, options)), [navigate]);
  const passwordPath = useMerchant(({ status }) => getLandingAndPasswordPaths(status).password);
  const page = useRoutes(getRoutes(passwordPath));
  return (
    <PageErrorBoundary path={pathname + search}>
      <Suspense fallback={<PagePending />}>
        <div className={style.frame}>
          <RouteGuard notFound={<LazyNotFoundPage />}>
            {page}
            <MainNavigation accountBadge={<AccountChatBadge />}>
              <ChatNavigationItem />
            </MainNavigation>
          </RouteGuard>
        </div>
        <AfterFirstPaint>
          <DeferredParts />
        </AfterFirstPaint>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Overlays that signed-in members see on every page; the mini game invites to play (SAFE-4). */
function MemberOverlays() {
  const hasSession = useSession(({ session }) => session !== undefined);
  const mayOffer = useMayOffer();
  return (
    hasSession &&
    mayOffer && (
      <LazyBoundary fallback={null}>
        <MiniGame />
      </LazyBoundary>
    )
  );
}

interface AppProps {
  /** Fetches the site status again (BOOT-2). */
  readonly onRetry: () => Promise<void>;
  /** Called after the first render. */
  readonly onRendered: () => void;
}

/**
 * Root component. Shows the pages in the boot phase `open`; in any other phase, shows the screen of that phase.
 * Overlays are shown on top in every phase.
 */
export function App({ onRetry, onRendered }: AppProps) {
  useEffect(onRendered, [onRendered]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PageRouter>
          <DiagnosticsGate>
            <BootGate onRetry={onRetry} domainError={(error) => <DomainErrorScreen error={error} onRetry={onRetry} />}>
              <Pages />
              <MemberOverlays />
              <LazyBoundary fallback={null}>
                <IdleFeatures />
              </LazyBoundary>
            </BootGate>
          </DiagnosticsGate>
          <OverlayHost />
        </PageRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
