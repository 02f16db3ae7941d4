import { lazy, type ReactNode, Suspense } from 'react';
import { useBoot } from './boot-store';
import { StartFailedScreen } from './start-failed-screen';

const MaintenanceScreen = lazy(() => import('./maintenance-screen'));
const AccessDeniedScreen = lazy(() => import('./access-denied-screen'));

/** Lets the product through, or puts the one screen in its place that the status asks for, whatever the path. */
export function BootGate({ children }: { readonly children: ReactNode }) {
  const boot = useBoot((state) => state.boot);
  switch (boot.phase) {
    case 'open':
      return children;
    case 'starting':
      return null;
    default:
      return (
        <Suspense fallback={null}>
          {boot.phase === 'maintenance' && <MaintenanceScreen />}
          {boot.phase === 'denied' && <AccessDeniedScreen />}
          {boot.phase === 'failed' && <StartFailedScreen error={boot.error} />}
        </Suspense>
      );
  }
}
