import { type ReactNode, Suspense } from 'react';
import type { ApiError } from '../../contract/api-error';
import { lazyPart } from '../../ui/lazy-part';
import { useBoot } from './boot-store';
import { StartFailedScreen } from './start-failed-screen';

const SiteScreen = lazyPart(() => import('./site-screen'));

interface BootGateProps {
  readonly children: ReactNode;
  /** The screen of a domain that fails (DOM-1). */
  readonly domainError: (error: ApiError) => ReactNode;
}

/** Lets the product through, or puts the one screen in its place that the start asks for, whatever the path. */
export function BootGate({ children, domainError }: BootGateProps) {
  const boot = useBoot((state) => state.boot);
  switch (boot.phase) {
    case 'open':
      return children;
    case 'starting':
      return null;
    default:
      return (
        <Suspense fallback={null}>
          {(boot.phase === 'maintenance' || boot.phase === 'denied') && <SiteScreen state={boot.phase} />}
          {boot.phase === 'domain-error' && domainError(boot.error)}
          {(boot.phase === 'failed' || boot.phase === 'offline') && <StartFailedScreen {...boot} />}
        </Suspense>
      );
  }
}
