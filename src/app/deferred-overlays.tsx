import { lazy } from 'react';
import { importChunk } from '../browser/page/import-chunk';
import Popups from '../features/popups/popups';
import { useMerchant } from '../services/merchant/merchant-store';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';

const Installation = lazy(() => importChunk(() => import('../features/install/installation')));

/** What appears over the pages by itself, after home has been painted. */
export default function DeferredOverlays() {
  const offersInstallation = useMerchant(({ status }) => status?.info.whitelabelVal.install.enabled);
  return (
    <>
      <Popups />
      {offersInstallation && (
        <LazyBoundary fallback={null}>
          <Installation />
        </LazyBoundary>
      )}
    </>
  );
}
