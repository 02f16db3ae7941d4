import { type ReactNode, Suspense } from 'react';
import type { ApiError } from '../../contract/api-error';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { useBootStore } from './boot-store';
import { StartFailedScreen, StartWaitingScreen } from './start-failed-screen';

const SiteScreen = lazyWithRetry(() => import('./site-screen'));

interface BootGateProps {
  readonly children: ReactNode;
  /** Fetches the status again (BOOT-2). */
  readonly onRetry: () => Promise<void>;
  /** Renders the domain error screen (DOM-1). */
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
      {boot.phase === 'domain-error' && domainError(boot.error)}
      {(boot.phase === 'failed' || boot.phase === 'offline') && <StartFailedScreen {...boot} onRetry={onRetry} />}
    </Suspense>
  );
}
