import { type ReactNode, Suspense } from 'react';
import { isOnline } from '../../browser/device/network';
import type { ApiError } from '../../contract/api-error';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { useBootStore } from './boot-store';
import { StartFailedScreen, StartWaitingScreen } from './start-failed-screen';

const SiteScreen = lazyWithRetry(() => import('./site-screen'));

interface BootGateProps {
  readonly children: ReactNode;
  /** Fetches the status again (BOOT-2). */
  readonly onRetry: () => Promise<void>;
  /** Renders the domain error screen (DOM-1). If that fails to load, the screen of a failed start is shown. */
  readonly domainError: (error: ApiError) => ReactNode;
}

/**
 * Renders the app if the site is open, and nothing while the app starts. In every other boot phase, renders the
 * screen of that phase instead of the page, whatever the URL path.
 */
export function BootGate({ children, onRetry, domainError }: BootGateProps) {
  const boot = useBootStore((state) => state.boot);
  if (boot.phase === 'open') return children;
  return (
    <Suspense fallback={null}>
      {(boot.phase === 'maintenance' || boot.phase === 'denied') && <SiteScreen state={boot.phase} onRetry={onRetry} />}
      {boot.phase === 'waiting' && <StartWaitingScreen onRetry={onRetry} />}
      {boot.phase === 'domain-error' && (
        <LazyBoundary
          fallback={null}
          errorFallback={
            <StartFailedScreen phase={isOnline() ? 'failed' : 'offline'} error={boot.error} onRetry={onRetry} />
          }
        >
          {domainError(boot.error)}
        </LazyBoundary>
      )}
      {(boot.phase === 'failed' || boot.phase === 'offline') && <StartFailedScreen {...boot} onRetry={onRetry} />}
    </Suspense>
  );
}
